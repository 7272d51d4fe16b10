import { describe, expect, it } from 'vitest';
import { firstYearLetters } from '../../../model/letters.ts';
import { randomFrom } from '../../../model/shuffle.ts';
import { layStones, lookAlike, othersFor } from './rules.ts';

describe('letters to search among', () => {
  it.each([
    ['m', 'n'],
    ['b', 'd'],
    ['a', 'aa'],
    ['p', 'b'],
    ['l', 't'],
    ['ee', 'e'],
    ['l', 'h'],
    ['s', 'z'],
    ['ie', 'l'],
  ])('%s and %s look alike', (one, other) => {
    expect(lookAlike(one, other)).toBe(true);
    expect(lookAlike(other, one)).toBe(true);
  });

  it('each look like themselves', () => {
    for (const letter of firstYearLetters) expect(lookAlike(letter, letter), letter).toBe(true);
  });

  it('neither look nor sound like it', () => {
    expect(othersFor('s', ['z', 's', 'm', 'k'])).toEqual(['m', 'k']);
    expect(othersFor('v', ['f', 'w', 'r', 'aa'])).toEqual(['r', 'aa']);
    expect(othersFor('e', ['i', 'u', 'k'])).toEqual(['k']);
  });

  it('are enough for each letter of the first year', () => {
    for (const letter of firstYearLetters)
      expect(othersFor(letter, firstYearLetters).length, letter).toBeGreaterThanOrEqual(4);
  });
});

describe('stepping stones', () => {
  const options = { columns: 6, rows: 3 };
  const games = Array.from({ length: 50 }, (_, index) =>
    layStones('m', { near: [], others: ['s', 'r', 'k'] }, { ...options, random: randomFrom(String(index)) }),
  );

  it('show the letter once in each column, a hop from the last', () => {
    for (const stones of games) {
      const path = Array.from({ length: 6 }, (_, column) =>
        stones.flatMap((row, index) => (row[column] === 'm' ? [index] : [])),
      );
      for (const rows of path) expect(rows).toHaveLength(1);
      path.slice(1).forEach((rows, index) => {
        expect(Math.abs((rows[0] ?? 9) - (path[index]?.[0] ?? 0))).toBeLessThanOrEqual(1);
      });
    }
  });

  it('show one of its outline in each column', () => {
    for (const seed of Array.from({ length: 50 }, (_, index) => String(index))) {
      const among = { near: ['ee', 'oo'], others: ['s', 'r', 'k'] };
      const stones = layStones('aa', among, { ...options, random: randomFrom(seed) });
      for (let column = 0; column < options.columns; column++)
        expect(stones.filter((row) => among.near.includes(row[column] ?? ''))).toHaveLength(1);
    }
  });

  it('read as no word that nobody wants on a worksheet', () => {
    for (const seed of Array.from({ length: 200 }, (_, index) => String(index)))
      for (const row of layStones(
        'i',
        { near: [], others: ['p', 's', 'k', 'm'] },
        { ...options, random: randomFrom(seed) },
      ))
        expect(row.join('')).not.toMatch(/pis|pik/);
  });

  it('bend', () => {
    for (const stones of games)
      expect(stones.map((row) => row.filter((letter) => letter === 'm').length)).not.toContain(6);
  });
});
