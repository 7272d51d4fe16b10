/** A field in the snow when it is getting dark: a house with a light in it, a wood, a fence, and more snow coming. */
import { type Frame, star, stretched, trace } from '../../sheets/cast/paper.ts';
import { shadeOn } from '../../sheets/palette.ts';
import type { Scrap } from '../../sheets/places/paper-marks.ts';
import {
  along,
  at,
  ball,
  block,
  board,
  firTree,
  from,
  here,
  line,
  paper,
  shadow,
} from '../../sheets/places/place.ts';
import { type Plate, room } from './plate.ts';

const horizon = 132;
const fence = { y: 200, left: 316, right: 452 };

/** With snow on its branches. */
const drawFir = (x: number, y: number, high: number): Scrap[] => {
  const foot = stretched(at(x, y), high / 100);
  return [
    shadow('paper', x, y, high * 0.5),
    ...firTree(x, y, high, 'leafDeep'),
    paper('paper', trace(foot, '-11 -72 0 -100 11 -71 4 -76 -2 -70'), 0.2),
    paper('paper', trace(foot, '-22 -38 -13 -54 -4 -47 4 -56 14 -50 22 -37 12 -42 2 -36 -8 -43'), 0.2),
    paper('paper', trace(foot, '-28 -14 -18 -29 -8 -22 2 -30 14 -24 28 -15 16 -20 4 -13 -10 -20'), 0.2),
  ];
};

const drawHouse = (x: number, y: number): Scrap[] => {
  const foot = at(x, y);
  return [
    shadow('paper', x + 6, y, 92),
    paper('brick', trace(foot, '18 -102 29 -102 29 -74 18 -74'), 0.06),
    paper('paper', trace(foot, '15 -104 22 -109 32 -104 31 -99 16 -99'), 0.3),
    paper('brick', trace(foot, '-40 -58 40 -58 40 0 -40 0'), 0.04),
    paper(shadeOn('brick'), trace(foot, '31 -56 39.4 -56 39.4 -0.6 31 -0.6'), 0),
    paper(
      'paper',
      trace(foot, '-50 -50 -30 -92 30 -92 50 -50 38 -55 26 -48 10 -55 -8 -48 -24 -55 -38 -48'),
      0.2,
    ),
    block('wood', x - 30, y - 36, 22, 36),
    ball('glow', at(x - 13, y - 18), 1.8, 1.8, 6),
    block('glow', x + 4, y - 38, 24, 22),
    line(here, `${x + 16} ${y - 38} ${x + 16} ${y - 16}`),
    line(here, `${x + 4} ${y - 27} ${x + 28} ${y - 27}`),
    paper('paper', trace(foot, '2 -15 30 -15 30 -12 20 -9 12 -12 2 -11'), 0.3),
    ...[0, 1, 2].map((puff) =>
      ball('dusk', at(x + 26 + puff * 9, y - 118 - puff * 13), 6 + puff * 2.4, 5 + puff * 2),
    ),
  ];
};

const drawFence = (): Scrap[] => [
  board('wood', trace(here, `${fence.left} ${fence.y - 24} ${fence.right} ${fence.y - 23}`), 4),
  board('wood', trace(here, `${fence.left} ${fence.y - 12} ${fence.right} ${fence.y - 11}`), 4),
  ...along(fence.left + 8, fence.right, 34).flatMap((x) => [
    block('wood', x, fence.y - 32, 6, 32),
    paper('paper', trace(at(x + 3, fence.y - 31), '-5 1 -4 -5 0 -7 4 -5 5 1'), 0.3),
  ]),
];

/** From the door of the house to the boy. */
const steps: readonly (readonly [number, number])[] = [
  [52, 174],
  [62, 180],
  [60, 190],
  [72, 196],
  [72, 208],
  [86, 214],
  [90, 228],
  [106, 234],
];

const flakes: readonly (readonly [number, number])[] = [
  [20, 30],
  [132, 18],
  [176, 58],
  [214, 26],
  [238, 96],
  [296, 68],
  [332, 24],
  [352, 102],
  [400, 50],
  [424, 110],
  [154, 104],
  [282, 118],
  [372, 78],
  [190, 128],
  [12, 92],
  [312, 140],
  [256, 52],
];

const print: Frame = (x, y) => [x, y];

export function drawSnow(): Plate {
  return {
    soil: 'paper',
    isCold: true,
    scraps: [
      from('nightSky', room, '-2 -9 102 -9'),
      paper(
        'glow',
        trace(
          stretched(at(404, 34), 17),
          '0.2 -1 -0.5 -0.9 -0.96 -0.3 -0.9 0.44 -0.4 0.94 0.3 0.98 0.8 0.6 0.2 0.56 -0.2 0.16 -0.24 -0.4 0 -0.8',
        ),
        0.34,
      ),
      paper('glow', star(at(236, 40), 9), 0.1),
      ...[
        [172, 26],
        [318, 46],
        [352, 20],
        [142, 66],
      ].map(([x = 0, y = 0]) => paper('glow', star(at(x, y), 4), 0.1)),
      from(
        'dusk',
        room,
        `-2 ${horizon - 10} 24 ${horizon - 34} 50 ${horizon - 8} 76 ${horizon - 30} 102 ${horizon - 6}`,
      ),
      ...[
        [196, 150, 74],
        [230, 146, 92],
        [330, 148, 80],
        [366, 150, 98],
        [408, 152, 84],
        [150, 152, 60],
      ].flatMap(([x = 0, y = 0, high = 0]) => drawFir(x, y, high)),
      from('paper', room, `-2 ${horizon + 10} 30 ${horizon + 24} 64 ${horizon + 12} 102 ${horizon + 26}`),
      ...drawHouse(70, 168),
      from('paper', room, '-2 214 24 206 54 220 80 208 102 216'),
      ...steps.map(([x, y]) =>
        paper(
          shadeOn('paper'),
          trace(print, `${x - 3} ${y - 2} ${x + 3} ${y - 2} ${x + 4} ${y + 2} ${x - 3} ${y + 2}`),
          0.4,
        ),
      ),
      line(here, '196 286 202 276 212 268 222 262'),
      line(here, '176 286 184 272 200 262 214 258'),
      ...flakes.map(([x, y]) => ball('paper', at(x, y), 2.2, 2.2, 7)),
    ],
    standing: [{ y: fence.y, scraps: drawFence() }],
    things: {
      hert: { x: 228, y: 188, size: 0.9, flip: true },
      handschoen: { x: 395, y: 171, before: fence.y + 1, size: 0.6, on: 'air' },
      sneeuwpop: { x: 278, y: 246, size: 1.1 },
      slee: { x: 206, y: 274, size: 0.85 },
      dennenboom: { x: 44, y: 264, size: 1.1 },
      kerstboom: { x: 396, y: 262, size: 1.1 },
    },
    who: [
      { x: 140, y: 250, size: 0.92 },
      { x: 352, y: 256, size: 0.95, flip: true },
      { x: 60, y: 258, size: 0.9 },
    ],
  };
}
