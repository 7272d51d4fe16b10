import { describe, expect, it } from 'vitest';
import type { PicturedWord } from '../../../model/word.ts';
import { wordLike as card } from '../../../model/word-fixture.ts';
import { checkPairs, otherNameOf } from './rules.ts';

const pair = (word: PicturedWord, rhymesWith: PicturedWord) => ({ word, rhymesWith });
const rulesOf = (...pairs: Parameters<typeof checkPairs>[0]) => checkPairs(pairs).map(({ rule }) => rule);
const moon = pair(card('maan'), card('haan'));

describe('pairs of a memory', () => {
  it('rhyme', () => {
    expect(rulesOf(moon, pair(card('huis'), card('muis')))).toEqual([]);
    expect(checkPairs([pair(card('hart'), card('kaart'))])).toEqual([
      {
        pair: 0,
        field: 'rhymesWith',
        rule: 'false-rhyme',
        reason: '"kaart" (/aart/) rijmt niet op "hart" (/art/)',
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
    expect(rulesOf(moon, pair(card('maan'), card('baan')))).toContain('double-word');
  });

  it('keep pictures apart that look alike, in one pair and in two', () => {
    expect(rulesOf(moon, pair(card('huis', { notWith: ['haan'] }), card('muis')))).toEqual(['look-alike']);
    expect(rulesOf(pair(card('huis', { notWith: ['muis'] }), card('muis')))).toEqual(['look-alike']);
  });
});

describe('the name of a picture', () => {
  it.each([
    ['beer', ['teddybeer']],
    ['maan', ['maantje']],
    ['bril', ['brilletje']],
  ])('still rhymes as a form of %s', (word, alsoNamed) =>
    expect(otherNameOf(card(word, { alsoNamed }))).toBeUndefined(),
  );

  it('loses the rhyme as another word', () => {
    expect(otherNameOf(card('kat', { alsoNamed: ['poes'] }))).toBe('poes');
    expect(rulesOf(pair(card('haan', { alsoNamed: ['kip'] }), card('maan')))).toEqual(['other-name']);
  });
});
