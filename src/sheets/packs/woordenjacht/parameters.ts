/** What an exercise file says of its hunts. */
import type { InferOutput } from 'valibot';
import { fields, list, text, word, words } from '../../../model/shape.ts';

const key = fields({ word, examples: words(1, 4) });

export const schema = fields({
  cards: list(
    fields({
      title: text(24),
      /** What the grown-up says. */
      say: text(60),
      picture: text(60),
      /** Each with a word to learn that goes with it. */
      things: list(fields({ word, teach: text(20) }), 8, 9),
    }),
    1,
    9,
  ),
  sounds: list(key, 6, 6),
  rhymes: list(key, 6, 6),
});

export type Parameters = InferOutput<typeof schema>;
