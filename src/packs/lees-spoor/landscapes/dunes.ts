/** A beach: the sea comes in under one bridge, the other leads over a pool that it left behind. */
import { stretched, trace } from '../../../sheets/cast/paper.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { at, line, paper, tuft } from '../../../sheets/places/place.ts';
import { onBeach } from './beach-events.ts';
import { cloud, type Landscape, land, ripple, skyTop, sun } from './land.ts';

const grains = (x: number, y: number): Scrap[] => [
  line(at(x, y), '-3 0 2 0'),
  line(at(x + 7, y + 4), '-2 0 2 0'),
];

/** One line with the shore, so that the sea itself comes in: down one side, round and up the other. */
const inlet = {
  foam: '274 28 284 34 287 44 288 53 285 82 288 112 286 135 289 157 299 167 312 164 320 146 323 115 320 84 322 55 325 39 332 28',
  sand: '271 32 280 39 284 48 285 57 282 82 285 112 283 136 286 159 298 170 314 167 323 148 326 115 323 84 325 57 328 43 335 32',
} as const;
/** What the sea left behind: wider at one end, with a bay, and wet sand around it. */
const pool =
  '4 -47 11 -44 13 -36 19 -30 16 -20 12 -8 13 6 18 14 19 26 12 32 14 42 4 47 -4 41 -12 43 -17 34 -11 26 -14 12 -12 0 -17 -10 -18 -24 -11 -28 -12 -38 -4 -40';

export const dunes: Landscape = {
  ground: [
    land('sky', skyTop),
    ...sun(70, 10),
    cloud(160, 6.4, 0.3),
    cloud(338, 6.2, 0.32),
    land('sea', '-9 11 381 11'),
    ripple(166, 20),
    ripple(206, 17),
    ripple(350, 17),
    ripple(66, 14),
    ripple(228, 22),
    // Above the planks between the fields at the top: they lie on sand.
    land('paper', `-9 18 30 15 70 15 110 17 150 21 190 26 236 28 262 27 ${inlet.foam} 346 23 381 24`),
    land('sand', `-9 21 30 19 70 19 110 21 150 25 190 31 236 32 262 31 ${inlet.sand} 346 28 381 29`),
    paper('earth', trace(stretched(at(67, 115), 1.16, 1.07), pool), 0.4),
    paper('sea', trace(at(67, 115), pool), 0.4),
    ripple(306, 72),
    ripple(299, 92),
    ripple(308, 143),
    ripple(68, 79),
    ripple(64, 144),
    ripple(69, 136),
    ripple(302, 62),
    ripple(301, 152),
    tuft(232, 104, 0.9),
    ...grains(20, 150),
    ...grains(362, 153),
    ...grains(8, 70),
    ...grains(134, 61),
    tuft(366, 84, 1),
    tuft(6, 88, 1),
    tuft(60, 221, 1),
  ],
  events: onBeach,
  fronts: [],
};
