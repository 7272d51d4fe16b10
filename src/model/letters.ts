/** Letters as kleuters meet them: a letter or a digraph is one unit with one sound. Never the letter's name. */

/** Longest first, so that schaap begins with sch and not with s. */
const graphemes =
  'sch aai ooi oei ng nk ch sj th aa ee oo uu oe ie eu ui ij ei au ou a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(
    ' ',
  );

export type Letter = string;

export const isLetter = (text: string): boolean => graphemes.includes(text);

export const firstLetterOf = (word: string): Letter =>
  graphemes.find((grapheme) => word.startsWith(grapheme)) ?? word.charAt(0);
