import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { drawn, namesOn } from '../../sheets/drawn-for-tests.ts';
import { edgesOf } from '../../sheets/marks/index.ts';
import { cards as sizes } from '../../sheets/measures.ts';
import { type Page, picturesOf, type RectMark } from '../../sheets/sheet.ts';
import { storyParts } from './rules.ts';

const pack = layOutExample('verhaal-kaarten');
const piles = {
  wie: 'Wie-kaarten',
  waar: 'Waar-kaarten',
  wat: 'Wat-kaarten',
  probleem: 'Probleem-kaarten',
} as const;
const pileOf = (part: keyof typeof piles): Page => pack.pageNamed(piles[part]);

const framesOn = (page: Page): RectMark[] =>
  drawn(page, 'rect').filter(({ width, height }) => width > 50 && width < 80 && height > 80);

/** What is drawn in the corner of a card, without its place. */
function signOf(page: Page, { x, y, height }: RectMark): string {
  const isInCorner = (left: number, top: number) =>
    left > x + 2 && left < x + 18 && top > y + height - 18 && top < y + height;
  const circles = drawn(page, 'circle').filter((mark) => isInCorner(mark.x, mark.y));
  const paths = drawn(page, 'path').filter(({ d, stroke }) => {
    const [left = 0, top = 0] = (d.match(/-?[\d.]+/g) ?? []).map(Number);
    return !stroke?.dash && isInCorner(left, top);
  });
  return [
    ...circles.map(({ radius }) => radius.toFixed(1)),
    ...paths.map(({ d }) => d.replace(/[^A-Z]/g, '')),
  ].join();
}

it('there are four piles with a card to draw yourself in each, and questions', () => {
  for (const part of storyParts) {
    expect(namesOn(pileOf(part))).toEqual(pack.parameters[part].map(({ name }) => name));
    expect(framesOn(pileOf(part))).toHaveLength(pack.parameters[part].length + 1);
  }
  expect(namesOn(pack.pageNamed('Vraagkaarten'))).toHaveLength(pack.parameters.vragen.length);
});

it('each pile has a colour and a sign of its own, the same on all its cards', () => {
  const pages = [...storyParts.map(pileOf), pack.pageNamed('Vraagkaarten')];
  const looks = pages.map((page) => ({
    colours: new Set(framesOn(page).map(({ stroke }) => stroke?.colour)),
    signs: new Set(framesOn(page).map((frame) => signOf(page, frame))),
  }));
  for (const { colours, signs } of looks) expect([colours.size, signs.size]).toEqual([1, 1]);
  expect(new Set(looks.flatMap(({ colours }) => [...colours])).size).toBe(pages.length);
  expect(new Set(looks.flatMap(({ signs }) => [...signs]).filter(Boolean)).size).toBe(pages.length);
});

describe('the mat', () => {
  const places = framesOn(pack.pageNamed('Vertelmat'));

  it('has a place for each pile, in its colour, that a card lies in', () => {
    const colours = storyParts.map((part) => framesOn(pileOf(part))[0]?.stroke?.colour);
    expect(places.map(({ stroke }) => stroke?.colour)).toEqual(colours);
    for (const { width, height } of places) {
      expect(width).toBeGreaterThan(sizes.story.width);
      expect(height).toBeGreaterThan(sizes.story.height);
    }
  });

  it('has no place over another', () => {
    const boxes = places.map(edgesOf);
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        const isBeside = one.left >= other.right || other.left >= one.right;
        expect(isBeside || one.top >= other.bottom || other.top >= one.bottom).toBe(true);
      }
  });
});

it('few pictures are shown twice, so that a story has something new on each card', () => {
  const shown = storyParts.flatMap((part) => picturesOf({ pages: [pileOf(part)] }));
  expect(shown.length - new Set(shown).size).toBeLessThanOrEqual(6);
});
