/** Sorting by length: how often you clap a word, and which words can be sorted so. */
import { countVowelGroups } from '../../../model/dutch-sounds.ts';
import type { Word } from '../../../model/word.ts';

/** Claps of a name that is not in the bank, as near as its spelling tells. */
export const clapsOfName = (name: string): number =>
  name.split(' ').reduce((sum, part) => sum + countVowelGroups(part), 0);

/** A name that a child could say instead and that takes another number of claps: then the picture misleads. */
export const otherLengthOf = (word: Word): string | undefined =>
  word.alsoNamed.find((name) => clapsOfName(name) !== word.claps);

/** Words by claps, from one to the most. A length that no word has is an empty list. */
export function sortByClaps<W extends Word>(words: readonly W[]): W[][] {
  const most = Math.max(0, ...words.map((word) => word.claps));
  return Array.from({ length: most }, (_, index) => words.filter((word) => word.claps === index + 1));
}
