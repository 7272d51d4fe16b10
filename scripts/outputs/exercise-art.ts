import type { Category } from '../../src/model/category.ts';
import type { Piece } from './collage.ts';
import { inks } from './inks.ts';

/** The pictures of a printable's banner, on a sheet of paper: as wide and as high as the collages of articles. */
export function exerciseArt([left, middle, right]: readonly string[], colour: Category): Piece[] {
  return [
    { cut: 'M104 22 232 8 388 28 402 300 90 306Z', colour: inks.cream },
    { cut: 'M0 268 120 252 262 262 388 246 480 258V320H0Z', colour: inks[colour] },
    { picture: middle ?? '', x: 246, y: 172, size: 148, turn: 4 },
    { picture: left ?? '', x: 146, y: 292, size: 160, turn: -6 },
    { picture: right ?? '', x: 346, y: 296, size: 160, turn: 6 },
  ];
}
