import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { drawn, namesOn } from '../../sheets/drawn-for-tests.ts';
import { printLoad } from '../../sheets/lay/print-load.ts';
import { edgesOf } from '../../sheets/marks/index.ts';
import { cards as sizes } from '../../sheets/measures.ts';
import { type Page, picturesOf, type RectMark } from '../../sheets/sheet.ts';
import { nameSize, tab } from './measures.ts';
import { storyParts } from './rules.ts';
import { accentOf, type Sign } from './story-signs.ts';

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

/** What is drawn of the sign in the corner of a card, without its place. */
function signOf(page: Page, { x, y, stroke }: RectMark): string {
  const isInCorner = (left: number, top: number) => left > x && left < x + tab && top > y && top < y + tab;
  const accent = stroke?.colour;
  const circles = drawn(page, 'circle').filter((mark) => mark.fill === accent && isInCorner(mark.x, mark.y));
  const paths = drawn(page, 'path').filter((mark) => {
    const [left = 0, top = 0] = (mark.d.match(/-?[\d.]+/g) ?? []).map(Number);
    return (mark.fill ?? mark.stroke?.colour) === accent && isInCorner(left, top);
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

it('no picture is seen outside the round corners of its frame', () => {
  const [page] = storyParts.map(pileOf);
  const [frame] = framesOn(page as Page);
  const covers = drawn(page, 'path').filter(({ d, fill }) => fill === 'paper' && d.includes('Q'));
  const places = covers.map(edgesOf);
  for (const x of [frame?.x ?? 0, (frame?.x ?? 0) + (frame?.width ?? 0)])
    for (const y of [frame?.y ?? 0, (frame?.y ?? 0) + (frame?.height ?? 0)])
      expect(places.some((one) => one.left < x && one.right > x && one.top < y && one.bottom > y)).toBe(true);
});

describe('the mat', () => {
  const start = pack.sheet.pages.indexOf(pack.pageNamed('Vertelmat'));
  const pages = pack.sheet.pages.slice(start, start + 2);
  const [left = [], right = []] = pages.map(framesOn);
  const colourOf = (sign: Sign): string => accentOf[sign];

  it('has a place for each pile, one for who helps and one for questions, in their colours', () => {
    expect(left.map(({ stroke }) => stroke?.colour)).toEqual(
      (['wie', 'waar', 'vraag', 'wie'] as const).map(colourOf),
    );
    expect(right.map(({ stroke }) => stroke?.colour)).toEqual((['wat', 'probleem'] as const).map(colourOf));
    for (const { width, height } of [...left, ...right]) {
      expect(width).toBeGreaterThan(sizes.story.width);
      expect(height).toBeGreaterThan(sizes.story.height);
    }
  });

  it('has no place over another, and room between them', () => {
    for (const places of [left, right]) {
      const boxes = places.map(edgesOf);
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1)) {
          const isBeside = one.left >= other.right + 10 || other.left >= one.right + 10;
          expect(isBeside || one.top >= other.bottom + 10 || other.top >= one.bottom + 10).toBe(true);
        }
    }
  });

  it('goes on where its two pages are glued', () => {
    const heightsAt = (page: Page, x: number): number[] =>
      drawn(page, 'path')
        .filter(({ stroke, fill }) => stroke?.colour === 'edge' && !fill)
        .flatMap(({ d }) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)])
        .filter(([, across]) => Math.abs(Number(across) - x) < 0.01)
        .map(([, , down]) => Number(down))
        .sort((one, other) => one - other);
    const [one, other] = pages;
    if (!one || !other) throw new Error('no mat');
    expect(heightsAt(one, 198).length).toBeGreaterThan(3);
    expect(heightsAt(other, 12)).toEqual(heightsAt(one, 198));
  });

  it('has who helps and the end on one ground, which no other place lies on', () => {
    const [one, other] = pages.map((page) => drawn(page, 'path').filter(({ fill }) => fill === 'sand'));
    const [onLeft, onRight] = [one, other].map((sand = []) => sand.map(edgesOf));
    const isOn = (place: RectMark, grounds: ReturnType<typeof edgesOf>[] = []): boolean =>
      grounds.some(({ left, right, top, bottom }) => {
        const edges = edgesOf(place);
        return edges.left > left && edges.right < right && edges.top > top && edges.bottom < bottom;
      });
    expect(left.map((place) => isOn(place, onLeft))).toEqual([false, false, false, true]);
    expect(right.map((place) => isOn(place, onRight))).toEqual([false, false]);
    const room = drawn(pages[1] as Page, 'rect').filter(({ fill, width }) => fill === 'paper' && width > 100);
    expect(room.map((place) => isOn(place, onRight))).toEqual([true]);
  });

  it('has room for the end on a quarter of an A4', () => {
    const room = pages.flatMap((page) => drawn(page, 'rect')).filter(({ fill }) => fill === 'paper');
    expect(room.some(({ width, height }) => width > 297 / 2 && height > 210 / 2)).toBe(true);
  });
});

it('a class has enough with 25 sheets and 40 minutes of scissors', () => {
  const { sheets, minutes } = printLoad(pack.sheet.pages, 24);
  expect(sheets).toBeLessThanOrEqual(25);
  expect(minutes).toBeLessThanOrEqual(40);
});

it('few pictures are shown twice, so that a story has something new on each card', () => {
  const shown = storyParts.flatMap((part) => picturesOf({ pages: [pileOf(part)] }));
  expect(shown.length - new Set(shown).size).toBeLessThanOrEqual(6);
});

it('a name on two lines has no lonely word', () => {
  const names = [...storyParts.map(pileOf), pack.pageNamed('Vraagkaarten')].flatMap((page) =>
    drawn(page, 'text').filter(({ size }) => size === nameSize),
  );
  const lines = names.flatMap((upper, index) => {
    const lower = names[index + 1];
    const isUnder = lower && lower.y > upper.y && lower.y - upper.y < 8;
    return isUnder ? [[upper.width, lower.width]] : [];
  });
  expect(lines.length).toBeGreaterThan(3);
  for (const pair of lines) expect(Math.min(...pair) / Math.max(...pair)).toBeGreaterThan(0.5);
});
