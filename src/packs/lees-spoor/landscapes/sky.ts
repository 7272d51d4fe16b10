/** Space: over the ground of a moon and past planets, two of which lie under a bridge. */
import { type Frame, star, stretched, trace } from '../../../sheets/cast/paper.ts';
import { type Paper, shadeOn } from '../../../sheets/palette.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { at, ball, line, paper } from '../../../sheets/places/place.ts';
import { land } from './land.ts';

const crater = (x: number, y: number, wide: number): Scrap[] => [
  ball('road', at(x, y), wide, wide * 0.36, 12),
  ball(shadeOn('road'), at(x + wide * 0.12, y + wide * 0.07), wide * 0.74, wide * 0.2, 10),
];

/** Around 0, 0, so large; its dark side is turned from the light. */
const planet = (fill: Paper, frame: Frame, size: number): Scrap[] => [
  ball(fill, frame, size, size, 18),
  paper(
    shadeOn(fill),
    trace(
      stretched(frame, size),
      '0.62 -0.78 0.9 -0.44 1 0 0.9 0.44 0.62 0.78 0.2 0.97 -0.24 0.96 0.2 0.78 0.5 0.44 0.62 0 0.6 -0.4',
    ),
    0.3,
  ),
];

const twinkle = (x: number, y: number, size: number): Scrap => paper('glow', star(at(x, y), size), 0.1);
const spark = (x: number, y: number): Scrap[] => [line(at(x, y), '-2 0 2 0'), line(at(x, y), '0 -2 0 2')];

export const sky: readonly Scrap[] = [
  land('dusk', '-9 -9 381 -9'),
  // A way of stars, from one side to the other.
  paper(
    'purpleSoft',
    trace(
      at(0, 0),
      '-9 92 40 80 96 96 150 62 196 30 226 -9 300 -9 268 30 246 66 214 118 184 150 140 166 90 176 40 164 -9 172',
    ),
    0.4,
  ),
  // Clear of the fields that its bridge leads to; the bridge throws its shadow on it.
  ...planet('brick', at(90, 127), 29),
  line(at(90, 127), '-25.6 -13.6 -10 -17 8 -14'),
  line(at(90, 127), '-26 14 -10 11 4 13'),
  paper(shadeOn('brick'), trace(at(0, 0), '64 134 116 134 115 139.5 65 139.5'), 0.1),
  ...planet('leaf', at(308, 84), 29),
  paper('water', trace(at(308, 84), '-26 -6 -14 -18 -2 -14 -6 -4 -16 2'), 0.3),
  paper('water', trace(at(308, 84), '-12 14 2 8 10 16 0 25 -9 22'), 0.3),
  paper(shadeOn('leaf'), trace(at(0, 0), '286 67.8 316.4 110 312.7 110.2 284.7 71.2'), 0.1),
  twinkle(62, 84, 6),
  twinkle(122, 168, 5),
  twinkle(62, 166, 7),
  twinkle(175, 78, 5),
  twinkle(222, 20, 8),
  twinkle(250, 152, 6),
  twinkle(202, 82, 6),
  twinkle(236, 172, 5),
  twinkle(364, 84, 5),
  twinkle(6, 12, 5),
  twinkle(122, 78, 4),
  twinkle(300, 150, 5),
  ...spark(150, 84),
  ...spark(8, 86),
  ...spark(186, 66),
  ...spark(236, 50),
  ...spark(262, 172),
  ...spark(304, 12),
  ...spark(120, 8),
  ...spark(60, 12),
  ...spark(368, 166),
  // The last field lies on a rock of its own.
  paper(
    'stone',
    trace(at(231, 120), '-44 0 -40 -8 -20 -13 22 -13 42 -6 45 2 34 14 16 26 -6 30 -24 22 -38 12'),
    0.3,
  ),
  paper(shadeOn('stone'), trace(at(231, 120), '24 8 45 2 34 14 16 26 -6 30 2 22 16 16'), 0.2),
  // Below lies a moon, with hills behind.
  land('road', '-9 196 26 184 62 196 92 184 128 200 180 186 214 194 248 180 282 196 330 182 381 194'),
  land('stone', '-9 220 40 214 90 222 140 212 200 220 250 210 300 222 381 212'),
  ...crater(122, 238, 12),
  ...crater(64, 245, 9),
  ...crater(184, 236, 13),
  ...crater(248, 242, 10),
  ...crater(308, 240, 13),
  ...crater(364, 246, 9),
  ...crater(6, 246, 8),
];
