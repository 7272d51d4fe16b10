/** What is seen above a word: a picture, and before it what belongs to it. */
import type { Box } from '../../sheets/lay/box.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { round } from '../../sheets/measures.ts';
import type { PictureMark } from '../../sheets/sheet.ts';
import type { Piece } from './word-box.ts';

export function layPiecePicture({ picture, beside = [] }: Piece, box: Box): PictureMark[] {
  if (!picture) return [];
  const seen = placePicture(picture, box);
  const { x, y, width: side } = seen;
  return [
    seen,
    ...beside.map(([name, middle, foot, wide]) => {
      const width = round((wide * side) / 100);
      return placePicture(name, {
        x: round(x + (middle * side) / 100 - width / 2),
        y: round(y + (foot * side) / 100 - width),
        width,
        height: width,
      });
    }),
  ];
}
