import { describe, expect, it } from 'vitest';
import { soundFinder } from './sound-words.ts';
import type { PicturedWord } from './word.ts';
import { wordLike } from './word-fixture.ts';

const say = (klankgroepen: string, facts: Partial<PicturedWord> = {}) => wordLike(klankgroepen, facts);

/** Where a sound is heard in one word. */
function placeIn(word: PicturedWord, sound: string): string | undefined {
  const found = soundFinder([word])(sound);
  return (['first', 'inside', 'last'] as const).find((place) => found[place].length > 0);
}

describe('a sound is heard', () => {
  it.each([
    ['maan', 'm', 'first'],
    ['ka-meel', 'm', 'inside'],
    ['boom', 'm', 'last'],
    ['hond', 't', 'last'],
    ['web', 'p', 'last'],
    ['ei', 'ij', 'first'],
    ['trein', 'ij', 'inside'],
    ['pauw', 'au', 'last'],
    ['ring', 'ng', 'last'],
    ['kok', 'k', 'first'],
    ['vaas', 'aa', 'inside'],
    ['vis', 'i', 'inside'],
    ['boom', 'oo', 'inside'],
    ['zon', 'n', 'last'],
    ['neus', 'n', 'first'],
    ['haar', 'aa', 'inside'],
    ['boer-de-rij', 'oe', 'inside'],
    ['gans', 'g', 'first'],
    ['jas', 'j', 'first'],
    ['vork', 'v', 'first'],
    ['water', 'w', 'first'],
    ['voet-spoor', 't', 'inside'],
    ['tafel-kleed', 'l', 'inside'],
  ])('in %s: /%s/ %s', (word, sound, place) => {
    expect(placeIn(say(word), sound)).toBe(place);
  });

  it('as it is said, and not as it is spelled', () => {
    const citroen = say('ci-troen');
    expect(placeIn(citroen, 's')).toBe('first');
    expect(placeIn(citroen, 'k')).toBeUndefined();
    const giraf = say('gi-raf', { saidAs: ['zji', 'raf'] });
    expect(placeIn(giraf, 'g')).toBeUndefined();
  });
});

describe('a sound is not sure', () => {
  it.each([
    ['hond', 'd', 'a d at the end is a t'],
    ['beer', 'ee', 'coloured by the r'],
    ['oor', 'oo', 'coloured by the r'],
    ['deur', 'eu', 'coloured by the r'],
    ['mo-len', 'ə', 'mute'],
    ['an-ker', 'n', 'an ng before the k'],
    ['hen-gel', 'n', 'an ng'],
    ['hen-gel', 'g', 'an ng'],
    ['on-ge-luk', 'n', 'an ng before the g'],
    ['an-ker', 'ng', 'with a k'],
    ['in-pak', 'n', 'an m before the p'],
    ['een-bes', 'n', 'an m before the b'],
    ['een-maal', 'n', 'an m before the m'],
    ['bank', 'ng', 'with a k'],
    ['ijs-beer', 's', 'a z before the b'],
    ['rug-zak', 'z', 'an s after the g'],
    ['acht-baan', 't', 'a d before the b'],
    ['vracht-wa-gen', 't', 'not heard between consonants'],
    ['krijt-je', 't', 'with a j'],
    ['meis-je', 's', 'with a j'],
    ['meis-je', 'j', 'with an s'],
    ['krijt-je', 'j', 'with a t'],
    ['oran-je', 'j', 'with an n'],
    ['inkt-vis', 'v', 'an f after the t'],
    ['inkt-vis', 'f', 'spelled with a v'],
    ['rug-zak', 's', 'spelled with a z'],
    ['wrat', 'w', 'a v'],
    ['zon', 'ə', 'not there'],
  ])('in %s /%s/: %s', (word, sound) => {
    expect(placeIn(say(word, { stress: 0 }), sound)).toBeUndefined();
  });

  it('where a vowel of one letter is without the stress', () => {
    expect(placeIn(say('ka-der', { stress: 0 }), 'aa')).toBe('inside');
    expect(placeIn(say('ka-meel'), 'aa')).toBeUndefined();
  });

  it('where a mute e stands before an n', () => {
    expect(placeIn(say('mo-len', { stress: 0 }), 'n')).toBeUndefined();
    expect(placeIn(say('mo-len', { stress: 0 }), 'm')).toBe('first');
  });
});

describe('what a child may say to the picture', () => {
  it('keeps a word where it has the sound at the same place', () => {
    expect(placeIn(say('boot', { alsoNamed: ['zeilboot'] }), 't')).toBe('last');
    expect(placeIn(say('kip', { alsoNamed: ['kuiken'] }), 'k')).toBe('first');
  });

  it('leaves it out where it has not', () => {
    expect(placeIn(say('boot', { alsoNamed: ['schip'] }), 't')).toBeUndefined();
    expect(placeIn(say('boot', { alsoNamed: ['zeilboot'] }), 'b')).toBeUndefined();
    expect(placeIn(say('duim', { alsoNamed: ['hand'] }), 'ui')).toBeUndefined();
  });
});

it('gives each word once, sure pictures, single first sounds and short words first, and no very long ones', () => {
  const words = [
    say('kraan'),
    say('ka-bou-ter', { stress: 1 }),
    say('kruk', { weight: 'weak' }),
    say('kok'),
    say('ka-lei-do-scoop-je', { stress: 3 }),
    say('krant'),
    say('bank'),
  ];
  const { first, inside, last } = soundFinder(words)('k');
  expect(first.map(({ word }) => word)).toEqual(['kok', 'kabouter', 'kraan', 'krant', 'kruk']);
  expect(inside).toEqual([]);
  expect(last.map(({ word }) => word)).toEqual(['bank']);
});

it('a word without a picture is not shown', () => {
  const { picture, ...unseen } = say('maan');
  expect(soundFinder([unseen])('m').first).toEqual([]);
});
