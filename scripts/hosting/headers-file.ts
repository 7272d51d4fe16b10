import { files, folders } from '../../src/model/addresses.ts';
import { pagesThat } from '../../src/model/site-pages.ts';
import type { Header } from './policy.ts';

/**
 * The `_headers` of Netlify and Cloudflare Pages. Where several rules match, these hosts join the values of one
 * header with a comma, so no header stands in two rules that can meet. What is named in none keeps the lifetime that
 * both hosts give by themselves: asked for again at every visit, and answered with 304 when nothing changed.
 *
 * There is no `_redirects`: both hosts serve artikelen.html at /artikelen, and 404.html with status 404 where there
 * is nothing. (Cloudflare sends /artikelen/ and /artikelen.html on to /artikelen. Netlify serves them all three, and takes
 * the one with a slash for the one without, so that a rule for it would lead round in a circle.)
 */
export function headersFile(security: readonly Header[]): string {
  return [
    rule('/*', security),
    ...pages.map((page) => rule(page, [['Cache-Control', pageLifetime]])),
    rule(`/${folders.assets}/*`, [['Cache-Control', assetLifetime]]),
    rule(`/${folders.covers}/*`, [['Cache-Control', 'public, max-age=86400']]),
    rule(files.searchData, forOthers),
    rule(files.feed, forOthers),
  ].join('\n');
}

/** With `*` for what differs. A pattern that another covers, or that stands for files as well, gets no rule. */
const pages = pagesThat(({ sitemap }) => sitemap)
  .map(({ path }) => path.replace(/:\w+/, '*'))
  .filter((pattern) => !covers(pattern, files.pdf('x')))
  .filter((pattern, _place, all) => !all.some((other) => other !== pattern && covers(other, pattern)));

function covers(pattern: string, address: string): boolean {
  return pattern.endsWith('*') && address.startsWith(pattern.slice(0, -1));
}

/** A page that the worker fetched ahead, or that was read just now, is there without asking. */
const pageLifetime = 'public, max-age=300';

/** A file with its content in its name never changes. */
export const assetLifetime = 'public, max-age=31536000, immutable';

/** Other sites may read what is made for them. */
const forOthers: readonly Header[] = [['Access-Control-Allow-Origin', '*']];

function rule(pattern: string, headers: readonly Header[]): string {
  return [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}
