/** Meadows with two brooks, each under a bridge, and a wood below the hills. */
import { trace } from '../../../sheets/cast/paper.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { at, ball, bush, firTree, paper, shadow, tree, tuft } from '../../../sheets/places/place.ts';
import { inGarden } from './garden-events.ts';
import { cloud, type Landscape, land, reed, ripple, skyTop, stream, sun } from './land.ts';

/** Five round ones: with points it is a star. */
const petals =
  '-1 -1.6 -1.6 -3.4 0 -4.4 1.6 -3.4 1 -1.6 2.8 -2.4 4.2 -1.2 3.6 0.6 1.8 0.4 3 2 2.2 3.8 0.4 3.6 0 2 -0.4 3.6 -2.2 3.8 -3 2 -1.8 0.4 -3.6 0.6 -4.2 -1.2 -2.8 -2.4';

const flower = (x: number, y: number): Scrap[] => [
  // Clear of the petals: under them a blade is a loose line.
  tuft(x + 8, y + 4.6, 0.5),
  paper('paper', trace(at(x, y), petals), 0.6),
  ball('glow', at(x, y), 1.5, 1.5, 6),
];

/** Without the lines in its crown: on a board, where everybody waves, they are the eyes of a face. */
const leafy = (x: number, y: number, high: number): Scrap[] => [
  shadow('grass', x + 2, y, high * 0.6),
  ...tree(x, y, high, 'leaf').filter(({ fill }) => fill),
];

const fir = (x: number, y: number, high: number): Scrap[] => [
  shadow('grass', x + 2, y, high * 0.42),
  ...firTree(x, y, high, 'leafDeep'),
];

const pad = (x: number, y: number): Scrap =>
  paper('leaf', [
    [x - 4, y],
    [x - 1, y - 1.6],
    [x + 3, y - 1.2],
    [x + 4, y + 0.6],
    [x + 0.6, y + 0.2],
    [x + 1.6, y + 1.8],
    [x - 3, y + 1.6],
  ]);

export const meadow: Landscape = {
  ground: [
    land('sky', skyTop),
    // At the left, as every shadow lies to the right.
    ...sun(16, 10),
    cloud(146, 6.6, 0.4),
    cloud(270, 7, 0.42),
    cloud(334, 11, 0.56),
    land('hill', '-9 25 20 23 44 15 74 8 120 17 160 21 190 15 232 9 262 11 300 24 336 19 381 11'),
    ...[45, 52, 58].flatMap((x) => firTree(x, 30 - x * 0.2, 13, 'leafDeep')),
    ...[290, 298, 306].flatMap((x) => firTree(x, 31, 13, 'leafDeep')),
    land('grass', '-9 33 60 57 110 68 190 57 240 68 300 50 381 39'),
    land('hill', '-9 92 70 104 150 92 214 84 290 99 381 88'),
    land('grass', '-9 170 60 179 130 161 190 170 270 157 320 175 381 170'),
    // From the right, below the wood, under the second bridge.
    stream(
      'water',
      [
        [390, 82],
        [340, 81],
        [290, 75],
        [230, 77],
        [188, 75],
        [150, 75],
        [112, 77],
        [82, 75],
      ],
      [14, 12, 11, 10, 12, 20, 22, 6],
    ),
    // From the left, under the first bridge, to a pond.
    stream(
      'water',
      [
        [-18, 148],
        [28, 152],
        [66, 148],
        [120, 150],
        [170, 150],
        [218, 150],
        [262, 150],
        [300, 150],
      ],
      [13, 10, 11, 10, 13, 24, 34, 8],
    ),
    ripple(22, 151),
    ripple(142, 150),
    ripple(204, 151),
    ripple(246, 144),
    pad(258, 159),
    ripple(352, 82),
    ripple(204, 76),
    ripple(166, 77),
    ripple(124, 73),
    ripple(132, 82),
    ripple(104, 72),
    ripple(300, 76),
    ripple(46, 153),
    ripple(96, 151),
    ripple(122, 153),
    ripple(228, 153),
    ripple(164, 148),
    ripple(222, 144),
    ripple(148, 72),
    ripple(252, 76),
    ripple(326, 79),
    pad(104, 79),
    reed(292, 143),
    reed(298, 145),
    reed(88, 72),
    reed(94, 70),
    // The wood.
    ...fir(196, 66, 18),
    ...fir(306, 57, 40),
    ...fir(336, 57, 46),
    ...fir(362, 61, 40),
    ...leafy(318, 66, 40),
    ...fir(346, 67, 34),
    shadow('grass', 334, 111, 40),
    bush(326, 111, 13, 'leaf'),
    ...leafy(350, 113, 44),
    bush(364, 113, 9, 'leaf'),
    // By the house, and along the road.
    ...leafy(24, 139, 37),
    bush(44, 137, 11, 'leaf'),
    bush(8, 136, 9, 'leaf'),
    ...fir(67, 86, 19),
    ...flower(124, 133),
    ...flower(6, 51),
    ...flower(166, 219),
    tuft(86, 219, 0.8),
    tuft(202, 217, 0.8),
    tuft(8, 219, 0.8),
    tuft(242, 133, 0.8),
  ],
  events: inGarden,
  fronts: [],
};
