import { pageDataId } from '../../src/page-data.ts';
import { pagePolicy } from '../hosting/policy.ts';

/**
 * What the renderer hands over is not yet a page that may be published: its data sits in a script that a strict
 * Content-Security-Policy refuses, its head tags stand in the body, and its styles are a second request away.
 */
export function finishPage(html: string, styles: string): string {
  const { page, data } = takeData(html);
  return inlineStyles(withData(liftHead(dropHints(page)), data), styles);
}

/** The not-found page stands for any address, so it carries no data: the app renders what the address asks for. */
export function finishNotFoundPage(html: string, styles: string): string {
  const { page } = takeData(html);
  return inlineStyles(liftHead(dropHints(page)), styles);
}

/** The offline page stands for any address too, and must not give way to what the address asks for: it has no app. */
export function finishOfflinePage(html: string, styles: string): string {
  return finishNotFoundPage(html, styles).replace(/<script type="module"[^>]*><\/script>/, '');
}

interface RouterData {
  loaderData: Record<string, unknown>;
  errors: Record<string, { message?: string }> | null;
}

const routerScript = /<script>window\.__staticRouterHydrationData = JSON\.parse\((".*?")\);<\/script>/s;

function takeData(html: string): { page: string; data: unknown } {
  const found = html.match(routerScript);
  if (!found?.[1]) throw new Error('The rendered page has no router data');
  const { loaderData, errors } = JSON.parse(JSON.parse(found[1])) as RouterData;
  for (const error of Object.values(errors ?? {})) {
    throw new Error(`The page could not be rendered: ${error.message ?? JSON.stringify(error)}`);
  }
  const data = Object.values(loaderData).find((value) => value !== null) ?? null;
  return { page: html.replace(routerScript, ''), data };
}

/** The renderer hints at all that any page may need; a page fetches what it shows, and the app when it is of use. */
function dropHints(html: string): string {
  const headEnd = html.indexOf('</head>');
  const head = html.slice(0, headEnd).replace(/<link rel="(?:module)?preload"[^>]*>/g, '');
  const body = html.slice(headEnd).replace(/\s*<script>\/\* SCRIPT_COMMENT_PLACEHOLDER \*\/<\/script>/, '');
  return head + body;
}

const headTagsInRoot =
  /(<div id="root"[^>]*?)(?: data-server-rendered="true")?>((?:<title>.*?<\/title>|<meta\b[^>]*>|<link\b[^>]*>)*)/s;

function liftHead(html: string): string {
  const found = html.match(headTagsInRoot);
  if (!found) throw new Error('The rendered page has no #root');
  const [, root = '', tags = ''] = found;
  return html.replace(headTagsInRoot, () => `${root}>`).replace('</head>', () => `${tags}</head>`);
}

function withData(html: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace(
    '</body>',
    () => `<script type="application/json" id="${pageDataId}">${json}</script></body>`,
  );
}

/** The policy holds for what comes after it, so it stands before all that a page fetches or runs. */
function inlineStyles(html: string, styles: string): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(styles)}">`;
  return html
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`)
    .replace(/<meta charset="utf-8"\s*\/?>/, (charset) => charset + policy);
}
