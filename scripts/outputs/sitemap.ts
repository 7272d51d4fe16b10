import { addresses, files, sitemapPart } from '../../src/model/addresses.ts';
import type { Article } from '../../src/model/article.ts';
import type { Day } from '../../src/model/day.ts';
import { escapeXml } from '../../src/model/escape-xml.ts';
import { addressesOf, type PageName, pagesThat } from '../../src/model/site-pages.ts';
import { hasWeek } from '../../src/model/theme.ts';
import type { Content } from '../content/read-content.ts';
import { lastChanged, newestChange } from './last-changed.ts';

/** Of what they show, the newest tells when they changed. */
const listsArticles: readonly PageName[] = ['home', 'articles', 'laterArticles'];

/** A file of addresses may hold no more. */
const mostAddresses = 50_000;

/**
 * Every address for search engines, by the name of its file: one, or one that names the others. A day of change
 * stands only where the content tells it: at each article, and at the pages that list them.
 */
export function sitemap(
  { site, articles, exercises, sounds, lessons, themes }: Content,
  most = mostAddresses,
): Map<string, string> {
  const subjects = { articles, exercises, sounds: sounds.sounds, lessons, themes: themes.filter(hasWeek) };
  const changed = daysOfChange(articles);
  const listed = pagesThat(({ sitemap }) => sitemap).flatMap((page) =>
    addressesOf(page, subjects).map((address) => ({ address, isList: listsArticles.includes(page.name) })),
  );
  const newest = newestChange(articles);
  const entries = listed.map(({ address, isList }) =>
    entry(site.url + address, isList ? newest : changed.get(address)),
  );
  if (entries.length <= most) return new Map([[files.sitemap, wrap('urlset', entries)]]);
  const parts = new Map<string, string>();
  for (let start = 0; start < entries.length; start += most) {
    parts.set(sitemapPart(parts.size + 1), wrap('urlset', entries.slice(start, start + most)));
  }
  const index = [...parts.keys()].map(
    (part) => `  <sitemap><loc>${escapeXml(site.url + part)}</loc></sitemap>`,
  );
  return new Map([[files.sitemap, wrap('sitemapindex', index)], ...parts]);
}

function daysOfChange(articles: readonly Article[]): Map<string, Day> {
  return new Map(articles.map((article) => [addresses.article(article.slug), lastChanged(article)]));
}

function wrap(kind: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${kind}>`,
    '',
  ].join('\n');
}

function entry(url: string, changed?: Day): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return `  <url><loc>${escapeXml(url)}</loc>${lastmod}</url>`;
}
