/** The vocabulary of shapes, as packs use it. */
import { list, text as textOf } from '../model/shape.ts';

export { choice, fields, list, truth, wholeNumber } from '../model/shape.ts';

export const text = (longest = 200) => textOf(longest);

/** A word of the word bank; whether it is in there, `pickWords` and `pickPictures` tell. */
export const word = text(40);
export const words = (least = 1, most = 500) => list(word, least, most);
