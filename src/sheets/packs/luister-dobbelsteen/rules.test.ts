import { describe, expect, it } from 'vitest';
import type { Word } from '../../../model/word.ts';
import { checkFirstSoundDie, checkRhymeDie, type WordPair } from './rules.ts';

const word = (name: string, rest: Partial<Word> = {}): Word => ({
  word: name,
  article: 'de',
  syllables: [name],
  claps: 1,
  stress: 0,
  firstSound: name.charAt(0),
  rhyme: name.slice(1),
  phonetic: true,
  picture: name,
  weight: 'strong',
  theme: 'huis',
  notWith: [],
  alsoNamed: [],
  ...rest,
});
const pair = (one: string, other: string, rest: Partial<Word> = {}): WordPair => [
  word(one),
  word(other, rest),
];
const rules = (problems: readonly { rule: string; pair: number }[]) =>
  problems.map((problem) => `${problem.rule} ${problem.pair}`);

describe('a rhyme die', () => {
  it('has three pairs that rhyme, each with its own rhyme', () => {
    expect(checkRhymeDie([pair('huis', 'muis'), pair('bal', 'dal'), pair('kip', 'wip')])).toEqual([]);
  });

  it('refuses what does not rhyme, and what ends in the same word', () => {
    expect(rules(checkRhymeDie([pair('huis', 'muis'), pair('bal', 'bel')]))).toEqual(['false-rhyme 1']);
    const same = checkRhymeDie([
      pair('koek', 'pannenkoek', { syllables: ['pan', 'nen', 'koek'], stress: 2, rhyme: 'oek' }),
    ]);
    expect(rules(same)).toEqual(['false-rhyme 0']);
    expect(same[0]?.reason).toBe('"koek" en "pannenkoek" rijmen niet op elkaar');
  });

  it('refuses a picture with another name, unless that rhymes too', () => {
    expect(rules(checkRhymeDie([pair('boot', 'rood', { rhyme: 'oot', alsoNamed: ['kleur'] })]))).toEqual([
      'other-name 0',
    ]);
    expect(checkRhymeDie([pair('huis', 'muis', { alsoNamed: ['muisje', 'veldmuis'] })])).toEqual([]);
  });

  it('refuses one rhyme twice, and pictures that look alike', () => {
    expect(rules(checkRhymeDie([pair('kat', 'rat'), pair('bal', 'dal'), pair('mat', 'lat')]))).toEqual([
      'rhyme-twice 2',
    ]);
    expect(rules(checkRhymeDie([pair('kat', 'rat', { notWith: ['bal'] }), pair('bal', 'dal')]))).toEqual([
      'mixed-up 1',
    ]);
  });
});

describe('a first-sound die', () => {
  it('has three pairs that begin alike, each with its own sound', () => {
    expect(checkFirstSoundDie([pair('maan', 'muis'), pair('raam', 'ring'), pair('zon', 'zeep')])).toEqual([]);
  });

  it('refuses another sound, a cluster and another name for the picture', () => {
    expect(rules(checkFirstSoundDie([pair('maan', 'kip')]))).toEqual(['other-sound 0']);
    expect(rules(checkFirstSoundDie([pair('bal', 'broek')]))).toEqual(['cluster 0']);
    expect(rules(checkFirstSoundDie([pair('bal', 'boot', { alsoNamed: ['zeilboot'] })]))).toEqual([
      'other-name 0',
    ]);
  });

  it.each([
    ['/v/ against /f/', pair('vis', 'vos'), pair('fee', 'fiets')],
    ['/z/ against /s/', pair('zon', 'zeep'), pair('sok', 'soep')],
    ['/m/ against /n/', pair('maan', 'muis'), pair('neus', 'noot')],
  ])('never sets %s', (_, ...pairs) => {
    expect(rules(checkFirstSoundDie(pairs))).toEqual(['sounds-alike 1']);
  });
});
