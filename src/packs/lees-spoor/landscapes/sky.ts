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
  ...planet('brick', at(92, 127), 35),
  line(at(92, 127), '-33 -10 -12 -15 8 -12'),
  line(at(92, 127), '-34 4 -8 -1 10 2'),
  line(at(92, 127), '-30 17 -10 13 4 15'),
  ...planet('leaf', at(308, 84), 29),
  paper('water', trace(at(308, 84), '-26 -6 -14 -18 -2 -14 -6 -4 -16 2'), 0.3),
  paper('water', trace(at(308, 84), '-12 14 2 8 10 16 0 25 -9 22'), 0.3),
  twinkle(62, 84, 6),
  twinkle(122, 168, 5),
  twinkle(62, 166, 7),
  twinkle(180, 16, 6),
  twinkle(222, 20, 8),
  twinkle(250, 152, 6),
  twinkle(196, 112, 7),
  twinkle(198, 160, 5),
  twinkle(364, 84, 5),
  twinkle(6, 12, 5),
  twinkle(366, 12, 6),
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
