import { describe, expect, it } from 'vitest';
import { checkWords } from './check-words.ts';
import type { PicturedWord } from './word.ts';
import { wordLike } from './word-fixture.ts';

/** Each problem has the name of its rule. */
function check(...words: PicturedWord[]) {
  const problems = checkWords(new Map(words.map((word) => [word.word, word])));
  for (const { rule } of problems) expect(rule).toMatch(/^[a-z]+(-[a-z]+)*$/);
  return problems;
}

const banaan = wordLike('ba-naan');

describe('a fact that does not hold is told at its field, with what was expected', () => {
  it.each<[Partial<PicturedWord>, field: string, expected: string | undefined, reason: string]>([
    [{ syllables: ['ba', 'na'] }, 'syllables', 'banaan', 'de klankgroepen van "banaan" vormen samen "bana"'],
    [{ claps: 3 }, 'claps', '2', 'bij "banaan" (ba-naan) klap je 2 keer, niet 3'],
    [{ stress: 2 }, 'stress', undefined, '"banaan" heeft geen klankgroep 3 voor de klemtoon'],
    [{ firstSound: 'p' }, 'firstSound', 'b', '"banaan" begint met de klank /b/, niet met /p/'],
    [{ rhyme: 'an' }, 'rhyme', 'aan', '"banaan" eindigt vanaf de klemtoon op /aan/, niet op /an/'],
    [{ phonetic: true }, 'phonetic', 'false', '"banaan" schrijf je niet zoals je het hoort (/baanaan/)'],
    [
      { saidAs: ['baa', 'naaan'] },
      'saidAs',
      undefined,
      'in klankgroep "naaan" van "banaan" hoor je 2 klinkers',
    ],
    [{ notWith: ['banaan'] }, 'notWith', undefined, '"banaan" noemt zichzelf'],
    [{ notWith: ['peer'] }, 'notWith', undefined, '"peer" (bij "banaan") staat niet in de woorden'],
  ])('%j', (facts, field, expected, reason) => {
    const problem = check({ ...banaan, ...facts }).find((one) => one.reason.includes(reason));
    expect(problem).toMatchObject({ word: 'banaan', field });
    expect(problem?.expected).toBe(expected);
  });

  it('also where it is about two words', () => {
    const peer = wordLike('peer', { picture: 'banaan', notWith: ['banaan'] });
    expect(check(banaan, peer)).toMatchObject([
      { word: 'peer', field: 'picture', reason: '"peer" heeft hetzelfde plaatje (banaan) als "banaan"' },
      {
        word: 'peer',
        field: 'notWith',
        reason: '"peer" mag niet samen met "banaan", maar bij "banaan" staat "peer" niet',
      },
    ]);
  });

  it('and not where all is well', () => {
    const peer = wordLike('peer', { notWith: ['banaan'] });
    expect(check({ ...banaan, notWith: ['peer'] }, peer, wordLike('maan', { phonetic: true }))).toEqual([]);
  });
});

describe('klankgroepen', () => {
  const divided = (klankgroepen: string) => check(wordLike(klankgroepen)).map(({ reason }) => reason);

  it.each(['ki-lo-watt', 'ap-pel', 'o-li-fant', 'au-to', 'boom-hut'])('may be %s', (klankgroepen) => {
    expect(divided(klankgroepen)).toEqual([]);
  });

  it.each([
    ['ban-aan', 'de medeklinker hoort bij de volgende klankgroep'],
    ['ba-llon', 'tussen twee dezelfde medeklinkers begint een nieuwe klankgroep'],
  ])('may not be %s', (klankgroepen, reason) => {
    expect(divided(klankgroepen)).toEqual([expect.stringMatching(`is verkeerd verdeeld: ${reason}$`)]);
  });

  it('have one vowel each, in the spelling where nothing else is said', () => {
    expect(check({ ...banaan, syllables: ['banaan'], claps: 1, stress: 0 })).toContainEqual(
      expect.objectContaining({ field: 'syllables', reason: expect.stringContaining('hoor je 2 klinkers') }),
    );
  });
});
