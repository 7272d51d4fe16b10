import { describe, expect, it } from 'vitest';
import type { Page, Part } from '../sheet.ts';
import { inPart, listParts, sayPrints } from './parts.ts';

const cards: Part = { name: 'Kaarten', prints: { pageForPlayers: 2 } };
const mats: Part = { name: 'Matten', prints: { copyFor: 4 } };
const answers: Part = { name: 'Antwoorden', prints: 'once' };
const blank: Page = { blocks: [] };
const pages = [
  blank,
  blank,
  ...inPart(cards, [blank, blank, blank]),
  ...inPart(mats, [blank]),
  ...inPart(answers, [blank]),
];

it('finds the pages of each part by the numbers that stand on them', () => {
  expect(listParts(pages).map(({ part, first, last }) => [part.name, first, last])).toEqual([
    ['Kaarten', 3, 5],
    ['Matten', 6, 6],
    ['Antwoorden', 7, 7],
  ]);
});

describe('what to print', () => {
  it('says that one page of several is chosen', () => {
    const letters: Part = { name: 'Letters', prints: { chosenPageFor: 2 } };
    const say = (pages: Page[]) => listParts(pages).map((part) => sayPrints(part, 5));
    expect(say(inPart(letters, [blank, blank]))).toEqual(['1 ervan: 3 keer']);
    expect(say(inPart(letters, [blank]))).toEqual(['3 keer']);
  });

  it('is only the pages that it takes to have a thing for each child, or all of them as often as it takes', () => {
    const things: Part = { name: 'Zinnen', prints: { oneEach: [3, 2] } };
    const say = (children: number) =>
      listParts(inPart(things, [blank, blank])).map((part) => sayPrints(part, children));
    expect([3, 4, 5, 6, 11].flatMap(say)).toEqual([
      'alleen bladzijde 1',
      '1 keer',
      '1 keer',
      '2 keer',
      '3 keer',
    ]);
  });

  const say = (children: number) => listParts(pages).map((part) => sayPrints(part, children));

  it('is as many pages of a series as the children and the grown-up need, as many copies, or one', () => {
    expect(say(1)).toEqual(['bladzijde 3', '1 keer', '1 keer']);
    expect(say(3)).toEqual(['bladzijde 3–4', '1 keer', '1 keer']);
    expect(say(4)).toEqual(['bladzijde 3–5', '1 keer', '1 keer']);
    expect(say(5)).toEqual(['bladzijde 3–5', '2 keer', '1 keer']);
  });

  it('is never more than there is', () => {
    expect(say(26)).toEqual(['bladzijde 3–5', '7 keer', '1 keer']);
  });
});
