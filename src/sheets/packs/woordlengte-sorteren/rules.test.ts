import { describe, expect, it } from 'vitest';
import { wordLike as word } from '../../../model/word-fixture.ts';
import { clapsOfName, otherLengthOf, sortByClaps } from './rules.ts';

describe('the length of a name', () => {
  it.each([
    ['dino', 2],
    ['poes', 1],
    ['hoge hoed', 3],
    ['langnek', 2],
    ['brandweerauto', 4],
  ])('%s: %i', (name, claps) => expect(clapsOfName(name)).toBe(claps));

  it('misleads when a child could say a longer or shorter one', () => {
    expect(otherLengthOf(word('di-no-sau-rus', { alsoNamed: ['dino'] }))).toBe('dino');
    expect(otherLengthOf(word('kat', { alsoNamed: ['poes'] }))).toBeUndefined();
  });
});

it('sorts words by claps and leaves a gap where there are none', () => {
  const sorted = sortByClaps([word('o-li-fant'), word('koe'), word('mier')]);
  expect(sorted.map((group) => group.map((one) => one.word))).toEqual([['koe', 'mier'], [], ['olifant']]);
});
