/** Pictures in which the sound of a letter is not heard, to hear the others by. */
import type { Letter } from '../../model/letters.ts';
import type { Random } from '../../model/shuffle.ts';
import { shuffle } from '../../model/shuffle.ts';
import type { PicturedWord } from '../../model/word.ts';
import { placesOf, soundsLike } from './heard-letters.ts';
import { leastGap } from './word-gaps.ts';

export const strangersOnPage = 2;
/** Long ones leave the words of the letter too little room. */
const longest = 4;

/** Made near each other in the mouth: too hard for who begins to listen. */
const nearVowels: readonly (readonly Letter[])[] = [
  ['eu', 'u', 'ui', 'uu', 'oe'],
  ['i', 'ie', 'e', 'ee', 'ei', 'ij'],
  ['o', 'oo', 'oe', 'ou', 'au'],
  ['a', 'aa', 'ei', 'ij'],
  ['ui', 'ou', 'au', 'ei', 'ij'],
];

/** What a child may say of a picture, beside the names that its word has everywhere. */
export type AlsoSaid = readonly (readonly string[])[];

/** Nobody hears it, nor a sound that is like it, and nobody sees it, whatever the picture is called. */
export const isStranger = (word: PicturedWord, letter: Letter, alsoSaid: AlsoSaid = []): boolean =>
  [word.word, ...word.alsoNamed, ...alsoSaid.filter(([of]) => of === word.word).flat()].every(
    (name) => !name.includes(letter),
  ) &&
  placesOf(word).every(({ spelling, sounds }) =>
    [spelling, ...sounds].every(
      (sound) =>
        !soundsLike(sound, letter) &&
        !nearVowels.some((near) => near.includes(sound) && near.includes(letter)),
    ),
  );

/** So many ways to lay a row are tried. */
const tries = 12;

/**
 * The first stays in front: it is what the frog hops to, and the example. Where it has another word, the strangers are
 * not both last, or a child learns their places. The others lie so that the words above them are farthest apart.
 */
export function mixInStrangers(
  words: readonly PicturedWord[],
  letter: Letter,
  among: readonly PicturedWord[],
  random: Random,
  alsoSaid: AlsoSaid = [],
): PicturedWord[] {
  const fitting = among.filter((word) => word.word.length <= longest && isStranger(word, letter, alsoSaid));
  const unlike = fitting.filter(({ picture }) => words.every((word) => word.picture !== picture));
  const strangers = shuffle(unlike, random).slice(0, strangersOnPage);
  const [goal, ...more] = words;
  const rows = Array.from({ length: tries }, () => [
    ...(goal ? [goal] : []),
    ...shuffle([...more, ...strangers], random),
  ]);
  const mixed = rows.filter((row) => !row.slice(-strangersOnPage).every((word) => strangers.includes(word)));
  const fair = mixed.length > 0 ? mixed : rows;
  return fair.reduce((best, row) => (leastGap(row) > leastGap(best) + 0.1 ? row : best));
}
