/** What is wrong with pairs that a writer typed, beside the rules of every memory. A set of one's own has any words. */
import { soundAlike } from '../../model/word.ts';
import type { Stock } from '../../sheets/choose.ts';
import type { Objection } from '../../sheets/refusal.ts';
import type { Parameters } from './parameters.ts';
import { inSheets } from './rules.ts';

/** Who can't read yet finds the picture of a word by its first sound alone: on a sheet each has its own. */
export function checkTyped({ pairs }: Parameters, { words }: Stock): Objection[] {
  const typed = pairs.flatMap(({ word }, index) => {
    const known = words.get(word);
    return known ? [{ ...known, path: ['pairs', index, 'word'] }] : [];
  });
  return inSheets(typed).flatMap((sheet) =>
    sheet.flatMap((word, index) =>
      sheet
        .slice(0, index)
        .filter((other) => soundAlike(other.firstSound, word.firstSound))
        .map((other) => ({
          rule: 'first-sound-on-sheet',
          reason: `"${word.word}" begint als "${other.word}" op hetzelfde vel, of bijna zo`,
          path: word.path,
        })),
    ),
  );
}
