import { describe, expect, it } from 'vitest';
import type { Word } from './word.ts';
import { clapsOfName, otherLengthOf, sortByClaps } from './word-length.ts';

const word = (syllables: string, alsoNamed: string[] = []): Word => ({
  word: syllables.replaceAll('-', ''),
  article: 'de',
  syllables: syllables.split('-'),
  claps: syllables.split('-').length,
  stress: 0,
  firstSound: 'x',
  rhyme: 'x',
  phonetic: false,
  weight: 'strong',
  theme: 'dieren',
  notWith: [],
  alsoNamed,
});

describe('the length of a name', () => {
  it.each([
    ['dino', 2],
    ['poes', 1],
    ['hoge hoed', 3],
    ['langnek', 2],
    ['brandweerauto', 4],
  ])('%s: %i', (name, claps) => expect(clapsOfName(name)).toBe(claps));

  it('misleads when a child could say a longer or shorter one', () => {
    expect(otherLengthOf(word('di-no-sau-rus', ['dino']))).toBe('dino');
    expect(otherLengthOf(word('kat', ['poes']))).toBeUndefined();
  });
});

it('sorts words by claps and leaves a gap where there are none', () => {
  const sorted = sortByClaps([word('o-li-fant'), word('koe'), word('mier')]);
  expect(sorted.map((group) => group.map((one) => one.word))).toEqual([['koe', 'mier'], [], ['olifant']]);
});
