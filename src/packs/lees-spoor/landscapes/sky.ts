/** Space: over the ground of a moon and round two planets, each under a bridge. Nothing else lies where the road runs. */
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
  // Clear of the fields that its bridge leads to; the bridge throws its shadow on it.
  ...planet('brick', at(92, 112), 31),
  line(at(92, 112), '-27.6 -13.6 -10 -17 8 -14'),
  line(at(92, 112), '-27.4 15 -10 14 4 17'),
  paper(shadeOn('brick'), trace(at(92, 112), '-28 8 28 8 27 14 -27 14'), 0.1),
  ...planet('leaf', at(278, 112), 31),
  paper('water', trace(at(278, 112), '-27 -8 -16 -21 -2 -16 -8 -9 -18 -6'), 0.3),
  paper('water', trace(at(278, 112), '-14 16 2 14 11 19 0 27 -10 25'), 0.3),
  paper(shadeOn('leaf'), trace(at(278, 112), '-28 8 28 8 27 14 -27 14'), 0.1),
  ...[0, 186].flatMap((aside) => [
    twinkle(62 + aside, 72, 5),
    twinkle(122 + aside, 72, 6),
    twinkle(62 + aside, 152, 6),
    twinkle(122 + aside, 152, 5),
    ...spark(92 + aside, 72),
    ...spark(8 + aside, 74),
    ...spark(176 + aside, 150),
  ]),
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
