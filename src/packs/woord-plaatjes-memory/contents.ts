import { type SetContents, shortestFirst } from '../../model/set-contents.ts';
import { type AskedMemory, games, pairsPerSheet } from './rules.ts';

/** The pairs, the games, and whether there are more pairs than the first sheet has. */
export const contentsOf = ({ pairs, games: asked = games }: AskedMemory): SetContents => ({
  examples: [shortestFirst(pairs.map(({ word, rhymesWith }) => [word, ...(rhymesWith ? [rhymesWith] : [])]))],
  parts: [...asked, ...(pairs.length > pairsPerSheet ? ['meer paren'] : [])],
});
