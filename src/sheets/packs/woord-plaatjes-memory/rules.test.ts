import { describe, expect, it } from 'vitest';
import type { Chosen } from '../../choose.ts';
import { chosen as card } from '../../chosen-fixture.ts';
import { type ChosenPair, checkPairs } from './rules.ts';

const pair = (word: Chosen, rhymesWith?: Chosen): ChosenPair => ({ word, rhymesWith });
const rulesOf = (...pairs: ChosenPair[]) => checkPairs(pairs).map(({ rule }) => rule);
const moon = pair(card('maan'), card('haan'));

describe('pairs of a memory', () => {
  it('rhyme', () => {
    expect(rulesOf(moon, pair(card('huis'), card('muis')))).toEqual([]);
    expect(checkPairs([pair(card('hart'), card('kaart'))])).toEqual([
      {
        rule: 'false-rhyme',
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
