/** What an exercise file says of its letters. */
import type { InferOutput } from 'valibot';
import { fields, list, text, words } from '../../../model/shape.ts';

export const schema = fields({
  letters: list(
    fields({
      /** A letter or a digraph. */
      letter: text(3),
      /** How the grown-up says it: the sound, never the letter's name. */
      say: text(40),
      words: words(2, 4),
    }),
    12,
    16,
  ),
});

export type Parameters = InferOutput<typeof schema>;
