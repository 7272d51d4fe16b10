/** Letters as kleuters meet them: a letter or a digraph is one unit with one sound. Never the letter's name. */

export type Letter = string;

/** What children learn to read in the first year, one unit each. */
export const firstYearLetters: readonly Letter[] =
  /* @__PURE__ */
  'a aa au b d e ee ei eu f g h i ie ij j k l m n o oe oo ou p r s t u ui uu v w z'.split(' ');

const otherSounds: Readonly<Record<Letter, string>> = { ei: 'ij', ou: 'au' };

/** As the word bank writes it: ei sounds as ij does. */
export const soundOfLetter = (letter: Letter): string => otherSounds[letter] ?? letter;

/** Letters that a school teaches together. */
export interface Kern {
  readonly name: string;
  readonly letters: readonly Letter[];
}
