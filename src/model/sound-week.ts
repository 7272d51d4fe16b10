/** Five days about one sound, as a file in content/klankweken has them: its name is the sound. */
import type * as v from 'valibot';
import { fields, list, text, words } from './shape.ts';
import { weekFields } from './week.ts';

export const soundWeekShape = fields({
  metaDescription: text(200),
  /** Of our own, to say by heart: line by line. */
  verse: list(text(80), 2, 8),
  /** Words of the bank that the week lets children hear the sound in. */
  words: words(3, 20),
  ...weekFields,
});

export type SoundWeek = v.InferOutput<typeof soundWeekShape>;
