import type { Category } from '../../../src/model/category.ts';
import type { Piece } from './collage.ts';
import { inks } from './inks.ts';

/** Where each picture of a banner stands, from back to front. */
const places = [
  { at: 1, x: 246, y: 172, size: 148, turn: 4 },
  { at: 0, x: 146, y: 292, size: 160, turn: -6 },
  { at: 2, x: 346, y: 296, size: 160, turn: 6 },
] as const;

/** The pictures of a printable's banner, on a sheet of paper: as wide and as high as the collages of articles. */
export function exerciseArt(banner: readonly string[], colour: Category): Piece[] {
  return [
    { cut: 'M104 22 232 8 388 28 402 300 90 306Z', colour: inks.cream },
    { cut: 'M0 268 120 252 262 262 388 246 480 258V320H0Z', colour: inks[colour] },
    ...places.flatMap(({ at, ...place }) => {
      const picture = banner[at];
      return picture === undefined ? [] : [{ picture, ...place }];
    }),
  ];
}
