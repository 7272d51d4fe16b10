import { pagePolicy } from '../hosting/policy.ts';
import type { SpeculationRules } from './speculation-rules.ts';
import { stampPage } from './stamp-page.ts';

interface FinishingTouch {
  /** Where the page stands under its host. */
  pathname: string;
  /** The one style sheet that stands in the page. */
  styles: string;
  /** The address of the one script that it runs instead of the starter. */
  script?: string;
  rules: SpeculationRules;
}

/**
 * What the renderer hands over is not yet a page that may be published: its head tags stand in the body, it lacks its
 * styles, and it holds scripts and hints for an app that this site doesn't have. The styles come in last: they are
 * nearly half of a page, and nothing in them is looked for.
 */
export function finishPage(html: string, { pathname, styles, script, rules }: FinishingTouch): string {
  const { head, body } = liftHead(withoutRendererScripts(html));
  const { rest, starter } = takeStarter(head);
  const own = script === undefined ? starter : `<script src="${script}"></script>`;
  const ownHead = insertAfterCharset(
    rest,
    policyTag(pagePolicy({ styles: [styles], speculationRules: Object.values(rules) })) + own,
  );
  const page = `${ownHead}<style>${styles}</style>${withRules(dropHydrationComments(body), rules)}`;
  return stampPage(page, pathname);
}

/** vite-react-ssg writes down where its app finds the data of a page; React asks ahead for pictures named right below. */
export function withoutRendererScripts(html: string): string {
  return html
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/<script>window\.__staticRouterHydrationData = .*?<\/script>/s, '')
    .replace(/\n<script>\/\* SCRIPT_COMMENT_PLACEHOLDER \*\/<\/script>/, '');
}

/** In what an attribute says, `>` ends nothing. */
const headTagsInRoot =
  /(<div id="root"[^>]*?)(?: data-server-rendered="true")?>((?:<title>.*?<\/title>|<(?:meta|link)\b(?:[^">]|"[^"]*")*>)*)/s;

/** The head with all its tags, and what comes after them, its end tag first. */
function liftHead(html: string): { head: string; body: string } {
  const found = html.match(headTagsInRoot);
  if (!found) throw new Error('The rendered page has no #root');
  const [all, root = '', tags = ''] = found;
  const end = html.indexOf('</head>');
  const start = found.index ?? 0;
  return {
    head: html.slice(0, end).replace(/>\s+(?=<|$)/g, '>') + tags,
    body: `${html.slice(end, start)}${root}>${html.slice(start + all.length)}`,
  };
}

/** The script of index.html, as the bundler names it. */
function takeStarter(head: string): { rest: string; starter: string } {
  const tag = /<script type="module"[^>]* src="([^"]*)"><\/script>/;
  const address = head.match(tag)?.[1];
  if (address === undefined) throw new Error('The rendered page has no starter');
  return { rest: head.replace(tag, ''), starter: `<script type="module" src="${address}"></script>` };
}

/** React's `<!-- -->` is needed where it hydrates: not before the first island. */
function dropHydrationComments(body: string): string {
  const seamless = body.replace(/\s+(?=<div id="root"|<\/body>|<\/html>)/g, '').replaceAll('></path>', '/>');
  const island = seamless.indexOf('data-island=');
  const plain = island < 0 ? seamless : seamless.slice(0, island);
  return plain.replaceAll('<!-- -->', '') + seamless.slice(plain.length);
}

/** Each with its own text, since the policy knows them by their hash: a script can't change them. */
function withRules(body: string, { mouse, touch }: SpeculationRules): string {
  const tag = (rules: string) => `<script type="speculationrules">${rules}</script>`;
  const end = body.lastIndexOf('</body>');
  return `${body.slice(0, end)}${tag(mouse)}<template>${tag(touch)}</template>${body.slice(end)}`;
}

function policyTag(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** The policy holds for what comes after it, so it stands before all that a page fetches or runs. */
function insertAfterCharset(head: string, tags: string): string {
  return head.replace(/<meta charset="utf-8">/, (charset) => charset + tags);
}
