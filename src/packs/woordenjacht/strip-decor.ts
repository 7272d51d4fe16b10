/** What else is there between two things to find: on the wall of a room, or on the hills outside. Nothing that is asked for. */
import { trace } from '../../sheets/cast/paper.ts';
import type { Box } from '../../sheets/lay/box.ts';
import type { Paper } from '../../sheets/palette.ts';
import type { PlaceName } from '../../sheets/places/index.ts';
import { type Scrap, toMarks } from '../../sheets/places/paper-marks.ts';
import { at, ball, block, here, line, paper } from '../../sheets/places/place.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { grounds } from './search-place.ts';

/** Around a middle, above a foot: where the wall ends, or the top of the hills. */
type Decor = (middle: number, foot: number) => readonly Scrap[];

/** A drawing of hills in a frame. */
const framed: Decor = (middle, foot) => {
  const [left, top] = [middle - 12, foot - 33];
  return [
    line(here, `${middle - 4} ${top} ${middle} ${top - 4} ${middle + 4} ${top}`),
    block('wood', left, top, 24, 18),
    block('sky', left + 2, top + 2, 20, 14),
    ball('glow', at(left + 16, top + 6), 2.4, 2.4, 9),
    paper('leaf', trace(at(left + 2, top + 16), '0 -3 6 -7 12 -4 16 -6 20 -3 20 0 0 0'), 0.2),
  ];
};

/** With a vase and two boxes on it. */
const shelf: Decor = (middle, foot) => {
  const [left, top] = [middle - 17, foot - 19];
  return [
    block('wood', left + 4, top + 1, 2, 5),
    block('wood', left + 28, top + 1, 2, 5),
    block('wood', left, top, 34, 2.4),
    paper('sea', trace(at(left + 8, top), '-3 0 -4 -5 -1.6 -8 -2 -10 2 -10 1.6 -8 4 -5 3 0'), 0.3),
    line(at(left + 8, top - 10), '0 0 -1 -5'),
    line(at(left + 8, top - 10), '0 0 2 -6'),
    ball('brick', at(left + 7, top - 16), 2, 2, 8),
    ball('glow', at(left + 10.4, top - 17), 2, 2, 8),
    block('brick', left + 16, top - 7, 9, 7),
    block('sand', left + 26, top - 5, 6, 5),
  ];
};

const flags: readonly (readonly [Paper, number])[] = [
  ['brick', 0],
  ['sea', 1.7],
  ['glow', 2.4],
  ['leaf', 1.7],
  ['brick', 0],
];

/** Flags on a line. */
const garland: Decor = (middle, foot) => {
  const [left, top] = [middle - 22, foot - 34];
  return [
    line(
      here,
      `${left} ${top} ${left + 11} ${top + 3} ${middle} ${top + 4} ${left + 33} ${top + 3} ${left + 44} ${top}`,
    ),
    ...flags.map(([flag, sags], index) =>
      paper(flag, trace(at(left + 4 + index * 7.6, top + 1.4 + sags), '0 0 6 0 3 7'), 0.05),
    ),
  ];
};

const cloud: Decor = (middle, foot) => [
  paper(
    'paper',
    trace(at(middle, foot - 30), '-15 4 -16 0 -11 -3 -8 -8 0 -9 5 -6 10 -6 13 -2 16 1 15 4'),
    0.4,
  ),
];

const fence: Decor = (middle, foot) => [
  ...[-10, -5].map((y) => block('wood', middle - 19, foot + y, 38, 2)),
  ...[-16, -6, 4, 14].map((x) =>
    paper('wood', trace(at(middle + x, foot), '-1.6 2 -1.6 -12 0 -14.4 1.6 -12 1.6 2'), 0.04),
  ),
];

const flowers: readonly (readonly [number, Paper])[] = [
  [-12, 'brick'],
  [-7, 'glow'],
  [9, 'brick'],
];

/** With flowers before it. */
const bush: Decor = (middle, foot) => [
  paper(
    'leaf',
    trace(at(middle, foot), '-15 2 -16 -5 -11 -8 -9 -13 -2 -13 2 -15 8 -12 10 -8 15 -5 15 2'),
    0.4,
  ),
  ...flowers.flatMap(([x, flower]) => [
    line(at(middle + x, foot + 3), '0 0 0 -5'),
    ball(flower, at(middle + x, foot - 3), 1.9, 1.9, 8),
  ]),
];

/** Of each place by row: no two places have the same beside each other. */
const decors: Readonly<Record<PlaceName, readonly Decor[]>> = {
  kamer: [framed, shelf, garland],
  klas: [garland, framed, shelf],
  keuken: [shelf, garland, framed],
  straat: [cloud, fence, bush],
  bos: [bush, cloud, fence],
  strand: [cloud, bush, fence],
  nacht: [fence, bush, fence],
};

/** How far above a thing's foot the wall ends, and the hills begin. */
const aboveFoot = { floor: 8, hill: 5 } as const;

/** In the middle of a row, of which things stand on `foot`. */
export function drawDecor(place: PlaceName, row: number, strip: Box, foot: number): Mark[] {
  const { isFloor } = grounds[place];
  const kinds = decors[place];
  const decor = kinds[row % kinds.length];
  if (!decor) return [];
  const low = foot - strip.y - (isFloor ? aboveFoot.floor : aboveFoot.hill);
  return toMarks(decor(strip.width / 2, low), strip, strip, 1);
}
