import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { triesOf } from '../../model/tries-for-tests.ts';
import { wordLike } from '../../model/word-fixture.ts';
import { picturesOnCard } from './measures.ts';
import { dealCards, findUnevenPictures, sharedAtMost } from './rules.ts';
import { wishedShares } from './shares.ts';
import { byWord } from './ways/by-word.ts';

const names = [...'bdfghjklmnprstvwz'].flatMap((first) => ['aan', 'os'].map((last) => first + last));
const bank = (count: number, typed: number) =>
  names.slice(0, count).map((name, index) => wordLike(name, index < typed ? { isTyped: true } : {}));

/** Of a share that is what is left of a sum. */
const rounding = 1e-9;

describe('what a visitor typed', () => {
  it('is on as many cards as can be, and every other word on one at least', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 12, max: names.length }),
        fc.integer({ min: 2, max: 36 }),
        fc.nat(12),
        (count, cards, typed) => {
          const pictures = bank(count, typed);
          const shareOf = wishedShares(pictures, cards, sharedAtMost);
          const shares = pictures.map(shareOf);
          expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(picturesOnCard);
          const even = picturesOnCard / count;
          for (const share of shares.slice(0, typed)) expect(share).toBeGreaterThanOrEqual(even - rounding);
          for (const share of shares.slice(typed))
            expect(share).toBeGreaterThanOrEqual(Math.min(even, 1 / cards) - rounding);
        },
      ),
      triesOf(200),
    );
  });

  it.each([
    ['each of a few cards', 26, 4, 4],
    ['far more of many cards than other words', 26, 30, 13],
  ])('is on %s', (_, count, cards, fewest) => {
    const pictures = bank(count, 2);
    const families = pictures.map((call) => ({ call, onCards: [call] }));
    const shareOf = wishedShares(pictures, cards, sharedAtMost);
    const dealt = dealCards(families, cards, 'proef', sharedAtMost, byWord, shareOf) ?? [];
    expect(dealt).toHaveLength(cards);
    expect(findUnevenPictures(families, dealt, shareOf)).toEqual([]);
    const countOf = (name: string) => dealt.filter((card) => card.some(({ word }) => word === name)).length;
    const counts = pictures.map(({ word }) => countOf(word));
    for (const typed of counts.slice(0, 2)) expect(typed).toBeGreaterThanOrEqual(fewest);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it('is no more than others where it came with its theme, or is only told apart', () => {
    const pictures = [
      ...bank(24, 0),
      wordLike('mij-ter', { isTyped: true, isDoubted: true }),
      wordLike('tak', { isTyped: true, isToldApart: true }),
    ];
    expect(new Set(pictures.map(wishedShares(pictures, 4, sharedAtMost))).size).toBe(1);
  });
});
