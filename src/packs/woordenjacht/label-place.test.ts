import { expect, it } from 'vitest';
import { labelAtArrow, labelUnder, type Seated } from './label-place.ts';
import { card } from './measures.ts';
import { type Points, pointers } from './pointer.ts';

const spot = { x: 90, y: 150, size: 40 };
const thing = (points?: Points): Seated => ({
  word: { article: 'de', word: 'jas' },
  teach: 'de kraag',
  points,
  stance: { on: 'vloer', foot: 100, turn: 0 },
});
/** The middle of the picture. */
const tip = { x: 90, y: 130 };
const reach = pointers.card.length + pointers.card.edge;
const at = (from: Points['from'], more = {}) =>
  labelAtArrow(thing({ to: [50, 50], from }), { ...spot, ...more });

it('a label lies at the tail of its arrow', () => {
  const [links, rechts, boven, onder] = [at('links'), at('rechts'), at('boven'), at('onder')];
  expect(links.x + links.width).toBeCloseTo(tip.x - reach);
  expect(links.y + links.height / 2).toBeCloseTo(tip.y);
  expect(rechts.x).toBeCloseTo(tip.x + reach);
  expect(boven.y + boven.height).toBeCloseTo(tip.y - reach);
  expect(boven.x + boven.width / 2).toBeCloseTo(tip.x);
  expect(onder.y).toBeCloseTo(tip.y + reach);
});

it('of an arrow that comes aslant it is above, over its tail', () => {
  const side = reach * Math.SQRT1_2;
  for (const [from, tail] of [
    ['linksboven', tip.x - side],
    ['rechtsboven', tip.x + side],
  ] as const) {
    const paper = at(from);
    expect(paper.y + paper.height).toBeCloseTo(tip.y - side);
    expect(paper.x).toBeLessThan(tail);
    expect(paper.x + paper.width).toBeGreaterThan(tail);
  }
});

it('is farther away where the arrow is longer', () => {
  expect(at('boven', { reach: 30 }).y).toBeCloseTo(at('boven').y - 30 + pointers.card.length);
});

it('is under a thing without an arrow, and always within the card', () => {
  const under = labelAtArrow(thing(), spot);
  expect(under.y).toBeGreaterThan(spot.y);
  expect(under.x + under.width / 2).toBeCloseTo(spot.x);
  for (const x of [2, card.width - 2]) {
    const paper = labelUnder(thing(), { ...spot, x });
    expect(paper.x).toBeGreaterThan(0);
    expect(paper.x + paper.width).toBeLessThan(card.width);
  }
});

it('under a thing is clear of an arrow that comes from there', () => {
  const pointed = thing({ to: [50, 98], from: 'onder' });
  expect(labelUnder(pointed, spot).y).toBeGreaterThan(labelUnder(thing(), spot).y);
  expect(labelUnder(pointed, spot).y).toBeCloseTo(labelAtArrow(pointed, spot).y);
});
