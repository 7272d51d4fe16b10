import { type SetContents, shortestFirst } from '../../model/set-contents.ts';
import type { Parameters } from './parameters.ts';

/** Each face with its answers, and which of the two sorts of plates there are, if any. */
export function contentsOf({ rhymeDice, firstSoundDice }: Parameters): SetContents {
  const parts = { rijm: rhymeDice, klank: firstSoundDice, plaat: [...rhymeDice, ...firstSoundDice] };
  return {
    examples: [rhymeDice, firstSoundDice].map((dice) => shortestFirst(dice.flat())),
    parts: Object.entries(parts).flatMap(([name, dice]) => (dice.length > 0 ? [name] : [])),
  };
}
