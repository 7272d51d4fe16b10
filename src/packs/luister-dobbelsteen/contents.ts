import { type SetContents, shortestFirst } from '../../model/set-contents.ts';
import type { Parameters } from './parameters.ts';

/** The pairs that rhyme, those with one first sound, and which of the two there are, if any. */
export function contentsOf({ rhymeDice, firstSoundDice }: Parameters): SetContents {
  const parts = { rijm: rhymeDice, klank: firstSoundDice, paren: [...rhymeDice, ...firstSoundDice] };
  return {
    examples: [rhymeDice, firstSoundDice].map((dice) => shortestFirst(dice.flat())),
    parts: Object.entries(parts).flatMap(([name, dice]) => (dice.length > 0 ? [name] : [])),
  };
}
