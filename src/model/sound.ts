/** A sound to play with for a week, as content/klanken.yaml has it. */
import * as v from 'valibot';
import { choice, fields, list, slug, text, wholeNumber, word, words } from './shape.ts';
import type { SoundWords } from './sound-words.ts';

/** As it is seen from before: closed, lips to teeth, teeth on each other, the tip of the tongue up, open wide, round, pointed, wide. */
export const mouths = ['dicht', 'lip-tand', 'tanden', 'tongpunt', 'open', 'rond', 'tuit', 'breed'] as const;
export type Mouth = (typeof mouths)[number];

const soundRule = 'een klank als m, ij of ng';

const soundName = v.pipe(v.string(soundRule), v.regex(/^[a-z]{1,4}$/, soundRule));

const sound = fields({
  /** As the word bank writes it; its address ends with it. */
  sound: soundName,
  /** The word that it is known by. */
  example: word,
  /** How it is spoken, and how not. */
  say: text(60),
  /** What a child feels of it in its mouth. */
  feel: text(200),
  /** How the mouth stands; absent where a drawing of its outside tells nothing. */
  mouth: v.exactOptional(choice(mouths)),
  /** What children may bring from home. */
  bring: v.exactOptional(text(200)),
  /** Sounds that are easily taken for it, and how to hear which it is. */
  confused: v.exactOptional(list(fields({ sound: soundName, hear: text(200) }), 1, 3)),
  /** Words in which it is not heard for sure after all. */
  without: v.optional(words(0), []),
});

export const soundsShape = fields({
  /** The games and the tips that fit, the best first. */
  exercises: list(slug),
  tips: list(wholeNumber(1, 24)),
  sounds: list(sound, 0),
});

export type SoundEntry = v.InferOutput<typeof sound>;

export interface SoundWithWords extends SoundEntry {
  readonly words: SoundWords;
}

export interface Sounds extends Omit<v.InferOutput<typeof soundsShape>, 'sounds'> {
  readonly sounds: readonly SoundWithWords[];
}
