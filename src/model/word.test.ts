import { describe, expect, it } from 'vitest';
import {
  canStandTogether,
  firstSoundOfName,
  firstSoundsOfPicture,
  hasPicture,
  rhymes,
  soundAlike,
  startsWithCluster,
  toWord,
} from './word.ts';
import { wordLike } from './word-fixture.ts';

it('a word rhymes with another one, and neither with itself nor with one that ends in it', () => {
  const koek = wordLike('koek');
  expect(rhymes(koek, wordLike('boek'))).toBe(true);
  expect(rhymes(koek, koek)).toBe(false);
  expect(rhymes(koek, wordLike('pan-nen-koek'))).toBe(false);
  expect(rhymes(koek, wordLike('boot'))).toBe(false);
});

it('has the stress on the last klankgroep where the bank tells no other', () => {
  const { word, picture, stress, ...entry } = wordLike('kan-goe-roe');
  expect(toWord('kangoeroe', entry).stress).toBe(2);
  expect(toWord('kangoeroe', { ...entry, stress: 1 })).toEqual({ ...entry, word: 'kangoeroe', stress: 0 });
  expect(hasPicture(toWord('kangoeroe', entry))).toBe(false);
  expect(hasPicture(toWord('kangoeroe', { ...entry, picture }))).toBe(true);
});

it('stands beside no word whose picture could be taken for its own, whichever of the two says so', () => {
  const [das, otter, muis] = [wordLike('das', { notWith: ['otter'] }), wordLike('ot-ter'), wordLike('muis')];
  expect(canStandTogether(das, otter)).toBe(false);
  expect(canStandTogether(otter, das)).toBe(false);
  expect(canStandTogether(das, muis)).toBe(true);
});

it('has a picture with a first sound for all that a child could call it', () => {
  expect(firstSoundsOfPicture(wordLike('poes', { alsoNamed: ['kat', 'poes'] }))).toEqual(['p', 'k', 'p']);
});

it.each([
  ['trein', true],
  ['vlag', true],
  ['sjaal', false],
  ['chocola', false],
  ['aardbei', false],
  ['tas', false],
])('%s begins with several consonants: %s', (word, starts) =>
  expect(startsWithCluster(wordLike(word))).toBe(starts),
);

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
