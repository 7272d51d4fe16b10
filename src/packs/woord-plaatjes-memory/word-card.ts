/** A card with a word: on a white cloud, with a dot under what its first sound is written with, where reading begins. */
import { firstLettersOf, type Word } from '../../model/word.ts';
import { type Box, middle } from '../../sheets/lay/box.ts';
import { paragraph } from '../../sheets/lay/meaning.ts';
import { cards, round, type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Element, Mark } from '../../sheets/sheet.ts';
import { fitText, measureText } from '../../sheets/text.ts';

const { width } = cards.memory;
/** Between a card's edge and what stands on it. */
export const cardMargin = 4;

/** From a card's upper edge: the cloud, the line that the word stands on, and the dot, clear of what hangs from a p. */
const cloud = { top: 11.5, bottom: 41, bumps: 8 } as const;
const baseline = 28.5;
const soundDot = { down: 7.4, radius: 1.3 } as const;

/** Whether a word can stand on a card of its own, as small as that may be or of another size. */
export const fitsOnCard = (word: string, size: number = typeSizes.memoryWord.least): boolean =>
  measureText(word, size) <= width - 2 * cardMargin;

/** As large as there is room for, as children read it round a table: of all that are seen together the longest decides. */
export function sizeOf(words: readonly string[], { width: room }: Pick<Box, 'width'>): number {
  const { least, most } = typeSizes.memoryWord;
  const fits = words.map((word) => Math.floor((most * room) / measureText(word, most)));
  return Math.max(least, Math.min(most, ...fits));
}

/** `ground` is the card's coloured one. */
export function drawCloud({ x, width: wide }: Box, { y }: Box): Mark {
  const bump = wide / cloud.bumps;
  const [top, bottom] = [y + cloud.top, y + cloud.bottom];
  const edge = (from: number, step: number, at: number, out: number): string =>
    Array.from({ length: cloud.bumps }, (_, index) => {
      const [left, right] = [from + index * step, from + (index + 1) * step].map(round);
      return `C${left} ${round(at + out)} ${right} ${round(at + out)} ${right} ${round(at)}`;
    }).join('');
  return {
    kind: 'path',
    d: `M${round(x)} ${round(top)}${edge(x, bump, top, -bump / 2)}L${round(x + wide)} ${round(bottom)}${edge(x + wide, -bump, bottom, bump / 2)}Z`,
    fill: 'paper',
    stroke: { colour: 'faint', weight: weights.thin },
  };
}

export function layWord(word: Word, card: Box, size: number, colour: Colour): Element {
  const line = card.y + baseline;
  const written = fitText(word.word, middle(card)[0], line, card.width - 2 * cardMargin, {
    size,
    align: 'centre',
  });
  const first = measureText(firstLettersOf(word), size);
  const { down, radius } = soundDot;
  return paragraph([
    written,
    { kind: 'circle', x: written.x + first / 2, y: line + down, radius, fill: colour },
  ]);
}
