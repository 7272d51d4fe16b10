import { pagePolicy } from '../hosting/policy.ts';

interface FinishingTouch {
  /** The one style sheet that stands in the page. */
  styles: string;
  /** The tag of the one script that it runs. */
  script: string;
  rules: string;
}

/**
 * What the renderer hands over is not yet a page that may be published: its head tags stand in the body, it lacks its
 * styles and its script, and it hints at files that only some pages need. The styles come in last: they are nearly half
 * of a page, and nothing in them is looked for.
 */
export function finishPage(html: string, { styles, script, rules }: FinishingTouch): string {
  const { head, body } = liftHead(dropHints(html));
  const ownHead = begin(closeUp(head), policyTag(pagePolicy([styles])) + script);
  return `${ownHead}<style>${styles}</style>${withRules(dropSeams(body), rules)}`;
}

function dropHints(html: string): string {
  return html
    .replace(/<(html|body) \s*/g, '<$1 ')
    .replace('<body >', '<body>')
    .replace(/<link rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g, '')
    .replace('\n<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script>', '');
}

const headTagsInRoot =
  /(<div id="root"[^>]*?)(?: data-server-rendered="true")?>((?:<title>.*?<\/title>|<meta\b[^>]*>|<link\b[^>]*>)*)/s;

/** The head with all its tags, and what comes after them, its end tag first. */
function liftHead(html: string): { head: string; body: string } {
  const found = html.match(headTagsInRoot);
  if (!found) throw new Error('The rendered page has no #root');
  const [all, root = '', tags = ''] = found;
  const end = html.indexOf('</head>');
  const start = found.index ?? 0;
  return {
    head: html.slice(0, end) + tags,
    body: `${html.slice(end, start)}${root}>${html.slice(start + all.length)}`,
  };
}

/** React writes no `>` in a tag of the head that isn't its end. */
function closeUp(head: string): string {
  return head.replace(/\s*\/>/g, '>').replace(/>\s+</g, '><');
}

/** Up to the first island, React would keep texts apart if it ever saw them again. */
function dropSeams(body: string): string {
  const seamless = body.replace(/\s+(?=<div id="root"|<\/body>|<\/html>)/g, '').replaceAll('></path>', '/>');
  const island = seamless.indexOf('data-island=');
  const plain = island < 0 ? seamless : seamless.slice(0, island);
  return plain.replaceAll('<!-- -->', '') + seamless.slice(plain.length);
}

function withRules(body: string, rules: string): string {
  return body.replace('</body>', () => `<script type="speculationrules">${rules}</script></body>`);
}

function policyTag(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** The policy holds for what comes after it, so it stands before all that a page fetches or runs. */
function begin(head: string, tags: string): string {
  return head.replace(/<meta charset="utf-8"\s*\/?>/, (charset) => charset + tags);
}
