import { describe, expect, it } from 'vitest';
import { wordsOf } from './rules.ts';
import { heightOf } from './stairs.ts';

it('words are what is heard: without capitals and stops', () => {
  expect(wordsOf('Kijk, een draak!')).toEqual(['kijk', 'een', 'draak']);
});

describe('a stair', () => {
  it('begins on the ground and is higher with every word', () => {
    const heights = [0, 1, 2, 3, 4, 5].map((step) => heightOf({ first: 8, climb: 12 }, step, 5));
    expect(heights).toEqual([0, 8, 11, 14, 17, 20]);
  });

  it('climbs as high with three words as with five', () => {
    const stair = { first: 8, climb: 12 };
    expect([1, 2, 3].map((step) => heightOf(stair, step, 3))).toEqual([8, 14, 20]);
    expect(heightOf(stair, 5, 5)).toBe(20);
  });
});
