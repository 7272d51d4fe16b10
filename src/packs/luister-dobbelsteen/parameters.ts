/** What an exercise file says of its dice. */
import type { InferOutput } from 'valibot';
import { exactly, fields, list, text, words } from '../../model/shape.ts';
import { faces, mostAnswers } from './measures.ts';

/** For each face what lies on top, and behind it what answers it on the plate. */
const die = exactly(faces, words(2, 1 + mostAnswers));

export const schema = fields({
  /** One die and its plate for each list. */
  rhymeDice: list(die, 1, 4),
  firstSoundDice: list(die, 1, 4),
  /** Opposites to do, such as shout and whisper. */
  actions: exactly(faces / 2, exactly(2, fields({ action: text(20), picture: text(40) }))),
});

export type Parameters = InferOutput<typeof schema>;
