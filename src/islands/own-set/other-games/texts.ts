/** What a visitor reads of their words in other games. */
import { countWords, quoted, quotedBriefly } from '../../../maker/texts.ts';

const takePart = (count: number): string => `${count === 1 ? 'doet' : 'doen'} mee`;

export const texts = {
  looking: 'We passen je woorden in de andere spellen…',
  found: (words: number) => `Dit kan met je ${countWords(words)}:`,
  make: 'Maak de set',
  board: 'Op het bord',
  ofGame: (deed: string, title: string) => `${deed}: ${title}`,

  kept: (kept: number, all: number) =>
    kept === all && all > 1
      ? `Alle ${countWords(all)} ${takePart(all)}.`
      : `${kept} van de ${countWords(all)} ${takePart(kept)}.`,
  keptBySound: (kept: number, all: number) =>
    kept === all && all > 1
      ? `Met de beginklanken van alle ${countWords(all)}.`
      : `Met de ${kept === 1 ? 'beginklank' : 'beginklanken'} van ${kept} van de ${countWords(all)}.`,
  added: (words: readonly string[]) =>
    `Om er een spel van te maken, kozen we er bij: ${quotedBriefly(words)}.`,
  leftOut: (words: readonly string[], why: string) => `${quoted(words)} niet. ${why}`,
  not: (reason: string) => `Dat lukt niet met deze woorden. ${reason}`,
} as const;
