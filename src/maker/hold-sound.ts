/** Sounds as they are held on to be heard, such as `mmm` and `mmmuis`, and other ones instead of them. */
import type { WordBank } from '../model/word.ts';
import { swapTold } from './retell.ts';
import type { Told } from './told.ts';

interface Heard {
  readonly sound: string;
  /** That begin with it. */
  readonly words: readonly string[];
}

/** Held on it would be another sound. */
const short = /^(?:[bdhkpt]|..+)$/;

export const hold = (sound: string): string => (short.test(sound) ? sound : sound.repeat(3));

const holdIn = (word: string, sound: string): string =>
  short.test(sound) ? word : word.replace(sound, hold(sound));

export function swapSound(told: Told, from: Heard, to: Heard, words: WordBank): Told {
  const swaps = new Map([[hold(from.sound), hold(to.sound)]]);
  from.words.forEach((word, index) => {
    const other = to.words[index % to.words.length] ?? word;
    swaps.set(word, other).set(holdIn(word, from.sound), holdIn(other, to.sound));
  });
  const { answers } = told.adultPage;
  const swapped = swapTold(told, swaps, { words });
  // They tell how any sound is said, with this one as an example.
  return { ...swapped, adultPage: { ...swapped.adultPage, answers } };
}
