/** What is wrong with pairs that a writer typed, beside the rules of every memory. A set of one's own has any words. */
import { soundAlike, type Word } from '../../model/word.ts';
import type { Chosen, Stock } from '../../sheets/choose.ts';
import { type as typeSizes } from '../../sheets/measures.ts';
import type { Objection } from '../../sheets/refusal.ts';
import type { Parameters } from './parameters.ts';
import { inSheets } from './rules.ts';
import { fitsOnCard } from './word-card.ts';

export function checkTyped({ pairs }: Parameters, { words }: Stock): Objection[] {
  const typed = pairs.flatMap(({ word }, index) => {
    const known = words.get(word);
    return known ? [{ ...known, path: ['pairs', index, 'word'] }] : [];
  });
  return [...checkWidths(typed), ...inSheets(typed).flatMap(checkFirstSounds)];
}

/** A child reads them as large as the card has room for: none of them makes the others smaller. */
const checkWidths = (words: readonly Chosen<Word>[]): Objection[] =>
  words
    .filter(({ word }) => !fitsOnCard(word, typeSizes.memoryWord.most))
    .map(({ word, path }) => ({
      rule: 'word-too-wide',
      reason: `"${word}" is te lang om groot op een kaartje te staan`,
      path,
    }));

/** Who can't read yet finds the picture of a word by its first sound alone: on a sheet each has its own. */
const checkFirstSounds = (sheet: readonly Chosen<Word>[]): Objection[] =>
  sheet.flatMap((word, index) =>
    sheet
      .slice(0, index)
      .filter((other) => soundAlike(other.firstSound, word.firstSound))
      .map((other) => ({
        rule: 'first-sound-on-sheet',
        reason: `"${word.word}" begint als "${other.word}" op hetzelfde vel, of bijna zo`,
        path: word.path,
      })),
  );
