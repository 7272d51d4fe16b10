/** Space: over the ground of a moon and past planets, two of which lie under a bridge. */
import { type Frame, star, stretched, trace } from '../../../sheets/cast/paper.ts';
import { type Paper, shadeOn } from '../../../sheets/palette.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { at, ball, line, paper } from '../../../sheets/places/place.ts';
import { land, skyTop } from './land.ts';

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
  land('dusk', skyTop),
  // A way of stars, from one side to the other.
  paper(
    'purpleSoft',
    trace(
      at(0, 0),
      '-9 81 40 70 96 84 150 53 196 24 226 -11 300 -11 268 24 246 57 214 104 184 133 140 148 90 157 40 146 -9 153',
    ),
    0.4,
  ),
  // Clear of the fields that its bridge leads to; the bridge throws its shadow on it.
  ...planet('brick', at(90, 112), 29),
  line(at(90, 112), '-25.6 -13.6 -10 -17 8 -14'),
  line(at(90, 112), '-26 14 -10 11 4 13'),
  paper(shadeOn('brick'), trace(at(0, 0), '64 119 116 119 115 124 65 124'), 0.1),
  ...planet('leaf', at(308, 73), 29),
  paper('water', trace(at(308, 73), '-26 -6 -14 -18 -2 -14 -6 -4 -16 2'), 0.3),
  paper('water', trace(at(308, 73), '-12 14 2 8 10 16 0 25 -9 22'), 0.3),
  paper(shadeOn('leaf'), trace(at(0, 0), '286 59 316.4 97 312.7 97 284.7 62'), 0.1),
  twinkle(62, 73, 6),
  twinkle(122, 150, 5),
  twinkle(62, 148, 7),
  twinkle(175, 68, 5),
  twinkle(222, 15, 8),
  twinkle(250, 135, 6),
  twinkle(202, 72, 6),
  twinkle(236, 153, 5),
  twinkle(364, 73, 5),
  twinkle(6, 8, 5),
  twinkle(122, 68, 4),
  twinkle(309, 133, 5),
  ...spark(150, 73),
  ...spark(8, 75),
  ...spark(186, 57),
  ...spark(236, 42),
  ...spark(250, 160),
  ...spark(304, 8),
  ...spark(120, 4),
  ...spark(60, 8),
  ...spark(368, 148),
  // The last field lies on a rock of its own.
  paper(
    'stone',
    trace(at(231, 106), '-44 0 -40 -8 -20 -13 22 -13 42 -6 45 2 34 14 16 26 -6 30 -24 22 -38 12'),
    0.3,
  ),
  paper(shadeOn('stone'), trace(at(231, 106), '24 8 45 2 34 14 16 26 -6 30 2 22 16 16'), 0.2),
  // Below lies a moon, with hills behind.
  land('road', '-9 175 26 164 62 175 92 164 128 179 180 166 214 174 248 161 282 175 330 163 381 174'),
  land('stone', '-9 197 40 192 90 199 140 190 200 197 250 188 300 199 381 190'),
  ...crater(122, 214, 12),
  ...crater(64, 220, 9),
  ...crater(184, 212, 13),
  ...crater(248, 217, 10),
  ...crater(308, 215, 13),
  ...crater(364, 221, 9),
  ...crater(6, 221, 8),
];
