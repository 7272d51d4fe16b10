/** Pictures and words in boxes. */
import type { PicturedWord } from '../../model/word.ts';
import { type as typeSizes } from '../measures.ts';
import type { Element, PictureMark } from '../sheet.ts';
import { fitText, xHeight } from '../text.ts';
import { type Box, middle } from './box.ts';
import { figure, paragraph } from './meaning.ts';

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
export const showWord = (word: PicturedWord, box: Box, alt: string = word.word): Element =>
  figure(alt, [placePicture(word.picture, box)]);

/** A word for children, in the middle of a box; refused when it is too wide. */
export function writeWord(word: string, box: Box, size: number = typeSizes.word): Element {
  const [x, y] = middle(box);
  return paragraph([fitText(word, x, y + xHeight(size) / 2, box.width, { size, align: 'centre' })]);
}
