/** A picture and its word, as a board shows them. */
import { mm } from '../sheets/measures.ts';
import { measureText } from '../sheets/text.ts';

/** Written as large as its place allows. */
export interface Written {
  readonly lines: readonly string[];
  /** The longest of them, where its letters are ten high. */
  readonly wide: number;
}

export interface Card extends Written {
  readonly word: string;
  readonly picture: string;
}

const lettersHigh = 10;

export const toWritten = (...lines: readonly string[]): Written => ({
  lines,
  wide: Math.round(Math.max(...lines.map((line) => measureText(line, lettersHigh))) / mm(1)),
});

/** Each part of a name has a line of its own. */
export const toCard = ({ word, picture }: Pick<Card, 'word' | 'picture'>): Card => ({
  word,
  picture,
  ...toWritten(...word.split(' ')),
});
