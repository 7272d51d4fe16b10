import { describe, expect, it } from 'vitest';
import { wordLike } from '../../model/word-fixture.ts';
import { canBeReadFirst, lettersIn } from './readable.ts';

describe('words to read first', () => {
  const word = (name: string, phonetic = true) => wordLike(name, { phonetic });

  it('have three sounds, written as they are heard', () => {
    for (const name of ['maan', 'vis', 'roos', 'boek']) expect(canBeReadFirst(word(name))).toBe(true);
    expect(canBeReadFirst(word('bed', false))).toBe(false);
    expect(canBeReadFirst(word('koe'))).toBe(false);
    expect(canBeReadFirst(word('tent'))).toBe(false);
    expect(canBeReadFirst(word('ba-naan'))).toBe(false);
    expect(canBeReadFirst(word('o-ma'))).toBe(false);
  });
});

it('have letters to know, and pairs of them that are one sound, in the order of the alphabet', () => {
  const words = ['vis', 'maan', 'boek', 'mus'].map((name) => wordLike(name));
  expect(lettersIn(words)).toEqual(['aa', 'b', 'i', 'k', 'm', 'n', 'oe', 's', 'u', 'v']);
});
