/** What an exercise file says of its sentences. */
import type { InferOutput } from 'valibot';
import { fields, list, wholeNumber, word } from '../../../model/shape.ts';
import { scene } from '../../lay/vignette.ts';

export const fewestWords = 3;
export const mostWords = 4;

export const schema = fields({
  /** Each with the scene that tells what it says. */
  sentences: list(
    fields({
      words: list(word, fewestWords, mostWords),
      scene: scene.entries.pictures,
      ground: scene.entries.ground,
    }),
    2,
    24,
  ),
  /** Strips without words, for sentences of your own. */
  emptyStrips: wholeNumber(0, 8),
});

export type Parameters = InferOutput<typeof schema>;
export type Sentence = Parameters['sentences'][number];
