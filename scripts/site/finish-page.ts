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
 * styles and its script, and it hints at files that only some pages need.
 */
export function finishPage(html: string, { styles, script, rules }: FinishingTouch): string {
  const page = dropSeams(liftHead(dropHints(html), `<style>${styles}</style>`));
  return begin(withRules(page, rules), policyTag(pagePolicy([styles])) + script);
}

function dropHints(html: string): string {
  return html
    .replace(/<(html|body) \s*/g, '<$1 ')
    .replace('<body >', '<body>')
    .replace(/<link rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g, '')
    .replace('\n<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script>', '');
}

/**
 * Within and between the head's tags, where React writes no `>` that isn't the end of one; and, up to the first island,
 * between texts that it would keep apart if it ever saw them again.
 */
function dropSeams(html: string): string {
  const seamless = html
    .replace(/^.*?(?=<style>)/s, (head) => head.replace(/\s*\/>/g, '>').replace(/>\s+</g, '><'))
    .replace(/\s+(?=<div id="root"|<\/body>|<\/html>)/g, '')
    .replaceAll('></path>', '/>');
  return seamless.replace(/^.*?(?=data-island=|$)/s, (plain) => plain.replaceAll('<!-- -->', ''));
}

const headTagsInRoot =
  /(<div id="root"[^>]*?)(?: data-server-rendered="true")?>((?:<title>.*?<\/title>|<meta\b[^>]*>|<link\b[^>]*>)*)/s;

function liftHead(html: string, styles: string): string {
  const found = html.match(headTagsInRoot);
  if (!found) throw new Error('The rendered page has no #root');
  const [, root = '', tags = ''] = found;
  return html.replace(headTagsInRoot, () => `${root}>`).replace('</head>', () => `${tags}${styles}</head>`);
}

function withRules(html: string, rules: string): string {
  return html.replace('</body>', () => `<script type="speculationrules">${rules}</script></body>`);
}

function policyTag(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** The policy holds for what comes after it, so it stands before all that a page fetches or runs. */
function begin(html: string, tags: string): string {
  return html.replace(/<meta charset="utf-8"\s*\/?>/, (charset) => charset + tags);
}
