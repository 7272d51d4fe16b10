/** What the pictures of a plate are on. */
import type { Box } from '../../sheets/lay/box.ts';
import type { Mark } from '../../sheets/sheet.ts';
import type { Welcome } from './guests.ts';
import type { Spot } from './spots.ts';

export interface Plot {
  readonly field: Box;
  readonly spots: readonly Spot[];
  readonly welcome: Welcome;
  /** Which of the plates of its sort it is: others come to each. */
  readonly turn: number;
}

export interface Ground {
  /** Where so many pictures come. */
  spread(count: number, field: Box): Spot[];
  draw(plot: Plot): Mark[];
  /** The white round in a spot on which the picture stands. */
  round(spot: Spot): Spot;
}

/** Between the outermost spots and the edge. */
export const margin = 2;
/** Of the corners of the field. */
export const corner = 7;
