/** What an exercise file says of its cards and its families of rhyme. */
import * as v from 'valibot';
import { fields, list, wholeNumber, word, words } from '../../model/shape.ts';
import { picturesOnCard } from './measures.ts';
import type { WayName } from './ways/way.ts';

export const schema = fields({
  /** How many children can play at once. */
  cards: wholeNumber(2, 60),
  /** Two cards may have this many of their nine pictures in common; four where none is typed. */
  sharedAtMost: v.optional(wholeNumber(4, 7)),
  /** One word to call, and the words that rhyme with it for the cards. */
  families: list(fields({ call: word, onCards: words() }), picturesOnCard),
});

export type Parameters = v.InferOutput<typeof schema>;

/** In the printable of the site what rhymes is called; who makes a set can choose. */
export interface AskedBingo extends Parameters {
  readonly way?: WayName | undefined;
}
