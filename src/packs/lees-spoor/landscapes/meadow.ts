/** Meadows with two brooks, each under a bridge, and a wood below the hills. */
import { trace } from '../../../sheets/cast/paper.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { at, ball, bush, firTree, paper, shadow, tree, tuft } from '../../../sheets/places/place.ts';
import { cloud, land, reed, ripple, stream, sun } from './land.ts';

/** Five round ones: with points it is a star. */
const petals =
  '-1 -1.6 -1.6 -3.4 0 -4.4 1.6 -3.4 1 -1.6 2.8 -2.4 4.2 -1.2 3.6 0.6 1.8 0.4 3 2 2.2 3.8 0.4 3.6 0 2 -0.4 3.6 -2.2 3.8 -3 2 -1.8 0.4 -3.6 0.6 -4.2 -1.2 -2.8 -2.4';

const flower = (x: number, y: number): Scrap[] => [
  // Clear of the petals: under them a blade is a loose line.
  tuft(x + 8, y + 4.6, 0.5),
  paper('paper', trace(at(x, y), petals), 0.6),
  ball('glow', at(x, y), 1.5, 1.5, 6),
];

const leafy = (x: number, y: number, high: number): Scrap[] => [
  shadow('grass', x + 2, y, high * 0.6),
  ...tree(x, y, high, 'leaf'),
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

export const meadow: readonly Scrap[] = [
  land('sky', '-9 -9 381 -9'),
  // Not where the sheets meet: half a sun on either.
  ...sun(128, 11),
  cloud(44, 9, 0.5),
  cloud(270, 9, 0.42),
  cloud(334, 12, 0.6),
  land('hill', '-9 30 30 17 74 12 120 22 160 26 190 20 232 13 262 16 300 30 336 24 381 16'),
  ...[-1, 7, 13].flatMap((x) => firTree(x, 24 - x * 0.1, 13, 'leafDeep')),
  ...[290, 298, 306].flatMap((x) => firTree(x, 31, 13, 'leafDeep')),
  land('grass', '-9 40 60 66 110 78 190 66 240 78 300 58 381 46'),
  land('hill', '-9 104 70 118 150 104 214 96 290 112 381 100'),
  land('grass', '-9 190 60 200 130 180 190 190 270 176 320 196 381 190'),
  // From the right, below the wood, under the second bridge.
  stream(
    'water',
    [
      [390, 94],
      [340, 92],
      [290, 86],
      [230, 88],
      [188, 86],
      [150, 86],
      [112, 88],
      [82, 86],
    ],
    [14, 12, 11, 10, 12, 20, 22, 6],
  ),
  // From the left, under the first bridge, to a pond.
  stream(
    'water',
    [
      [-18, 166],
      [28, 170],
      [66, 166],
      [120, 168],
      [170, 168],
      [218, 168],
      [262, 168],
      [300, 168],
    ],
    [13, 10, 11, 10, 13, 24, 34, 8],
  ),
  ripple(22, 169),
  ripple(142, 168),
  ripple(188, 169),
  ripple(246, 162),
  ripple(268, 172),
  pad(258, 178),
  pad(278, 162),
  ripple(352, 93),
  ripple(198, 87),
  ripple(170, 88),
  ripple(124, 84),
  pad(104, 90),
  reed(292, 160),
  reed(298, 163),
  reed(88, 82),
  reed(94, 80),
  // The wood.
  ...fir(208, 76, 20),
  ...fir(306, 66, 40),
  ...fir(336, 66, 46),
  ...fir(362, 70, 40),
  ...leafy(318, 76, 40),
  ...fir(346, 77, 34),
  shadow('grass', 334, 125, 40),
  bush(326, 125, 13, 'leaf'),
  ...leafy(350, 128, 44),
  bush(364, 128, 9, 'leaf'),
  // By the house, and along the road.
  ...leafy(24, 156, 37),
  bush(44, 154, 11, 'leaf'),
  bush(8, 153, 9, 'leaf'),
  ...fir(67, 98, 19),
  ...flower(124, 150),
  ...flower(6, 60),
  ...flower(176, 244),
  ...flower(62, 242),
  ...flower(248, 240),
  ...flower(308, 232),
  ...flower(366, 196),
  ...flower(190, 154),
  tuft(86, 244, 0.8),
  tuft(196, 240, 0.8),
  tuft(318, 244, 0.8),
  tuft(362, 236, 0.9),
  tuft(8, 244, 0.8),
  tuft(242, 150, 0.8),
];
