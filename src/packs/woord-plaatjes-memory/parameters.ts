/** What an exercise file says of its pairs. */
import type { InferOutput } from 'valibot';
import { fields, list, word } from '../../model/shape.ts';

const pairCount = 12;

export const schema = fields({
  /** A word for the picture and the word card, and one whose picture rhymes with it. */
  pairs: list(fields({ word, rhymesWith: word }), pairCount, pairCount),
});

export type Parameters = InferOutput<typeof schema>;
