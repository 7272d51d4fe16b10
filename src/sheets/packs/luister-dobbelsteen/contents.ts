import { type SetContents, shortestFirst } from '../../../model/set-contents.ts';
import type { Parameters } from './parameters.ts';

/** The pairs that rhyme, those with one first sound, and which of the two there are. */
export const contentsOf = ({ rhymeDice, firstSoundDice }: Parameters): SetContents => ({
  examples: [rhymeDice, firstSoundDice].map((dice) => shortestFirst(dice.flat())),
  parts: [...(rhymeDice.length > 0 ? ['rijm'] : []), ...(firstSoundDice.length > 0 ? ['klank'] : [])],
});
