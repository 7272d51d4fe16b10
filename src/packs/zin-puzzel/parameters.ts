/** What an exercise file says of its sentences. */
import type * as v from 'valibot';
import { choice, fields, list, text, wholeNumber } from '../../model/shape.ts';
import { scene } from '../../sheets/lay/scene.ts';
import { silhouettes } from '../../sheets/lay/silhouettes.ts';
import { mostEmptyStrips, mostSentences, ownStrip } from './measures.ts';

const { ground, child, pictures } = scene.entries;

export const schema = fields({
  /** In the order in which they are played: the words of the first ones are on the first sheet. */
  sentences: list(
    fields({
      /** With its capital and its stop; its words without them are in the box. */
      says: text(60),
      /** On its scene and on its line of the sheet to check by. */
      sign: choice(silhouettes),
      ground,
      child,
      pictures,
    }),
    2,
    mostSentences,
  ),
  /** Of the words that have none in the bank: what a child sees on their pieces. */
  wordPictures: list(fields({ word: text(40), picture: text(60) }), 0, 60),
  /** Words that sentences of your own like to have: on the first pieces for those. */
  ownWords: list(text(40), 0, ownStrip.pieces),
  /** Strips for sentences of your own. */
  emptyStrips: wholeNumber(0, mostEmptyStrips),
});

export type Parameters = v.InferOutput<typeof schema>;
export type Sentence = Parameters['sentences'][number];
