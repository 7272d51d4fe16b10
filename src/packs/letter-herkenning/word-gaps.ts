/** How near the words above a row of pictures come to each other: each has its picture below its middle, and one size. */
import type { PicturedWord } from '../../model/word.ts';
import { workArea } from '../../sheets/lay/box.ts';
import { measureText } from '../../sheets/text.ts';

/** In points: for who reads them out, of one size on all pages, and small enough that no row of them reads as a sentence. */
export const rowWord = 24;
/** In mm: where pictures are few they stand together in the middle. */
const widest = 62;

/** From the middle of a picture to that of the next. */
export const pitchOf = (count: number, width: number): number => Math.min(width / count, widest);

/** Between two words in mm; of the first and the last, as far from a word outside. */
export function leastGap(row: readonly PicturedWord[]): number {
  const pitch = pitchOf(row.length, workArea().width);
  const halves = row.map(({ word }) => measureText(word, rowWord) / 2);
  return Math.min(
    ...halves.map((half, index) => pitch - half - (halves[index + 1] ?? half)),
    pitch - 2 * (halves[0] ?? 0),
  );
}
