/** What an exercise file says of its cards and its families of rhyme. */
import * as v from 'valibot';
import { fields, list, wholeNumber, word, words } from '../../model/shape.ts';
import { picturesOnCard } from './measures.ts';

export const schema = fields({
  /** How many children can play at once. */
  cards: wholeNumber(2, 60),
  /** Two cards may have this many of their nine pictures in common; four where none is typed. */
  sharedAtMost: v.optional(wholeNumber(4, 7)),
  /** One word to call, and the words that rhyme with it for the cards. */
  families: list(fields({ call: word, onCards: words() }), picturesOnCard),
});

export type Parameters = v.InferOutput<typeof schema>;
