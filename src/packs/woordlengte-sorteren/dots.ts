/** As many dots as you clap. */
import type { Point } from '../../sheets/cast/paper.ts';
import type { MovableMark } from '../../sheets/marks/index.ts';
import { weights } from '../../sheets/measures.ts';

/** From one middle to the next, in radii. */
const step = 2.4;

export interface DotRow {
  readonly middle: Point;
  /** Of every dot, however many there are: more is never smaller. */
  readonly radius: number;
}

export const dotRow = (count: number, { middle: [x, y], radius }: DotRow): MovableMark[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'circle',
    x: x + (index - (count - 1) / 2) * step * radius,
    y,
    radius,
    fill: 'glow',
    stroke: { colour: 'frame', weight: weights.frame },
  }));
