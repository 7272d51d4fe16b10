/** What an exercise file says of its dice. */
import type { InferOutput } from 'valibot';
import { fields, list, text, words } from '../../model/shape.ts';
import { pairsOnDie } from './measures.ts';

const pairsOf = <Item extends ReturnType<typeof words>>(pair: Item) => list(pair, pairsOnDie, pairsOnDie);

export const schema = fields({
  /** Words that rhyme, on opposite sides; one die for each list. */
  rhymeDice: list(pairsOf(words(2, 2)), 1, 4),
  /** Words that begin with the same sound, on opposite sides. */
  firstSoundDice: list(pairsOf(words(2, 2)), 1, 4),
  /** Opposites to do, such as shout and whisper. */
  actions: list(list(fields({ action: text(20), picture: text(40) }), 2, 2), pairsOnDie, pairsOnDie),
});

export type Parameters = InferOutput<typeof schema>;
