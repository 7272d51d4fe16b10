import { addresses } from './addresses.ts';

/** What fills the rows of two columns and of three. */
export const pageSize = 24;

/** A list of nothing has a page too, which says so. */
export function countPages(count: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

export function pageOf<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice((page - 1) * pageSize, page * pageSize);
}

/** The pages that the list has beside its first. */
export function laterPages(count: number): number[] {
  return Array.from({ length: countPages(count) - 1 }, (_, place) => place + 2);
}

export function listAddress(page: number): string {
  return page === 1 ? addresses.articles : addresses.articlesPage(page);
}
