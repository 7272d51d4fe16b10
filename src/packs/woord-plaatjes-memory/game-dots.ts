/** As many dots as the number of the game: in zwart-wit they alone tell the games apart. */
import { weights } from '../../sheets/measures.ts';
import type { CircleMark, Mark } from '../../sheets/sheet.ts';

const radius = 1.6;
const step = 4.6;

export const dotHeight = 2 * radius;
export const dotsWidth = (count: number): number => (count - 1) * step + 2 * radius;

type DotLook = Pick<CircleMark, 'fill' | 'stroke'>;

const full: DotLook = { fill: 'quiet' };
const open: DotLook = { stroke: { colour: 'quiet', weight: weights.line } };

/** Of every second sheet they are open: who played with more than one lays those apart again. */
const lookOn = (sheet: number): DotLook => (sheet % 2 === 0 ? full : open);

/** In a row that begins at a point, as on a sheet that is counted from 0. */
export const dotsOf = (count: number, [x, y]: readonly [number, number], sheet = 0): Mark[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'circle',
    x: x + radius + index * step,
    y,
    radius,
    ...lookOn(sheet),
  }));
