/** What an exercise file says of its sentences. */
import type { InferOutput } from 'valibot';
import { fields, list, text, wholeNumber } from '../../model/shape.ts';
import { scene } from '../../sheets/lay/scene.ts';
import { mostEmptyStrips } from './measures.ts';

const { ground, child, pictures } = scene.entries;

export const schema = fields({
  /** Each with the scene that tells what it says. */
  sentences: list(
    fields({
      /** With its capital and its stop; the pieces are its words without them. */
      says: text(60),
      /** A small picture on all its pieces, to keep them together by. */
      sign: text(60),
      ground,
      child,
      pictures,
    }),
    2,
    24,
  ),
  /** How the first strips of your own begin; the last word is to write. */
  starts: list(fields({ says: text(60), sign: text(60) }), 0, mostEmptyStrips),
  /** Strips for sentences of your own. */
  emptyStrips: wholeNumber(0, mostEmptyStrips),
});

export type Parameters = InferOutput<typeof schema>;
export type Sentence = Parameters['sentences'][number];
export type Start = Parameters['starts'][number];
