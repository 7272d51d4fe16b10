/** Where in a word a letter is heard, and which letters look or sound like another. */
import { spellSounds } from '../../model/dutch-sounds.ts';
import { type Letter, soundOfLetter } from '../../model/letters.ts';
import { soundAlike, spokenWord, type Word } from '../../model/word.ts';

export interface Place {
  /** Index of its first letter in the word. */
  readonly at: number;
  readonly spelling: string;
  readonly sounds: readonly string[];
  /** What is heard after it. */
  readonly next: string;
}

export function placesOf(word: Word): Place[] {
  const spelled = spellSounds(spokenWord(word)).flat();
  let at = 0;
  return spelled.map(({ spelling, sounds }, index) => {
    const place = { at, spelling, sounds, next: spelled[index + 1]?.sounds[0] ?? '' };
    at += spelling.length;
    return place;
  });
}

export const isHeard = (letter: Letter, { sounds }: Place): boolean => sounds.includes(soundOfLetter(letter));

/** Where in the word the letter stands and is heard: indices of its first sign. */
export const findLetter = (word: Word, letter: Letter): number[] =>
  placesOf(word)
    .filter((place) => isHeard(letter, place))
    .map(({ at }) => at);

/** Shapes that a beginner takes for each other: turned over, or the same but for a stroke. Each letter is in one. */
const alikeShapes = ['mnwuh', 'bdpqg', 'hbn', 'vwyu', 'rn', 'ltijf', 'aoecdgq', 'lbh', 'hk', 'sz'];

export const lookAlike = (one: Letter, other: Letter): boolean =>
  [...one].some((left) =>
    [...other].some((right) => alikeShapes.some((shapes) => shapes.includes(left) && shapes.includes(right))),
  );

/** Vowels that a beginner, or a child with another language at home, takes for each other. */
const alikeVowels: readonly (readonly Letter[])[] = [
  ['e', 'i', 'u'],
  ['u', 'uu', 'oe'],
];

export const soundsLike = (one: Letter, other: Letter): boolean =>
  soundAlike(soundOfLetter(one), soundOfLetter(other)) ||
  alikeVowels.some((group) => group.includes(one) && group.includes(other));
