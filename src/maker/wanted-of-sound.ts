import { firstYearLetters, soundOfLetter } from '../model/letters.ts';
import { showWords } from '../model/shown-words.ts';
import type { SoundWithWords } from '../model/sound.ts';
import { soundPlaces } from '../model/sound-words.ts';
import type { Wanted } from './nearest-set.ts';

/** What a set for the page of a sound is to be about. */
export function wantedOfSound({
  sound,
  example,
  words,
}: Pick<SoundWithWords, 'sound' | 'example' | 'words'>): Wanted {
  const shown = showWords(words, example);
  const letters = firstYearLetters.filter((letter) => soundOfLetter(letter) === sound);
  // Where a word stands for its first sound, the example does so for this one.
  const examples = words.first.some(({ word }) => word === example) ? [example] : [];
  return {
    words: new Set(soundPlaces.flatMap((place) => shown[place].map(({ word }) => word))),
    things: new Set([sound, ...letters, ...examples]),
  };
}
