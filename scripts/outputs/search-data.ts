import { addresses } from '../../src/model/addresses.ts';
import type { Content } from '../content/read-content.ts';

/** What can be searched in the articles, for anyone who wants to search them elsewhere. */
export function searchData({ site, articles }: Content): string {
  const entries = articles.map(({ slug, title, summary, category, datePublished }) => ({
    slug,
    address: site.url + addresses.article(slug),
    title,
    summary,
    category,
    datePublished,
  }));
  return `${JSON.stringify(entries, null, 2)}\n`;
}
