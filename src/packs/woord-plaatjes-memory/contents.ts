import { type SetContents, shortestFirst } from '../../model/set-contents.ts';
import { type AskedMemory, games } from './rules.ts';

/** The pairs, and the games beside the first. */
export const contentsOf = ({ pairs, games: asked = games }: AskedMemory): SetContents => ({
  examples: [shortestFirst(pairs.map(({ word, rhymesWith }) => [word, ...(rhymesWith ? [rhymesWith] : [])]))],
  parts: asked,
});
