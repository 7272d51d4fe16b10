import { expect, it } from 'vitest';
import { deal } from './deal.ts';
import { pairsPerSheet } from './rules.ts';

const columns = 3;

it.each([4, 5, pairsPerSheet])(
  'of %i pairs both cards lie on the sheet, neither side by side nor in one column',
  (count) => {
    const pairs = [...Array(count).keys()];
    const dealt = deal(pairs, columns);
    expect(dealt.map(({ pair, card }) => `${pair} ${card}`).sort()).toEqual(
      pairs.flatMap((pair) => [`${pair} 0`, `${pair} 1`]).sort(),
    );
    for (const pair of pairs) {
      const [one = 0, other = 0] = dealt.flatMap((dealtCard, place) =>
        dealtCard.pair === pair ? [place] : [],
      );
      expect(one % columns).not.toBe(other % columns);
      expect(Math.floor(one / columns)).not.toBe(Math.floor(other / columns));
    }
  },
);

it('lays as many pairs as there are, however few', () => {
  for (const count of [1, 2, 3]) expect(deal([...Array(count).keys()], columns)).toHaveLength(2 * count);
});
