/** What an exercise file says of its pairs. */
import { type InferOutput, optional } from 'valibot';
import { fields, list, text, word } from '../../model/shape.ts';

const pairCount = 12;

export const schema = fields({
  /** A word for the picture and the word card, one whose picture rhymes with it, and an odd sentence with both. */
  pairs: list(fields({ word, rhymesWith: word, says: optional(text(60)) }), pairCount, pairCount),
});

export type Parameters = InferOutput<typeof schema>;
