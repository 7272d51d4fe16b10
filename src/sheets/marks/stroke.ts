/** What the shape of a mark is painted with. */
import type { Colour } from '../palette.ts';

export interface Stroke {
  readonly colour: Colour;
  /** Line weight in mm. */
  readonly weight: number;
  /** Lengths of dash and gap in mm; absent is an unbroken line. */
  readonly dash?: readonly number[];
}

export interface Inks {
  readonly fill?: Colour;
  readonly stroke?: Stroke;
}
