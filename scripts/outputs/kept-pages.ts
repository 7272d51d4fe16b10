import { addresses } from '../../src/model/addresses.ts';
import { latestOf } from '../../src/model/home-articles.ts';
import { pagesThat } from '../../src/model/site-pages.ts';

/** What tells which articles Home leads to. */
export interface HomeContent {
  articles: readonly { slug: string }[];
  pages: { home: { featured: readonly string[] } };
}

/**
 * The shell and the articles that Home leads to: with all that they show, they reach a visitor within a quarter of a
 * megabyte, wherever a first visit begins.
 */
export function keptPages({ articles, pages }: HomeContent): string[] {
  const shell = pagesThat(({ offline }) => offline).map(({ path }) => path);
  const slugs = new Set([...pages.home.featured, ...latestOf(articles).map(({ slug }) => slug)]);
  return [...shell, ...[...slugs].map(addresses.article)];
}

export function pageFile(address: string): string {
  return address === addresses.home ? 'index.html' : `${address.slice(1)}.html`;
}
