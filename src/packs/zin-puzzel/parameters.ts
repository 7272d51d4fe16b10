/** What an exercise file says of its sentences. */
import type { InferOutput } from 'valibot';
import { choice, fields, list, text, wholeNumber } from '../../model/shape.ts';
import { scene } from '../../sheets/lay/scene.ts';
import { silhouettes } from '../../sheets/lay/silhouettes.ts';
import { mostEmptyStrips } from './measures.ts';

const { ground, child, pictures } = scene.entries;

export const schema = fields({
  /** Each with the scene that tells what it says. */
  sentences: list(
    fields({
      /** With its capital and its stop; the pieces are its words without them. */
      says: text(60),
      /** On all its pieces, to keep them together by. */
      sign: choice(silhouettes),
      ground,
      child,
      pictures,
    }),
    2,
    24,
  ),
  /** Of the words that have none in the bank: what a child sees on their pieces. */
  wordPictures: list(fields({ word: text(40), picture: text(60) }), 0, 60),
  /** How the first strips of your own begin; the last word is to write. */
  starts: list(fields({ says: text(60), sign: choice(silhouettes) }), 0, mostEmptyStrips),
  /** Strips for sentences of your own. */
  emptyStrips: wholeNumber(0, mostEmptyStrips),
});

export type Parameters = InferOutput<typeof schema>;
export type Sentence = Parameters['sentences'][number];
export type Start = Parameters['starts'][number];
