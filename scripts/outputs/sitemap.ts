import { addresses } from '../../src/model/addresses.ts';
import type { Day } from '../../src/model/day.ts';
import { escapeXml } from '../../src/model/escape-xml.ts';
import { laterPages } from '../../src/model/list-pages.ts';
import type { Content } from '../content/read-content.ts';
import { lastChanged, newestChange } from './last-changed.ts';

/**
 * Every address for search engines. A day of change stands only where the content tells it: at each article, and at
 * the pages that list them.
 */
export function sitemap({ site, articles }: Content): string {
  const newest = newestChange(articles);
  const entries = [
    entry(site.url + addresses.home, newest),
    entry(site.url + addresses.articles, newest),
    ...laterPages(articles.length).map((page) => entry(site.url + addresses.articlesPage(page), newest)),
    ...articles.map((article) => entry(site.url + addresses.article(article.slug), lastChanged(article))),
    entry(site.url + addresses.tips),
    entry(site.url + addresses.exercises),
    entry(site.url + addresses.about),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function entry(url: string, changed?: Day): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return `  <url><loc>${escapeXml(url)}</loc>${lastmod}</url>`;
}
