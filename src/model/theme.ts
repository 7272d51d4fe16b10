/** A theme to choose words by, as content/themas.yaml has it. */
import type * as v from 'valibot';
import { fields, list, text, words } from './shape.ts';

const theme = fields({
  name: text(30),
  /** Of the bank; a word may be in several themes. */
  words: words(),
});

/** In the order in which they are offered. */
export const themesShape = list(theme, 0);

export type Theme = v.InferOutput<typeof theme>;
