/** A beach: the sea comes in under one bridge, the other leads over a pool that it left behind. */
import { stretched, trace } from '../../../sheets/cast/paper.ts';
import { shadeOn } from '../../../sheets/palette.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { at, ball, line, paper, board as plank, shadow, tuft } from '../../../sheets/places/place.ts';
import { cloud, land, ripple, sun } from './land.ts';

const palm = (x: number, y: number, high: number): Scrap[] => {
  const foot = stretched(at(x, y), high / 100);
  const frond = (outline: string): Scrap => paper('leafDeep', trace(foot, outline), 0.2);
  return [
    shadow('sand', x + 2, y, high * 0.5),
    paper('bark', trace(foot, '-7 0 -4 -40 4 -78 11 -76 5 -40 8 0'), 0.2),
    line(foot, '-5 -18 6 -20'),
    line(foot, '-4 -36 5 -38'),
    line(foot, '-1 -54 7 -56'),
    frond('8 -78 -18 -92 -44 -80 -52 -58 -34 -68 -12 -72'),
    frond('8 -78 34 -94 58 -82 66 -60 48 -70 24 -72'),
    frond('8 -78 -12 -70 -26 -54 -24 -38 -10 -54 6 -66'),
    frond('8 -78 30 -68 40 -52 38 -38 26 -54 10 -66'),
    paper('leaf', trace(foot, '8 -78 -6 -96 2 -110 18 -112 10 -100 16 -90'), 0.2),
    ball('bark', at(x + high * 0.03, y - high * 0.74), high * 0.05, high * 0.05, 8),
    ball('bark', at(x + high * 0.13, y - high * 0.74), high * 0.05, high * 0.05, 8),
  ];
};

const castle = (x: number, y: number): Scrap[] => {
  const foot = stretched(at(x, y), 0.7);
  return [
    shadow('sand', x + 3, y + 1, 40),
    paper(
      'earth',
      trace(
        foot,
        '-22 2 -20 -14 -15 -14 -15 -18 -9 -18 -9 -14 -8 -14 -8 -26 -4 -26 -4 -22 0 -22 0 -26 4 -26 4 -22 8 -22 8 -26 12 -26 12 -12 20 -12 22 2',
      ),
      0.04,
    ),
    paper(shadeOn('earth'), trace(foot, '6 -21 11.4 -21 11.4 -11.6 19.4 -11.6 21.4 1.4 6 1.4'), 0),
    paper('bark', trace(foot, '-4 2 -4 -6 0 -9 4 -6 4 2'), 0.16),
    line(foot, '2 -26 2 -40'),
    paper('roof', trace(foot, '2 -40 12 -36.5 2 -33'), 0.06),
  ];
};

const parasol = (x: number, y: number): Scrap[] => {
  const foot = stretched(at(x, y), 0.5);
  const towel = at(x - 2, y + 8);
  return [
    paper('water', trace(towel, '-18 0 13 -3 18 6 -14 9'), 0.06),
    line(towel, '-12 -0.4 -8 8.4'),
    line(towel, '7 -2.4 11.6 6.8'),
    shadow('sand', x + 13, y + 2, 44),
    plank('wood', trace(foot, '0 4 -7 -86'), 2.4),
    paper(
      'brick',
      trace(foot, '-48 -64 -36 -84 -8 -94 22 -86 38 -70 22 -75 8 -69 -7 -75 -22 -67 -34 -71'),
      0.16,
    ),
    paper('paper', trace(foot, '-8 -94 4 -82 8 -69 -7 -75 -22 -67 -18 -82'), 0.16),
  ];
};

const boat = (x: number, y: number, size: number): Scrap[] => {
  const hull = stretched(at(x, y), size);
  return [
    paper('paper', trace(hull, '2 -6 2 -36 22 -8'), 0.06),
    paper('redSoft', trace(hull, '-1 -8 -1 -30 -14 -9'), 0.06),
    plank('wood', trace(hull, '0.5 -38 0.5 -3'), 1.4),
    paper('roof', trace(hull, '-20 -5 24 -5 17 5 -13 5'), 0.14),
  ];
};

const grains = (x: number, y: number): Scrap[] => [
  line(at(x, y), '-3 0 2 0'),
  line(at(x + 7, y + 4), '-2 0 2 0'),
];

/** Of foam, around water of this shape. */
const rim = (x: number, y: number, outline: string): Scrap =>
  paper('paper', trace(stretched(at(x, y), 1.14, 1.05), outline), 0.4);

/** One line with the shore, so that the sea itself comes in: down one side, round and up the other. */
const inlet = {
  foam: '274 34 284 41 287 52 288 62 285 94 288 126 286 152 289 176 299 187 312 184 320 164 323 130 320 96 322 64 325 46 332 34',
  sand: '271 39 280 46 284 56 285 66 282 94 285 126 283 153 286 178 298 190 314 187 323 166 326 130 323 96 325 66 328 51 335 39',
} as const;
const pool = '2 -54 12 -48 17 -28 15 0 18 26 14 46 3 54 -8 52 -16 38 -15 22 -18 -4 -17 -30 -8 -50';

export const dunes: readonly Scrap[] = [
  land('sky', '-9 -9 381 -9'),
  ...sun(170, 9),
  cloud(62, 8, 0.5),
  cloud(230, 9, 0.46),
  land('sea', '-9 16 381 16'),
  ...boat(145, 20, 0.34),
  ...boat(252, 22, 0.42),
  ripple(170, 25),
  ripple(196, 22),
  ripple(350, 22),
  // Above the planks between the fields at the top: they lie on sand.
  land('paper', `-9 23 30 20 70 20 110 22 150 27 190 32 236 34 262 33 ${inlet.foam} 346 29 381 30`),
  land('sand', `-9 27 30 24 70 24 110 26 150 31 190 37 236 39 262 38 ${inlet.sand} 346 34 381 35`),
  rim(66, 130, pool),
  paper('sea', trace(at(66, 130), pool), 0.4),
  ripple(306, 82),
  ripple(299, 104),
  ripple(308, 160),
  ripple(68, 90),
  ripple(64, 162),
  paper(
    'earth',
    trace(at(0, 0), '124 132 134 108 156 98 180 106 204 100 226 112 236 136 214 146 176 142 146 148'),
    0.4,
  ),
  paper(
    'sand',
    trace(at(0, 0), '118 140 132 122 152 116 176 124 206 116 232 128 246 150 204 160 168 154 140 160'),
    0.4,
  ),
  tuft(232, 118, 0.9),
  ...palm(159, 122, 30),
  ...palm(208, 166, 30),
  ...castle(148, 150),
  ...parasol(212, 232),
  ...grains(20, 168),
  ...grains(118, 232),
  ...grains(160, 236),
  ...grains(236, 176),
  ...grains(362, 172),
  ...grains(8, 80),
  ...grains(304, 238),
  ...grains(134, 70),
  tuft(366, 96, 1),
  tuft(6, 100, 1),
  tuft(60, 246, 1),
];
