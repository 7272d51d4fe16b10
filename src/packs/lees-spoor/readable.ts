/** Words that a beginner can sound out. */
import { soundsOf } from '../../model/dutch-sounds.ts';
import { spokenWord, type Word } from '../../model/word.ts';

export const soundsIn = (word: Word): string[] => soundsOf(spokenWord(word)).flat();

/** Three sounds, spelled as they are heard. */
export const canBeReadFirst = (word: Word): boolean =>
  word.phonetic && word.claps === 1 && soundsIn(word).length === 3;

/** The letters to know, and the pairs that are one sound. */
export const lettersIn = (words: readonly Word[]): string[] =>
  [...new Set(words.flatMap(soundsIn))].toSorted((one, other) => one.localeCompare(other, 'nl'));

export const sayLetters = (words: readonly Word[]): string => `Letters: ${lettersIn(words).join(', ')}.`;

/** One letter for each sound: no aa and no oe yet. */
export const isShort = (word: Word): boolean => canBeReadFirst(word) && word.word.length === 3;

/** In how many of their sounds two words differ. */
export function differing(one: Word, other: Word): number {
  const [sounds, others] = [soundsIn(one), soundsIn(other)];
  return sounds.filter((sound, index) => others[index] !== sound).length;
}
