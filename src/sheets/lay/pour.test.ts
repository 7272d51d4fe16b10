import { expect, it } from 'vitest';
import type { Piece } from './flow.ts';
import { type Drop, type Pour, pour, pourEvenly } from './pour.ts';

const high =
  (height: number): Piece =>
  ({ top }) => ({ blocks: [], bottom: top + height });
const drop = (height: number, holdsNext = false): Drop => ({ piece: high(height), gap: 5, holdsNext });
const columns = { width: 90, height: 100, perPage: 2 };
const topsOf = (poured: Pour): number[][] => poured.map((column) => column.map(({ top }) => top));

it('fills a column before it goes on in the next, with no gap at the top of one', () => {
  expect(topsOf(pour([drop(40), drop(40), drop(40), drop(20)], columns))).toEqual([
    [0, 45],
    [0, 45],
  ]);
});

it('keeps a heading with what it is of', () => {
  expect(topsOf(pour([drop(80), drop(8, true), drop(40)], columns))).toEqual([[0], [0]]);
});

it('makes columns alike where they take no more pages', () => {
  const five = Array.from({ length: 5 }, () => drop(15));
  expect(pour(five, columns).map(({ length }) => length)).toEqual([5]);
  expect(pourEvenly(five, columns).map(({ length }) => length)).toEqual([3, 2]);
  expect(pourEvenly([], columns)).toHaveLength(1);
});
