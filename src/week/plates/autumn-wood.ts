/** The wood in autumn: brown and yellow leaves that the wind takes along, a heap of them, and clouds. */
import { frameAt, stretched, trace } from '../../sheets/cast/paper.ts';
import type { Paper } from '../../sheets/palette.ts';
import type { Scrap } from '../../sheets/places/paper-marks.ts';
import { at, ball, board, from, line, paper, shadow } from '../../sheets/places/place.ts';
import { wood } from '../../sheets/places/wood.ts';
import { type Plate, room, siteOf } from './plate.ts';
import { repaint } from './repaint.ts';

const colours: readonly Paper[] = ['roof', 'glow', 'brick', 'wood'];

const drawLeaf = (x: number, y: number, degrees: number, index: number, size = 1): Scrap[] => {
  const place = stretched(frameAt([x, y], degrees), size);
  return [
    paper(
      colours[index % colours.length] ?? 'roof',
      trace(place, '-8 0 -4 -4.4 2 -4.6 8 0 2 4.6 -4 4.4'),
      0.3,
    ),
    line(place, '-12 1 -6 0 4 0'),
  ];
};

const flying: readonly (readonly [number, number, number])[] = [
  [124, 104, -20],
  [190, 62, 50],
  [206, 118, 10],
  [232, 84, -35],
  [258, 140, 25],
  [318, 70, -10],
  [352, 108, 40],
  [330, 156, -30],
  [88, 158, 15],
  [430, 74, 35],
  [178, 164, -15],
  [384, 174, 30],
  [20, 120, -25],
];
const lying: readonly (readonly [number, number, number])[] = [
  [20, 270, 8],
  [64, 226, -14],
  [128, 274, 20],
  [176, 216, -8],
  [196, 278, 12],
  [268, 276, -20],
  [262, 208, 10],
  [300, 222, -12],
  [418, 226, 16],
  [340, 274, 6],
  [424, 278, -10],
  [92, 204, 12],
  [386, 246, -18],
];

const drawHeap = (x: number, y: number): Scrap[] => [
  shadow('sand', x, y, 92),
  paper('brick', trace(at(x, y), '-46 0 -42 -14 -26 -22 -14 -34 6 -36 22 -28 34 -16 46 0'), 0.34),
  ...[
    [-30, -8, 20],
    [-16, -20, -30],
    [2, -30, 10],
    [-4, -10, 40],
    [16, -18, -20],
    [28, -8, 15],
    [12, -4, -8],
  ].flatMap(([dx = 0, dy = 0, degrees = 0], index) => drawLeaf(x + dx, y + dy, degrees, index)),
];

const drawCloud = (x: number, y: number, size: number): Scrap =>
  paper(
    'stone',
    trace(stretched(at(x, y), size), '-26 6 -27 -3 -16 -6 -12 -14 2 -15 8 -8 20 -9 26 -1 25 6'),
    0.3,
  );

const drawAcorn = (x: number, y: number): Scrap[] => [
  ball('wood', at(x, y - 4), 4, 5, 9),
  paper('bark', trace(at(x, y - 7), '-5 1 -3 -3 0 -4 3 -3 5 1'), 0.3),
  board('bark', trace(at(x, y - 11), '0 0 1 -3'), 1.4),
];

const drawGust = (x: number, y: number): Scrap[] => [
  line(at(x, y), '0 0 20 -6 44 2 62 -4 66 -14 58 -16 56 -10'),
  line(at(x, y), '12 9 30 4 46 10'),
];

export function drawAutumnWood(): Plate {
  const { scraps } = wood.draw(siteOf(wood));
  const [sky, ...others] = repaint(scraps, {
    sky: 'dusk',
    grass: 'sand',
    leaf: 'glow',
    leafDeep: 'brick',
    hill: 'earth',
  });
  return {
    soil: 'sand',
    scraps: [
      sky ?? from('dusk', room, '-2 -9 102 -9'),
      drawCloud(230, 66, 1.5),
      drawCloud(356, 58, 1.2),
      ...others,
      ...lying.flatMap(([x, y, degrees], index) => drawLeaf(x, y, degrees, index, 0.9)),
      ...flying.flatMap(([x, y, degrees], index) => drawLeaf(x, y, degrees, index)),
      ...drawGust(112, 46),
      ...drawGust(300, 100),
      ...drawAcorn(212, 250),
      ...drawAcorn(226, 256),
    ],
    standing: [{ y: 262, scraps: drawHeap(392, 262) }],
    things: {
      blad: 'drawn',
      eekhoorn: { x: 96, y: 84, size: 0.8, flip: true, on: 'air' },
      spinnenweb: { x: 74, y: 122, size: 0.75, on: 'air' },
      paddenstoel: { x: 52, y: 258, size: 0.9 },
      kastanje: { x: 236, y: 274, size: 0.9 },
      slak: { x: 343, y: 204, size: 0.75, on: 'air' },
      egel: { x: 344, y: 276, size: 0.95, flip: true },
      muis: { x: 168, y: 274, size: 0.75 },
    },
    who: [
      { x: 140, y: 246, size: 0.95 },
      { x: 268, y: 250, size: 0.92, flip: true },
      { x: 330, y: 246, size: 0.9, flip: true },
    ],
  };
}
