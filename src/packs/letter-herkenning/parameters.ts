/** What an exercise file says of its letters. */
import * as v from 'valibot';
import { fields, list, text, words } from '../../model/shape.ts';

const letter = fields({
  /** A letter or a digraph. */
  letter: text(3),
  /** How the grown-up says it: the sound, never the letter's name. */
  say: text(40),
  words: words(2, 3),
});

export const schema = fields({
  /** In the order in which a school teaches them, by what the school calls a kern. */
  kernen: list(fields({ name: text(12), letters: list(letter, 1, 6) }), 1, 8),
  /** Letters that are taken for each other: they meet in a pond of their own, after the pages of each. */
  alike: list(list(text(3), 2, 3), 1, 12),
  /** A word and what a child may say of its picture too: it is not shown where the sound of that is not to be heard. */
  alsoSaid: v.optional(list(words(2, 6))),
});

export type Parameters = v.InferOutput<typeof schema>;
