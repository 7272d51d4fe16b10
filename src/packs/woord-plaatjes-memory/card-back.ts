/**
 * The back of the cards: light scales over the whole sheet, alike behind each card, so that a print may shift a little,
 * and in the middle of each card two balloons that talk.
 */
import { around, type Box, middle } from '../../sheets/lay/box.ts';
import { round } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Mark } from '../../sheets/sheet.ts';

const ink: Colour = 'nightSky';

/** On one card so many scales across; its rows lie half as far apart, each half a scale aside. */
const across = 4;

/** `cards` lie edge to edge; where a row of them isn't full, its cards lie at the right. */
export function layCardBacks(cards: readonly Box[]): Mark[] {
  const [card] = cards;
  if (!card) return [];
  return [
    ...layScales(around(cards), card.width / across),
    ...layGap(cards),
    ...cards.flatMap((one) => layBalloons(middle(one))),
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
  const last = y + (rows - 1) * half;
  const draw = (one: (at: Point) => string): string => hearts.map(one).join('');
  const filled = hearts.filter(([, heart]) => heart < last);
  return [
    { kind: 'path', d: draw((at) => arch(at, half)), stroke: { colour: ink, weight: 0.35 } },
    { kind: 'path', d: draw((at) => arch(at, half * 0.66)), stroke: { colour: ink, weight: 0.2 } },
    { kind: 'path', d: filled.map((at) => bud(at, half)).join(''), stroke: { colour: ink, weight: 0.2 } },
    ...layEdges({ x, y, width, height }, half),
  ];
}

/** For scissors that go astray; from there on the paper is white, in straight lines. */
const bleed = 3;

/** Over what the scales stand out by, and no more: above them stands the heading of the page. */
function layEdges({ x, y, width, height }: Box, out: number): Mark[] {
  const [left, right, top, bottom] = [x - bleed, x + width + bleed, y - bleed, y + height + bleed];
  const wide = out - bleed + 0.5;
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
  const { x, y, width, height } = around(cards);
  const last = cards.filter((card) => card.y + card.height > y + height - 1);
  const gap = around(last).x - x;
  if (gap < 1) return [];
  const top = around(last).y + bleed;
  // As far as the scales stand out.
  const out = (last[0]?.width ?? width) / across / 2 + 0.5;
  return [
    {
      kind: 'rect',
      x: x - out,
      y: top,
      width: gap + out - bleed,
      height: y + height - top + out,
      fill: 'paper',
    },
  ];
}

/** Half a circle. */
const arch = ([x, y]: Point, radius: number): string => {
  const [left, right, top] = [x - radius, x + radius, y - (radius * 4) / 3].map(round);
  return `M${left} ${round(y)}C${left} ${top} ${right} ${top} ${right} ${round(y)}`;
};

const bud = ([x, y]: Point, size: number): string => {
  const [foot, top] = [y + size * 0.5, y - size * 0.3].map(round);
  const [left, right, waist] = [x - size * 0.36, x + size * 0.36, y].map(round);
  return `M${round(x)} ${foot}C${left} ${waist} ${left} ${waist} ${round(x)} ${top}C${right} ${waist} ${right} ${waist} ${round(x)} ${foot}Z`;
};

/** Around 0, 0. */
const balloons = [
  {
    d: 'M-6.6 -7H2.6Q5.4 -7 5.4 -4.2V-1.6Q5.4 1.2 2.6 1.2H-3.4L-6.8 4.4L-6.4 1.2Q-9.2 1.2 -9.2 -1.6V-4.2Q-9.2 -7 -6.6 -7Z',
    fill: 'blueSoft',
  },
  {
    d: 'M-1.4 -1.4H6.4Q9.2 -1.4 9.2 1.4V3.2Q9.2 6 6.4 6L6.8 8.6L3.6 6H-1.4Q-4.2 6 -4.2 3.2V1.4Q-4.2 -1.4 -1.4 -1.4Z',
    fill: 'yellowSoft',
  },
] as const;

const movedTo = ([x, y]: Point, d: string): string =>
  d.replace(/([MLQHV])([^A-Z]*)/g, (_, command: string, numbers: string) => {
    const moved = numbers
      .trim()
      .split(' ')
      .map((value, index) => round(Number(value) + (command === 'V' || index % 2 === 1 ? y : x)));
    return `${command}${moved.join(' ')}`;
  });

function layBalloons(at: Point): Mark[] {
  const [x, y] = at;
  const circle = (radius: number, weight: number, fill?: Colour): Mark => ({
    kind: 'circle',
    x,
    y,
    radius,
    ...(fill ? { fill } : {}),
    stroke: { colour: ink, weight },
  });
  return [
    circle(14, 0.7, 'paper'),
    circle(12.6, 0.3),
    ...balloons.map(
      ({ d, fill }): Mark => ({
        kind: 'path',
        d: movedTo(at, d),
        fill,
        stroke: { colour: ink, weight: 0.7 },
      }),
    ),
  ];
}
