/** Pictures and words in boxes. */
import type { PicturedWord } from '../../model/word.ts';
import { type as typeSizes } from '../measures.ts';
import type { Element, Mark, PictureMark } from '../sheet.ts';
import { fitText, xHeight } from '../text.ts';
import type { Box } from './box.ts';

/** As large as fits in the box, in its middle. */
export function placePicture(
  picture: string,
  box: Box,
  options: { readonly turn?: number; readonly flip?: boolean; readonly plain?: boolean } = {},
): PictureMark {
  const side = Math.min(box.width, box.height);
  return {
    kind: 'picture',
    picture,
    x: box.x + (box.width - side) / 2,
    y: box.y + (box.height - side) / 2,
    width: side,
    height: side,
    ...options,
  };
}

/** A picture that is read aloud as its word. `alt` only where the word alone says too little. */
export const showWord = (
  word: PicturedWord,
  box: Box,
  alt: string = word.word,
  around: readonly Mark[] = [],
): Element => ({
  role: 'Figure',
  alt,
  children: [...around, placePicture(word.picture, box)],
});

/** A word for children, in the middle of a box; refused when it is too wide. */
export const writeWord = (word: string, box: Box, size: number = typeSizes.word): Element => ({
  role: 'P',
  children: [
    fitText(word, box.x + box.width / 2, box.y + (box.height + xHeight(size)) / 2, box.width, {
      size,
      align: 'centre',
    }),
  ],
});
