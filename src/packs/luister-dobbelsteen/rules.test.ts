import { describe, expect, it } from 'vitest';
import type { Chosen } from '../../sheets/choose.ts';
import { chosen } from '../../sheets/chosen-fixture.ts';
import type { Objection } from '../../sheets/refusal.ts';
import { type ChosenPair, checkFirstSoundDie, checkRhymeDie } from './rules.ts';

const pair = (one: string, other: string, rest: Partial<Chosen> = {}): ChosenPair => [
  chosen(one),
  chosen(other, rest),
];
const rules = (objections: readonly Objection[]) => objections.map(({ rule, path }) => `${rule} ${path}`);

describe('a rhyme die', () => {
  it('has three pairs that rhyme, each with its own rhyme', () => {
    expect(checkRhymeDie([pair('huis', 'muis'), pair('bal', 'dal'), pair('kip', 'wip')])).toEqual([]);
  });

  it('refuses what does not rhyme, and what ends in the same word', () => {
    expect(rules(checkRhymeDie([pair('huis', 'muis'), pair('bal', 'bel')]))).toEqual(['false-rhyme bel']);
    const same = checkRhymeDie([pair('koek', 'pan-nen-koek')]);
    expect(rules(same)).toEqual(['false-rhyme pan-nen-koek']);
    expect(same[0]?.reason).toBe('"koek" en "pannenkoek" rijmen niet op elkaar');
  });

  it('says of a word opposite itself only that it is there twice', () => {
    expect(rules(checkRhymeDie([pair('huis', 'huis')]))).toEqual(['double-word huis']);
  });

  it('refuses a picture with another name, unless that rhymes too', () => {
    expect(rules(checkRhymeDie([pair('boot', 'rood', { alsoNamed: ['kleur'] })]))).toEqual([
      'other-name rood',
    ]);
    expect(checkRhymeDie([pair('huis', 'muis', { alsoNamed: ['muisje', 'veldmuis'] })])).toEqual([]);
  });

  it('refuses one rhyme twice, and pictures that look alike', () => {
    expect(rules(checkRhymeDie([pair('kat', 'rat'), pair('bal', 'dal'), pair('mat', 'lat')]))).toEqual([
      'rhyme-twice mat',
    ]);
    expect(checkRhymeDie([pair('kat', 'rat'), pair('mat', 'lat')])[0]?.reason).toBe(
      '"mat" en "lat" rijmen ook op "kat" en "rat"; neem op één dobbelsteen drie verschillende rijmen',
    );
    expect(rules(checkRhymeDie([pair('kat', 'rat', { notWith: ['bal'] }), pair('bal', 'dal')]))).toEqual([
      'look-alike bal',
    ]);
  });
});

describe('a first-sound die', () => {
  it('has three pairs that begin alike, each with its own sound', () => {
    expect(checkFirstSoundDie([pair('maan', 'muis'), pair('raam', 'ring'), pair('zon', 'zeep')])).toEqual([]);
  });

  it('refuses another sound, a cluster and another name for the picture', () => {
    expect(rules(checkFirstSoundDie([pair('maan', 'kip')]))).toEqual(['other-sound kip']);
    expect(rules(checkFirstSoundDie([pair('bal', 'broek')]))).toEqual(['cluster broek']);
    expect(rules(checkFirstSoundDie([pair('bal', 'boot', { alsoNamed: ['zeilboot'] })]))).toEqual([
      'other-name boot',
    ]);
  });

  it.each([
    ['/v/ against /f/', pair('vis', 'vos'), pair('fee', 'fiets')],
    ['/z/ against /s/', pair('zon', 'zeep'), pair('sok', 'soep')],
    ['/m/ against /n/', pair('maan', 'muis'), pair('neus', 'noot')],
  ])('never sets %s', (_, ...pairs) => {
    expect(rules(checkFirstSoundDie(pairs))).toEqual([`sounds-alike ${pairs[1]?.[0]?.word}`]);
  });

  it('says which sounds are hard to hear, or to tell apart', () => {
    const reasons = (...pairs: ChosenPair[]) => checkFirstSoundDie(pairs).map(({ reason }) => reason);
    expect(reasons(pair('bal', 'broek'))).toEqual([
      '"broek" begint met twee klanken achter elkaar; de eerste is dan moeilijk te horen',
    ]);
    expect(reasons(pair('vis', 'vos'), pair('fee', 'fiets'))).toEqual([
      '/f/ van "fee" en "fiets" lijkt te veel op /v/ van "vis" en "vos"',
    ]);
  });

  it('is held to what is known of it when a word is missing', () => {
    expect(rules(checkFirstSoundDie([[chosen('maan')], pair('kip', 'tent')]))).toEqual(['other-sound tent']);
  });
});
