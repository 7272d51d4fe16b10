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

/** Along the right and the lower side of a ball of 1 around 0, 0, and back along another that lies higher and to the left. */
const sickle =
  '0.58 -0.8 0.79 -0.6 0.95 -0.28 0.99 0.06 0.94 0.36 0.76 0.64 0.5 0.86 0.2 0.97 -0.12 0.98 -0.5 0.85 -0.8 0.58 -0.5 0.68 -0.16 0.67 0.12 0.56 0.36 0.36 0.56 0.12 0.67 -0.16 0.68 -0.5';

/** Around 0, 0, so large; its dark side is turned from the light. */
const planet = (fill: Paper, frame: Frame, size: number): Scrap[] => [
  ball(fill, frame, size, size, 18),
  paper(shadeOn(fill), trace(stretched(frame, size), sickle), 0.3),
];

const twinkle = (x: number, y: number, size: number): Scrap => paper('glow', star(at(x, y), size), 0.1);
const spark = (x: number, y: number): Scrap[] => [line(at(x, y), '-2 0 2 0'), line(at(x, y), '0 -2 0 2')];

export const sky: readonly Scrap[] = [
  land('night', skyTop),
  // Clear of the fields that its bridge leads to.
  ...planet('brick', at(92, 112), 31),
  line(at(92, 112), '-27.6 -13.6 -10 -17 8 -14'),
  line(at(92, 112), '-27.4 15 -10 14 4 17'),
  ...planet('leaf', at(281, 114), 26),
  paper('water', trace(stretched(at(281, 114), 26 / 31), '-27 -8 -16 -21 -2 -16 -8 -9 -18 -6'), 0.3),
  paper('water', trace(stretched(at(281, 114), 26 / 31), '-2 18 12 12 24 10 16 22 4 27'), 0.3),
  twinkle(62, 72, 5),
  twinkle(122, 72, 6),
  twinkle(62, 152, 6),
  twinkle(122, 152, 5),
  ...spark(92, 72),
  ...spark(12, 74),
  ...spark(172, 150),
  twinkle(287, 74, 5),
  twinkle(360, 24, 7),
  twinkle(236, 152, 5),
  ...spark(198, 84),
  ...spark(304, 150),
  ...spark(352, 48),
  // Below lies a moon, with hills behind.
  land('road', '-9 175 26 164 62 175 92 164 128 179 180 166 214 174 248 161 282 175 330 163 381 174'),
  land('stone', '-9 197 40 192 90 199 140 190 200 197 250 188 300 199 381 190'),
  ...crater(122, 214, 12),
  ...crater(64, 220, 9),
  ...crater(164, 219, 10),
  ...crater(264, 219, 10),
  ...crater(308, 215, 13),
  ...crater(364, 221, 9),
  ...crater(6, 221, 8),
];
