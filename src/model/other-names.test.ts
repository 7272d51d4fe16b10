import { describe, expect, it } from 'vitest';
import { clapsOfName, misleadingName } from './other-names.ts';
import { wordLike } from './word-fixture.ts';

describe('what a child could also call a picture', () => {
  it.each([
    ['rhyme', 'beer', 'teddybeer'],
    ['rhyme', 'maan', 'maantje'],
    ['rhyme', 'bril', 'brilletje'],
    ['firstSound', 'sok', 'sokken'],
    ['firstSound', 'ka-tje', 'kip'],
    ['claps', 'kat', 'poes'],
  ] as const)('by %s: %s may be %s', (asked, word, name) => {
    expect(misleadingName(wordLike(word, { alsoNamed: [name] }), asked)).toBeUndefined();
  });

  it.each([
    ['rhyme', 'kat', 'poes'],
    ['rhyme', 'bank', 'bankstel'],
    ['firstSound', 'beer', 'teddybeer'],
    ['claps', 'maan', 'maantje'],
    ['claps', 'di-no-sau-rus', 'dino'],
  ] as const)('by %s: %s may not be %s', (asked, word, name) => {
    expect(misleadingName(wordLike(word, { alsoNamed: [name] }), asked)).toBe(name);
  });
});

it.each([
  ['dino', 2],
  ['poes', 1],
  ['hoge hoed', 3],
  ['langnek', 2],
  ['brandweerauto', 4],
])('%s takes %i claps', (name, claps) => expect(clapsOfName(name)).toBe(claps));
