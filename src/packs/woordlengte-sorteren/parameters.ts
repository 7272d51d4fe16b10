/** What an exercise file says of its words. */
import { type InferOutput, optional } from 'valibot';
import { fields, words } from '../../model/shape.ts';

export const schema = fields({
  /** The picture cards; how often you clap them is in the word bank. */
  words: words(8, 60),
  /** Cards for another time, when those are known by heart. */
  more: optional(words(8, 60)),
});

export type Parameters = InferOutput<typeof schema>;
