/** What an exercise file says of its cards and its families of rhyme. */
import type { InferOutput } from 'valibot';
import { fields, list, wholeNumber, word, words } from '../../../model/shape.ts';

export const picturesOnCard = 9;

export const schema = fields({
  /** How many children can play at once. */
  cards: wholeNumber(2, 60),
  /** One word to call, and the words that rhyme with it for the cards. */
  families: list(fields({ call: word, onCards: words() }), picturesOnCard),
});

export type Parameters = InferOutput<typeof schema>;
