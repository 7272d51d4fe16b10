import { addresses } from '../../src/model/addresses.ts';
import type { Content } from '../content/read-content.ts';

/** What the list searches and shows of all articles; anyone may search them elsewhere too. */
export function searchData({ site, articles }: Content): string {
  const entries = articles.map(({ slug, title, summary, category, datePublished, wordCount }) => ({
    slug,
    address: site.url + addresses.article(slug),
    title,
    summary,
    category,
    datePublished,
    wordCount,
  }));
  return JSON.stringify(entries);
}
