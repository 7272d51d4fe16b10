/** Pictures and words in boxes. */
import type { PicturedWord } from '../../model/word.ts';
import { type as typeSizes } from '../measures.ts';
import type { Element, PictureMark, TextMark } from '../sheet.ts';
import { capHeight, fitText, type TextStyle, xHeight } from '../text.ts';
import { type Box, inset, middle } from './box.ts';
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

interface WrittenAt {
  readonly middle: number;
  readonly baseline: number;
  readonly width: number;
}
/** How a word is set under its picture. */
export type Writes = (
  word: PicturedWord,
  at: WrittenAt,
  style: Pick<TextStyle, 'size' | 'face'>,
) => readonly TextMark[];

const writeWhole: Writes = ({ word }, { middle, baseline, width }, style) => [
  fitText(word, middle, baseline, width, { ...style, align: 'centre' }),
];

/** A picture with its word under it. */
export function showNamed(
  word: PicturedWord,
  cell: Box,
  style: Pick<TextStyle, 'size' | 'face'>,
  write = writeWhole,
): Element[] {
  const under = capHeight(style.size) + 8;
  const at = { middle: middle(cell)[0], baseline: cell.y + cell.height - 3.2, width: cell.width };
  return [
    showWord(word, { ...inset(cell, 1.5), y: cell.y + 2.5, height: cell.height - under - 0.7 }),
    paragraph(write(word, at, style)),
  ];
}

/** A word for children, in the middle of a box; refused when it is too wide. */
export function writeWord(word: string, box: Box, size: number = typeSizes.word): Element {
  const [x, y] = middle(box);
  return paragraph([fitText(word, x, y + xHeight(size) / 2, box.width, { size, align: 'centre' })]);
}
