import { addresses } from '../../src/model/addresses.ts';

/** What every visitor's browser keeps, however many articles there are. */
const shell = [
  addresses.home,
  addresses.articles,
  addresses.tips,
  addresses.exercises,
  addresses.about,
  addresses.offline,
];
const newestArticles = 12;

/** The files of the pages that are kept for use without a network. */
export function pagesToKeep(newestFirst: readonly { slug: string }[]): string[] {
  const articles = newestFirst.slice(0, newestArticles).map(({ slug }) => addresses.article(slug));
  return [...shell, ...articles].map(pageFile);
}

export function pageFile(address: string): string {
  return `${address === addresses.home ? 'index' : address.slice(1)}.html`;
}
