import { describe, expect, it } from 'vitest';
import { firstSoundOfName, rhymes, soundAlike } from './word.ts';
import { wordLike } from './word-fixture.ts';

it('a word rhymes with another one, and neither with itself nor with one that ends in it', () => {
  const koek = wordLike('koek');
  expect(rhymes(koek, wordLike('boek'))).toBe(true);
  expect(rhymes(koek, koek)).toBe(false);
  expect(rhymes(koek, wordLike('pan-nen-koek'))).toBe(false);
});

describe('the first sound of a name that is not in the bank', () => {
  it.each([
    ['olifant', 'oo'],
    ['appel', 'a'],
    ['arm', 'a'],
    ['os', 'o'],
    ['ui', 'ui'],
    ['sjaal', 'sj'],
    ['schoen', 's'],
    ['chocola', 'g'],
  ])('of %s is /%s/', (name, sound) => expect(firstSoundOfName(name)).toBe(sound));
});

it('a sound is like itself, and like one that is easily taken for it', () => {
  expect(soundAlike('oo', 'oo')).toBe(true);
  expect(soundAlike('v', 'w')).toBe(true);
  expect(soundAlike('v', 'z')).toBe(false);
});
