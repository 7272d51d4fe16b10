/** Space: over the ground of a moon and round two planets, each under a bridge. Nothing else lies where the road runs. */
import { type Frame, shifted, stretched, trace } from '../../../sheets/cast/paper.ts';
import { type Paper, shadeOn } from '../../../sheets/palette.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { at, ball, paper } from '../../../sheets/places/place.ts';
import { type Landscape, land, skyTop } from './land.ts';
import { prints } from './prints.ts';
import { shootingStar, starsAround } from './stars.ts';

const crater = (x: number, y: number, wide: number): Scrap[] => [
  ball('road', at(x, y), wide, wide * 0.36, 12),
  ball(shadeOn('road'), at(x + wide * 0.12, y + wide * 0.07), wide * 0.74, wide * 0.2, 10),
];

/** Along the right and the lower side of a ball of 1 around 0, 0, and back along another that lies higher and to the left. */
const sickle =
  '0.58 -0.8 0.79 -0.6 0.95 -0.28 0.99 0.06 0.94 0.36 0.76 0.64 0.5 0.86 0.2 0.97 -0.12 0.98 -0.5 0.85 -0.8 0.58 -0.5 0.68 -0.16 0.67 0.12 0.56 0.36 0.36 0.56 0.12 0.67 -0.16 0.68 -0.5';

/** Around 0, 0, so large; its dark side is turned from the light. */
const planet = (fill: Paper, frame: Frame, size: number): Scrap[] => [
  ball(fill, frame, size, size, 14),
  paper(shadeOn(fill), trace(stretched(frame, size), sickle), 0.3),
];

/** Of a planet of 1 around 0, 0: how far across and down, and how wide. */
const hollows = (
  fill: Paper,
  frame: Frame,
  places: readonly (readonly [number, number, number])[],
): Scrap[] => places.map(([x, y, wide]) => ball(shadeOn(fill), shifted(frame, x, y), wide, wide * 0.74, 9));

/** The side with Africa on it: the shape that says at once which planet this is. */
const continents = [
  '-0.34 -0.16 -0.06 -0.22 0.24 -0.14 0.34 0 0.52 0.04 0.36 0.26 0.28 0.52 0.12 0.74 0 0.62 -0.04 0.34 -0.12 0.2 -0.34 0.16 -0.44 0',
  '-0.26 -0.34 -0.34 -0.52 -0.12 -0.6 0.02 -0.84 0.36 -0.82 0.6 -0.62 0.74 -0.36 0.72 -0.12 0.56 -0.22 0.48 -0.06 0.34 -0.26 0.12 -0.3 0.02 -0.42 -0.12 -0.32',
  '-0.96 -0.02 -0.76 0.02 -0.58 0.2 -0.7 0.44 -0.8 0.54 -0.92 0.3',
  '-0.86 -0.46 -0.62 -0.74 -0.4 -0.84 -0.52 -0.62 -0.6 -0.4 -0.78 -0.28',
] as const;

const earth = (frame: Frame, size: number): Scrap[] => [
  ...planet('sea', frame, size),
  ...continents.map((outline) => paper('leaf', trace(stretched(frame, size), outline), 0.3)),
  paper('paper', trace(stretched(frame, size), '-0.36 0.9 -0.1 0.82 0.3 0.86 0.2 0.97 -0.1 0.98'), 0.3),
];

/** Who looks out of it stands between its two halves. */
const hole = { x: 338, y: 211, outer: [20, 8.4], inner: [15.4, 5] } as const;

const holeBehind: readonly Scrap[] = [
  ball('road', at(hole.x, hole.y), ...hole.outer, 14),
  ball(shadeOn('road'), at(hole.x, hole.y), ...hole.inner, 12),
];

/** From its left end along the inner side to the right one, and back along the outer side. */
const holeBefore = paper(
  'road',
  trace(
    at(hole.x, hole.y),
    '-19 1.4 -15.4 0.4 -13 2.7 -8 4.4 0 5 8 4.4 13 2.7 15.4 0.4 19 1.4 18 4 13 6.6 6 8.2 -6 8.2 -13 6.6 -18 4',
  ),
  0.3,
);

const flag = (x: number, y: number): Scrap[] => [
  paper('paper', trace(at(x, y), '-0.5 0 -0.5 -17 0.5 -17 0.5 0'), 0),
  paper('glow', trace(at(x, y), '0.5 -17 5 -17.8 10 -16.4 10 -10.6 5 -11.8 0.5 -11'), 0.1),
];

export const sky: Landscape = {
  ground: [
    land('night', skyTop),
    // Clear of the fields that its bridge leads to.
    ...planet('brick', at(92, 112), 29),
    ...hollows('brick', at(92, 112), [
      [-11, -18, 5],
      [4, -21, 3],
      [9, -15, 2.4],
      [-16, 15, 3.6],
      [-4, 17, 2.4],
    ]),
    ...planet('nightWall', at(280, 119), 21),
    ...hollows('nightWall', at(280, 119), [
      [4, -13, 3.4],
      [12, -4, 2.2],
      [2, 8, 2.6],
      [-13, 9, 2.4],
    ]),
    // Below lies a moon, with hills behind.
    land('road', '-9 175 26 164 62 175 92 164 128 179 180 166 214 174 248 161 282 175 330 163 381 174'),
    land('stone', '-9 197 40 192 90 199 140 190 200 197 250 188 300 199 381 190'),
  ],
  events: [
    ...earth(at(204, 40), 16.5),
    ...starsAround(72, 70, [
      [-9, 5],
      [10, 4],
    ]),
    ...starsAround(120, 73, [
      [-10, -3],
      [7, -5],
    ]),
    ...starsAround(64, 151, [
      [9, 5],
      [2, -9],
    ]),
    ...starsAround(122, 152, [
      [-9, 5],
      [3, -8],
    ]),
    ...starsAround(176, 74, [[-6, -5]]),
    ...starsAround(10, 73, []),
    ...starsAround(178, 148, []),
    ...starsAround(201, 147, [
      [9, 5],
      [-7, -7],
    ]),
    ...starsAround(247, 148, [
      [7, -6],
      [8, 6],
    ]),
    ...starsAround(302, 150, [
      [-7, 6],
      [4, -8],
    ]),
    ...starsAround(361, 50, [[-8, 5]]),
    ...shootingStar(352, 30),
    ...crater(88, 197, 13),
    ...crater(6, 221, 8),
    ...crater(172, 218, 8),
    // From the rocket to the flag.
    ...prints({ on: 'stone', print: 'boot', apart: 6.4, aside: 1.5 }, [
      [53, 215],
      [70, 219],
      [150, 220],
    ]),
    ...prints({ on: 'stone', print: 'boot', apart: 6.4, aside: 1.5 }, [
      [197, 220],
      [290, 220],
      [311, 212],
    ]),
    ...flag(315, 209),
    ...holeBehind,
  ],
  fronts: [holeBefore],
};
