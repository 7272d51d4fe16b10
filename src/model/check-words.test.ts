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
    [
      { claps: 3 },
      'claps',
      'claps: 2, of 3 klankgroepen bij syllables',
      '"banaan" heeft 2 klankgroepen (ba-naan), maar claps is 3',
    ],
    [{ stress: 2 }, 'stress', '1 tot en met 2', '"banaan" heeft geen klankgroep 3 voor de klemtoon'],
    [{ firstSound: 'p' }, 'firstSound', 'b', '"banaan" begint met de klank /b/, niet met /p/'],
    [{ rhyme: 'an' }, 'rhyme', 'aan', '"banaan" eindigt met de klemtoon op "naan" op /aan/, niet op /an/'],
    [{ phonetic: true }, 'phonetic', 'false', '"banaan" schrijf je niet zoals je het hoort (/baanaan/)'],
    [
      { saidAs: ['baa', 'naaan'] },
      'saidAs',
      undefined,
      'in klankgroep "naaan" van "banaan" staan 2 klinkers',
    ],
    [{ notWith: ['banaan'] }, 'notWith', undefined, '"banaan" noemt zichzelf'],
    [{ notWith: ['peer'] }, 'notWith', undefined, '"peer" (bij "banaan") staat niet in de woorden'],
  ])('%j', (facts, field, expected, reason) => {
    const problem = check({ ...banaan, ...facts }).find((one) => one.reason.includes(reason));
    expect(problem).toMatchObject({ word: 'banaan', field });
    expect(problem?.expected).toBe(expected);
  });

  it.each(['spij-ker', 'vork'])('a mute e is not written as it is heard: %s', (klankgroepen) => {
    const word = wordLike(klankgroepen, { stress: 0, phonetic: true });
    expect(check(word)).toMatchObject([{ field: 'phonetic', expected: 'false' }]);
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
      expect.objectContaining({ field: 'syllables', reason: expect.stringContaining('staan 2 klinkers') }),
    );
  });
});

describe('what may be missing is asked for, and no false fact proposed in its place', () => {
  const typed = (klankgroepen: string, facts: Partial<PicturedWord>, isStressTyped = false) => {
    const word = wordLike(klankgroepen, facts);
    return checkWords(new Map([[word.word, word]]), new Set(isStressTyped ? [] : [word.word])).map(
      ({ field, reason, expected }) => `${field}: ${reason}  (${expected})`,
    );
  };
  const saidAs = 'saidAs (zoals je het zegt: zji-raf voor giraf)';

  it.each(['kre-kel', 'vlin-der', 'ho-tel', 'ban-den', 'ra-ket-je', 'prin-ses'])('stress: %s', (word) => {
    expect(typed(word, { rhyme: 'el', firstSound: 'e' })).toEqual([
      expect.stringMatching(/^stress: bij "[a-z]+" ontbreekt stress: welke klankgroep .*1 voor "/),
    ]);
    expect(typed(word, {}, true)).toEqual([]);
  });

  it.each(['ba-naan', 'gi-taar', 'pan', 'zee'])('no stress: %s', (word) => {
    expect(typed(word, {})).toEqual([]);
  });

  it.each<[klankgroepen: string, typed: Partial<PicturedWord>, expected: string]>([
    // With another stress it is right.
    [
      'ijs-beer',
      { rhyme: 'ijsbeer' },
      '"ijsbeer" eindigt met de klemtoon op "beer" op /eer/, niet op /ijsbeer/  (stress: 1)',
    ],
    ['re-gen-boog', { rhyme: 'eegenboog' }, '(stress: 1 en rhyme: eegənboog)'],
    ['e-land', { firstSound: 'ee', rhyme: 'eelant' }, '/eelant/  (stress: 1)'],
    // In a hurry, and right as far as it goes.
    ['geit', { rhyme: 'eit' }, '"geit" eindigt op /ijt/, niet op /eit/  (ijt)'],
    ['pan-nen-koek', { stress: 0, rhyme: 'annekoek' }, '(anənkoek, of vul in wat nog ontbreekt: '],
    ['schaap', { firstSound: 'sch' }, '"schaap" begint met de klank /s/, niet met /sch/  (s)'],
    // It may be said otherwise.
    ['jour-naal', { firstSound: 'zj' }, `(j, of vul in wat nog ontbreekt: ${saidAs})`],
    ['ba-by', { rhyme: 'eebie' }, `(ie, of vul in wat nog ontbreekt: stress of ${saidAs})`],
    ['pa-ra-chute', { claps: 3 }, 'andere klankgroepen, of saidAs erbij'],
    ['ca-fé', {}, 'staat geen klinker zonder teken erop  (andere klankgroepen, of saidAs erbij'],
    [
      'pa-ra-chu-te',
      { claps: 3 },
      'claps: 4, of 3 klankgroepen bij syllables; een klinker die je niet zegt, telt niet mee: skate-board, met saidAs: skeet-bort',
    ],
    ['jas', { saidAs: ['ja', 'as'] }, 'heeft bij syllables 1 klankgroep, maar bij saidAs 2  (evenveel: '],
  ])('%s %j', (klankgroepen, facts, expected) => {
    expect(typed(klankgroepen, facts).join()).toContain(expected);
  });

  it('and of a stress that is nowhere no sounds are told', () => {
    expect(typed('vlin-der', { stress: 2, rhyme: 'indər' }, true)).toEqual([
      'stress: "vlinder" heeft geen klankgroep 3 voor de klemtoon  (1 tot en met 2)',
    ]);
  });
});
