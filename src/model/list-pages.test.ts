import { describe, expect, it } from 'vitest';
import { countPages, laterPages, listAddress, pageOf, pageSize } from './list-pages.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place);

describe('the pages of a list', () => {
  it.each([
    [0, 1],
    [1, 1],
    [pageSize, 1],
    [pageSize + 1, 2],
    [2 * pageSize, 2],
    [10_000, 417],
  ])('of %i are %i', (count, pages) => {
    expect(countPages(count)).toBe(pages);
    expect(laterPages(count)).toHaveLength(pages - 1);
  });

  it.each([1, pageSize, pageSize + 1, 100])('hold all of %i, once and in their order', (count) => {
    const pages = [1, ...laterPages(count)].map((page) => pageOf(numbers(count), page));
    expect(pages.flat()).toEqual(numbers(count));
    expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(pageSize);
  });

  it('fill the rows of two columns and of three', () => {
    expect(pageSize % 6).toBe(0);
  });

  it('have the list itself as their first', () => {
    expect([1, ...laterPages(60)].map(listAddress)).toEqual([
      '/artikelen',
      '/artikelen/pagina/2',
      '/artikelen/pagina/3',
    ]);
  });
});
