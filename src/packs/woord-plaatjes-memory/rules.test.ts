import { describe, expect, it } from 'vitest';
import { readExampleWords } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import type { Chosen } from '../../sheets/choose.ts';
import { chosen as card } from '../../sheets/chosen-fixture.ts';
import { type AskedMemory, type ChosenPair, checkPairs, prepareMemory } from './rules.ts';

const pair = (word: Chosen, partner?: Chosen): ChosenPair => ({ word, partner });
const rulesOf = (...pairs: ChosenPair[]) => checkPairs(pairs).map(({ rule }) => rule);
const moon = pair(card('maan'), card('haan'));

describe('pairs of a memory', () => {
  it('rhyme', () => {
    expect(rulesOf(moon, pair(card('huis'), card('muis')))).toEqual([]);
    expect(checkPairs([pair(card('hart'), card('kaart'))])).toEqual([
      {
        rule: 'false-pair',
        reason: '"kaart" (/aart/) rijmt niet op "hart" (/art/)',
        path: ['kaart'],
      },
    ]);
  });

  it('leave each card one partner only', () => {
    expect(rulesOf(moon, pair(card('kraan'), card('traan')))).toEqual([
      'second-partner',
      'second-partner',
      'second-partner',
      'second-partner',
    ]);
    expect(rulesOf(moon, pair(card('maan'), card('baan')))).toEqual([
      'second-partner',
      'second-partner',
      'second-partner',
      'double-word',
    ]);
  });

  it('keep pictures apart that look alike, in one pair and in two', () => {
    expect(rulesOf(moon, pair(card('huis', { notWith: ['haan'] }), card('muis')))).toEqual(['look-alike']);
    expect(rulesOf(pair(card('huis', { notWith: ['muis'] }), card('muis')))).toEqual(['look-alike']);
  });

  it('can be called by one name only, or by names that rhyme', () => {
    expect(rulesOf(pair(card('beer', { alsoNamed: ['teddybeer'] }), card('peer')))).toEqual([]);
    expect(rulesOf(pair(card('haan', { alsoNamed: ['kip'] }), card('maan')))).toEqual(['other-name']);
  });

  it('are held to what is known of them when one card is missing', () => {
    expect(rulesOf(moon, pair(card('kraan', { alsoNamed: ['hijskraan', 'auto'] })))).toEqual([
      'second-partner',
      'second-partner',
      'other-name',
    ]);
  });
});

describe('a memory of chosen games', () => {
  const stock = { words: readExampleWords(), missesPicture: () => undefined };
  const prepare = (parameters: AskedMemory) => prepareMemory({ slug: 'proef', parameters }, stock);
  const pairs = [
    { word: 'huis', rhymesWith: 'muis' },
    { word: 'boek', rhymesWith: 'mes' },
  ];

  it('is all of them where none is named', () => {
    const { model } = prepare({ pairs: pairs.slice(0, 1) });
    expect(model?.games).toEqual(['plaatjes', 'rijm', 'woorden']);
    expect(model?.pairs.map(({ word, partner }) => [word.word, partner?.word])).toEqual([['huis', 'muis']]);
  });

  it('asks for a rhyme only where rhymes are played', () => {
    expect(prepare({ pairs, games: ['rijm'] }).objections).toMatchObject([
      { path: ['pairs', 1, 'rhymesWith'] },
    ]);
    const { model } = prepare({ pairs, games: ['plaatjes'] });
    expect(model).toMatchObject({
      games: ['plaatjes'],
      pairs: [{ partner: undefined }, { partner: undefined }],
    });
    expect(prepare({ pairs: [...pairs, { word: 'huis' }], games: ['woorden'] }).objections).toMatchObject([
      { rule: 'double-word', path: ['pairs', 2, 'word'] },
    ]);
    expect(
      prepare({ pairs: [{ word: 'huis' }, { word: 'boom' }], games: ['rijm'] }).objections,
    ).toBeUndefined();
  });
});
