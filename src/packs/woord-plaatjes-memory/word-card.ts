/** A card with a word, with a line under what its first sound is written with, where reading begins; the dots on a card tell its game. */
import { firstLettersOf, type Word } from '../../model/word.ts';
import { type Box, middle } from '../../sheets/lay/box.ts';
import { paragraph } from '../../sheets/lay/meaning.ts';
import { cards, type as typeSizes } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Element } from '../../sheets/sheet.ts';
import { fitText, measureText } from '../../sheets/text.ts';

const { width } = cards.memory;
/** Between a card's edge and its word. */
const margin = 5;
const room = width - 2 * margin;

/** From a card's upper edge the line that the word stands on, and from there the line under its first sound, clear of what hangs from a p. */
const baseline = 30;
const soundLine = { down: 7, weight: 1.1 } as const;

/** Whether a word can stand on a card of its own, as small as that may be or of another size. */
export const fitsOnCard = (word: string, size: number = typeSizes.memoryWord.least): boolean =>
  measureText(word, size) <= room;

/** As large as there is room for, as children read it round a table: of all that are seen together the longest decides. */
export function sizeOf(words: readonly string[]): number {
  const { least, most } = typeSizes.memoryWord;
  const fits = words.map((word) => Math.floor((most * room) / measureText(word, most)));
  return Math.max(least, Math.min(most, ...fits));
}

export function layWord(word: Word, card: Box, size: number, colour: Colour): Element {
  const line = card.y + baseline;
  const written = fitText(word.word, middle(card)[0], line, room, {
    size,
    align: 'centre',
  });
  const first = measureText(firstLettersOf(word), size);
  const { down, weight } = soundLine;
  return paragraph([
    written,
    {
      kind: 'line',
      x1: written.x,
      y1: line + down,
      x2: written.x + first,
      y2: line + down,
      stroke: { colour, weight },
    },
  ]);
}
