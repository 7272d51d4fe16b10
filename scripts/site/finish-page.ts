import { pagePolicy } from '../hosting/policy.ts';

interface FinishingTouch {
  /** The one style sheet that stands in the page. */
  styles: string;
  rules: string;
  /** Of the script that the page runs instead of the starter. */
  ownScript?: string | undefined;
}

/**
 * What the renderer hands over is not yet a page that may be published: its head tags stand in the body, it lacks its
 * styles, and it hints at files that only some pages need. The styles come in last: they are nearly half of a page, and
 * nothing in them is looked for.
 */
export function finishPage(html: string, { styles, rules, ownScript }: FinishingTouch): string {
  const { head, body } = liftHead(dropHints(html));
  const ownHead = withPolicy(withoutStarter(closeUp(head), ownScript), pagePolicy([styles]));
  // Before anything is painted it has run.
  const script = ownScript === undefined ? '' : `<script src="${ownScript}"></script>`;
  return `${ownHead}<style>${styles}</style>${script}${withRules(dropSeams(body), rules)}`;
}

function dropHints(html: string): string {
  return (
    html
      .replace(/<(html|body) \s*/g, '<$1 ')
      .replace('<body >', '<body>')
      .replace(/<link rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g, '')
      // A module is fetched in just this way without being told.
      .replace(/(<script type="module") crossorigin(?:="")?/, '$1')
      .replace('\n<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script>', '')
  );
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

function withoutStarter(head: string, ownScript: string | undefined): string {
  return ownScript === undefined ? head : head.replace(/<script type="module"[^>]*><\/script>/, '');
}

function withRules(body: string, rules: string): string {
  return body.replace('</body>', () => `<script type="speculationrules">${rules}</script></body>`);
}

/** The policy holds for what comes after it, so it stands before all that a page fetches or runs. */
function withPolicy(head: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return head.replace(/<meta charset="utf-8"\s*\/?>/, (charset) => charset + meta);
}
