import { describe, expect, it } from 'vitest';
import type { Page, Part } from '../sheet.ts';
import {
  copiesOf,
  inPart,
  isChosen,
  listParts,
  nameOfPage,
  sayCopies,
  sayPagesOf,
  sayPrints,
} from './parts.ts';

const cards: Part = { name: 'Kaarten', holder: 'kind', prints: { pageForPlayers: 2 } };
const mats: Part = { name: 'Matten', holder: 'groepje', prints: { copyFor: 4 } };
const answers: Part = { name: 'Antwoorden', holder: 'leerkracht', prints: 'once' };
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

it('names a page after the choice that it is of, where that has a name', () => {
  const games: Part = {
    name: 'Spellen',
    holder: 'groepje',
    prints: { chosenFor: 4, pages: 2, names: ['Rijm', 'Woorden'] },
  };
  const [found] = listParts([blank, ...inPart(games, [blank, blank, blank, blank])]);
  const [plain] = listParts(inPart(answers, [blank]));
  if (!found || !plain) throw new Error('No part');
  expect([2, 3, 4, 5].map((number) => nameOfPage(found, number))).toEqual([
    'Rijm',
    'Rijm',
    'Woorden',
    'Woorden',
  ]);
  expect(nameOfPage(plain, 1)).toBe('Antwoorden');
});

describe('what to print', () => {
  it('is as often as it takes of what is chosen, a page or two that belong together', () => {
    const letters: Part = { name: 'Letters', holder: 'kind', prints: { chosenFor: 2 } };
    const trails: Part = { name: 'Sporen', holder: 'groepje', prints: { chosenFor: 4, pages: 2 } };
    const look = (part: Part, ...pages: Page[]) =>
      listParts(inPart(part, pages)).map((found) => [
        sayPrints(found, 5),
        isChosen(found),
        copiesOf(found, 5),
      ]);
    expect(look(letters, blank, blank)).toEqual([['3 keer', true, [3, 0]]]);
    expect(look(letters, blank)).toEqual([['3 keer', false, [3]]]);
    expect(look(trails, blank, blank, blank, blank)).toEqual([['2 keer', true, [2, 2, 0, 0]]]);
    expect(look(trails, blank, blank)).toEqual([['2 keer', false, [2, 2]]]);
  });

  it('is the first sheet for a group that shares what is chosen with no other, and all sheets for more', () => {
    const memory: Part = {
      name: 'Spel 1 of 2',
      holder: 'groepje',
      prints: { chosenFor: 8, pages: 4, alone: { children: 4, pages: 2 } },
      twoSided: true,
    };
    const [found] = listParts(inPart(memory, Array<Page>(8).fill(blank)));
    if (!found) throw new Error('No part');
    expect([4, 5, 12].map((children) => [sayPrints(found, children), copiesOf(found, children)])).toEqual([
      ['alleen vel 1', [1, 1, 0, 0, 0, 0, 0, 0]],
      ['1 keer', [1, 1, 1, 1, 0, 0, 0, 0]],
      ['2 keer', [2, 2, 2, 2, 0, 0, 0, 0]],
    ]);
    expect([1, 3, 5, 7].map((number) => sayCopies(found, number, [4, 12]))).toEqual([
      '1 of 2\u00a0keer',
      '0 of 2\u00a0keer',
      '1 of 2\u00a0keer',
      '0 of 2\u00a0keer',
    ]);
  });

  it('is only the pages that it takes to have a thing for each child, and all of them before any comes twice', () => {
    const things: Part = { name: 'Zinnen', holder: 'kind', prints: { oneEach: [3, 2] } };
    const say = (children: number) =>
      listParts(inPart(things, [blank, blank])).map((part) => sayPrints(part, children));
    expect([3, 4, 5, 6, 10, 11].flatMap(say)).toEqual([
      'blz. 1',
      '1 keer',
      '1 keer',
      '1 keer, blz. 1 nog eens',
      '2 keer',
      '2 keer, blz. 1 nog eens',
    ]);
  });

  it('of what is chosen says the pages of each choice, as long as those are few', () => {
    const said = (count: number, together: number) =>
      listParts(
        inPart(
          { name: 'Sporen', holder: 'groepje', prints: { chosenFor: 4, pages: together } },
          Array<Page>(count).fill(blank),
        ),
      ).map(sayPagesOf);
    expect(said(6, 2)).toEqual(['1–2, 3–4 of 5–6']);
    expect(said(2, 1)).toEqual(['1 of 2']);
    expect(said(2, 2)).toEqual(['1–2']);
    expect(said(6, 1)).toEqual(['één van 1–6']);
    expect(said(8, 2)).toEqual(['één van 1–8']);
  });

  it('is no more than is in hand at a time, where one group plays after another', () => {
    const turns: Part = { name: 'Zinnen', holder: 'tweetal', prints: { copyFor: 2, atATime: 2 } };
    const trails: Part = { name: 'Sporen', holder: 'groepje', prints: { chosenFor: 4, atATime: 1 } };
    const copies = (part: Part, children: number) =>
      listParts(inPart(part, [blank, blank])).flatMap((found) => copiesOf(found, children));
    expect([2, 4, 26].map((children) => copies(turns, children))).toEqual([
      [1, 1],
      [2, 2],
      [2, 2],
    ]);
    expect(copies(trails, 26)).toEqual([1, 0]);
  });

  it('no more copies than have a thing for each child and for the grown-up', () => {
    const buttons: Part = { name: 'Knopen', holder: 'kind', prints: { copyForPlayers: 13 } };
    const [found] = listParts(inPart(buttons, [blank]));
    expect([12, 13, 25, 26].map((children) => found && copiesOf(found, children))).toEqual([
      [1],
      [2],
      [2],
      [3],
    ]);
  });

  const say = (children: number) => listParts(pages).map((part) => sayPrints(part, children));

  it('is as many pages of a series as the children and the grown-up need, as many copies, or one', () => {
    expect(say(1)).toEqual(['blz. 3', '1 keer', '1 keer']);
    expect(say(3)).toEqual(['blz. 3–4', '1 keer', '1 keer']);
    expect(say(4)).toEqual(['1 keer', '1 keer', '1 keer']);
    expect(say(5)).toEqual(['1 keer', '2 keer', '1 keer']);
  });

  it('is never more than there is', () => {
    expect(say(26)).toEqual(['1 keer', '7 keer', '1 keer']);
  });
});
