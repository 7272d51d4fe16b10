/** A beach: the sea comes in under one bridge, the other leads over a pool that it left behind. */
import { stretched, trace } from '../../../sheets/cast/paper.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { at, ball, line, paper, board as plank, shadow, tuft } from '../../../sheets/places/place.ts';
import { cloud, land, ripple, skyTop, sun } from './land.ts';

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

const parasol = (x: number, y: number): Scrap[] => {
  const foot = stretched(at(x, y), 0.5);
  return [
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

/** Of sand, with a flag; wet as it is, it is darker than what it stands on. */
const castle = (x: number, y: number): Scrap[] => {
  const foot = at(x, y);
  const tower = (left: number, high: number): Scrap =>
    paper(
      'earth',
      trace(
        foot,
        `${left} 0 ${left} ${-high} ${left + 2.4} ${-high} ${left + 2.4} ${2 - high} ${left + 4.8} ${2 - high} ${left + 4.8} ${-high} ${left + 7.2} ${-high} ${left + 7.2} ${2 - high} ${left + 9.6} ${2 - high} ${left + 9.6} ${-high} ${left + 12} ${-high} ${left + 12} 0`,
      ),
      0,
    );
  return [
    shadow('sand', x + 3, y + 0.6, 40),
    plank('wood', trace(foot, '0 -27 0 -38'), 0.9),
    paper('brick', trace(foot, '0.4 -38 9 -35.4 0.4 -33'), 0.04),
    tower(-6, 27),
    tower(-17, 18),
    tower(5, 18),
    paper('bark', trace(foot, '-3.4 0 -3.4 -6 0 -9.6 3.4 -6 3.4 0'), 0.3),
  ];
};

/** On the sand, with a ball. */
const towel = (x: number, y: number): Scrap[] => [
  paper('blueSoft', trace(at(x, y), '-20 4 -15 -5 19 -5 17 4'), 0.04),
  paper('brick', trace(at(x, y), '-16 4 -11.4 -5 -8 -5 -12 4'), 0.04),
  ball('glow', at(x + 8, y - 4), 4.6, 4.6, 12),
  line(at(x + 8, y - 4), '-4.4 0 0 -1.4 4.4 0'),
];

const grains = (x: number, y: number): Scrap[] => [
  line(at(x, y), '-3 0 2 0'),
  line(at(x + 7, y + 4), '-2 0 2 0'),
];

/** Of foam, around water of this shape. */
const rim = (x: number, y: number, outline: string): Scrap =>
  paper('paper', trace(stretched(at(x, y), 1.14, 1.05), outline), 0.4);

/** One line with the shore, so that the sea itself comes in: down one side, round and up the other. */
const inlet = {
  foam: '274 28 284 34 287 44 288 53 285 82 288 112 286 135 289 157 299 167 312 164 320 146 323 115 320 84 322 55 325 39 332 28',
  sand: '271 32 280 39 284 48 285 57 282 82 285 112 283 136 286 159 298 170 314 167 323 148 326 115 323 84 325 57 328 43 335 32',
} as const;
const pool = '2 -49 12 -43 17 -25 15 0 18 24 14 42 3 49 -8 47 -16 35 -15 20 -18 -4 -17 -27 -8 -45';

export const dunes: readonly Scrap[] = [
  land('sky', skyTop),
  ...sun(166, 10),
  cloud(74, 6.4, 0.34),
  cloud(338, 6.2, 0.32),
  land('sea', '-9 11 381 11'),
  ...boat(145, 15, 0.34),
  ripple(166, 20),
  ripple(206, 17),
  ripple(350, 17),
  ripple(66, 14),
  ripple(228, 22),
  // Above the planks between the fields at the top: they lie on sand.
  land('paper', `-9 18 30 15 70 15 110 17 150 21 190 26 236 28 262 27 ${inlet.foam} 346 23 381 24`),
  land('sand', `-9 21 30 19 70 19 110 21 150 25 190 31 236 32 262 31 ${inlet.sand} 346 28 381 29`),
  rim(66, 115, pool),
  paper('sea', trace(at(66, 115), pool), 0.4),
  ripple(306, 72),
  ripple(299, 92),
  ripple(308, 143),
  ripple(68, 79),
  ripple(64, 144),
  ripple(69, 136),
  ripple(302, 62),
  ripple(301, 152),
  tuft(232, 104, 0.9),
  ...palm(159, 108, 30),
  ...castle(207, 158),
  ...parasol(220, 204),
  ...towel(211, 216),
  ...grains(20, 150),
  ...grains(118, 208),
  ...grains(160, 212),
  ...grains(362, 153),
  ...grains(8, 70),
  ...grains(134, 61),
  tuft(366, 84, 1),
  tuft(6, 88, 1),
  tuft(60, 221, 1),
];
