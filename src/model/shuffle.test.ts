import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomFrom, shuffle } from './shuffle.ts';
import { tries } from './tries-for-tests.ts';

const dealt = (seed: string) => shuffle([...'abcdefgh'], randomFrom(seed)).join('');

it('comes out the same for a seed, today and on paper that was printed before', () => {
  expect([dealt('rijm-bingo'), dealt('rijm-bingo 2'), dealt('')]).toEqual([
    'chgeadbf',
    'hbcadfge',
    'fbagchde',
  ]);
});

it('keeps each thing once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.string(), (items, seed) => {
      const shuffled = shuffle(items, randomFrom(seed));
      expect([...shuffled].sort()).toEqual([...items].sort());
    }),
    tries,
  );
});

it('brings each thing to each place, about as often', () => {
  const found = new Map<string, number>();
  for (let seed = 0; seed < 600; seed++) {
    const order = shuffle(['a', 'b', 'c'], randomFrom(`${seed}`)).join('');
    found.set(order, (found.get(order) ?? 0) + 1);
  }
  expect(found.size).toBe(6);
  for (const times of found.values()) expect(times).toBeGreaterThan(70);
});

it('draws numbers from 0 up to 1', () => {
  const random = randomFrom('proef');
  const drawn = Array.from({ length: 1000 }, random);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(new Set(drawn).size).toBeGreaterThan(990);
});
