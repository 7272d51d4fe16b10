/**
 * The back of the cards: scales of thick lines over the whole sheet, alike behind each card, so that a print may shift a
 * little. Thin paper lets the lines of the front through: lines as bold as those, close together, are what hides them.
 */
import { around, type Box, middle } from '../../sheets/lay/box.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { round } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';

/** On one card so many scales across; its rows lie half as far apart, each half a scale aside. */
const across = 4;

/** Of half a scale: how large its arches are, the outer one first. */
const arches = [1, 0.7, 0.4] as const;
const weight = 1.05;

/** Who looks after each card, before rings as close as the scales: no white shows what is in front. */
const keeper = { who: 'vos-zwaait', side: 26, rings: [15, 12.9, 10.8, 8.7, 6.6] } as const;

/** `cards` lie edge to edge; where a row of them isn't full, its cards lie at the right. */
export function layCardBacks(cards: readonly Box[]): Mark[] {
  const [card] = cards;
  if (!card) return [];
  return [
    ...layScales(around(cards), card.width / across),
    ...layGap(cards),
    ...cards.flatMap((one) => layKeeper(middle(one))),
  ];
}

type Point = readonly [number, number];

/** From one scale beyond the cards to one beyond them, cut straight. */
function layScales({ x, y, width, height }: Box, wide: number): Mark[] {
  const half = wide / 2;
  const rows = Math.round(height / half) + 2;
  const hearts = Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const aside = row % 2;
    return Array.from(
      { length: Math.round(width / wide) + 1 - aside },
      (_, column): Point => [x + column * wide + aside * half, y + row * half],
    );
  });
  // Of a row that stands aside half a scale is left over at either end.
  const ends = Array.from({ length: rows }, (_, row) => row)
    .filter((row) => row % 2 === 1)
    .flatMap((row): End[] => [
      [x - half, y + row * half, 1],
      [x + width + half, y + row * half, -1],
    ]);
  const last = y + (rows - 1) * half;
  const draw = (one: (at: Point) => string): string => hearts.map(one).join('');
  const filled = hearts.filter(([, heart]) => heart < last);
  return [
    ...arches.map(
      (size): Mark => ({
        kind: 'path',
        d: draw((at) => arch(at, half * size)) + ends.map((at) => halfArch(at, half * size)).join(''),
        stroke: { colour: 'cover', weight },
      }),
    ),
    { kind: 'path', d: filled.map((at) => bud(at, half)).join(''), fill: 'cover' },
    ...layEdges({ x, y, width, height }, half + weight),
  ];
}

/** For scissors that go astray; from there on the paper is white, in straight lines. */
const bleed = 3;

/** Over what the scales stand out by, and no more: above them stands the heading of the page. */
function layEdges({ x, y, width, height }: Box, out: number): Mark[] {
  const [left, right, top, bottom] = [x - bleed, x + width + bleed, y - bleed, y + height + bleed];
  const wide = out - bleed;
  const white = (box: Box): Mark => ({ kind: 'rect', ...box, fill: 'paper' });
  const all = { x: left - wide, width: right - left + 2 * wide };
  return [
    white({ ...all, y: top - wide, height: wide }),
    white({ ...all, y: bottom, height: wide }),
    white({ x: left - wide, y: top, width: wide, height: bottom - top }),
    white({ x: right, y: top, width: wide, height: bottom - top }),
  ];
}

/** White again where no card is: a pattern there would look like the back of one. */
function layGap(cards: readonly Box[]): Mark[] {
  const { x, y, height } = around(cards);
  const last = cards.filter((card) => card.y + card.height > y + height - 1);
  const gap = around(last).x - x;
  if (gap < 1) return [];
  const top = around(last).y + bleed;
  return [
    { kind: 'rect', x: x - bleed, y: top, width: gap, height: y + height + bleed - top, fill: 'paper' },
  ];
}

/** Half a circle. */
const arch = ([x, y]: Point, radius: number): string => {
  const [left, right, top] = [x - radius, x + radius, y - (radius * 4) / 3].map(round);
  return `M${left} ${round(y)}C${left} ${top} ${right} ${top} ${right} ${round(y)}`;
};

type End = readonly [number, number, 1 | -1];

/** A quarter of a circle, to the right or to the left. */
const halfArch = ([x, y, side]: End, radius: number): string => {
  const [to, between] = [x + side * radius, x + (side * radius) / 2].map(round);
  const [top, high, low] = [y - radius, y - radius, y - (radius * 2) / 3].map(round);
  return `M${round(x)} ${top}C${between} ${high} ${to} ${low} ${to} ${round(y)}`;
};

const bud = ([x, y]: Point, size: number): string => {
  const [foot, top] = [y + size * 0.5, y - size * 0.22].map(round);
  const [left, right, waist] = [x - size * 0.24, x + size * 0.24, y].map(round);
  return `M${round(x)} ${foot}L${left} ${waist}L${round(x)} ${top}L${right} ${waist}Z`;
};

function layKeeper([x, y]: Point): Mark[] {
  const { who, side, rings } = keeper;
  return [
    ...rings.map(
      (radius, index): Mark => ({
        kind: 'circle',
        x,
        y,
        radius,
        ...(index === 0 ? { fill: 'paper' } : {}),
        stroke: { colour: 'cover', weight },
      }),
    ),
    placePicture(who, { x: x - side / 2, y: y - side / 2, width: side, height: side }),
  ];
}
