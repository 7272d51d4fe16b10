/** What shines at night. */
import { star, trace } from '../../../sheets/cast/paper.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { at, paper } from '../../../sheets/places/place.ts';
import type { Point } from '../road.ts';

const large = 4.4;
const small = '0 -2.3 0.6 -0.6 2.3 0 0.6 0.6 0 2.3 -0.6 0.6 -2.3 0 -0.6 -0.6';

const twinkle = (x: number, y: number): Scrap => paper('glow', star(at(x, y), large), 0);
const spark = (x: number, y: number): Scrap => paper('paper', trace(at(x, y), small), 0);

/** A large one, with small ones so far from it. */
export const starsAround = (x: number, y: number, others: readonly Point[]): Scrap[] => [
  twinkle(x, y),
  ...others.map(([across, down]) => spark(x + across, y + down)),
];

/** Falls to the lower left. */
export const shootingStar = (x: number, y: number): Scrap[] => [
  paper('yellowSoft', trace(at(x, y), '-2 -3 4 -13 11 -22 9 -12 3.4 2'), 0.16),
  twinkle(x, y),
];
