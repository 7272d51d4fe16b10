import { addresses } from '../../src/model/addresses.ts';
import type { Content } from '../content/read-content.ts';
import { summarise } from './summarise.ts';

/** What the list searches and shows of all articles; anyone may search them elsewhere too. */
export function searchData({ site, articles }: Content): string {
  return JSON.stringify(
    articles.map((article) => ({
      ...summarise(article),
      address: site.url + addresses.article(article.slug),
    })),
  );
}
