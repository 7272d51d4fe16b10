import { type SetContents, shortestFirst } from '../../model/set-contents.ts';
import { checkedGames } from './check-page.ts';
import { type AskedMemory, pairsOnSheet, pairsPerSheet, relationIn, shippedGames } from './rules.ts';

/** The pairs, the games, whether there is more than one, whether there is something to check, whether a sheet has all the pairs that it has room for, and whether there are more of them. */
export const contentsOf = ({ pairs, games: asked = shippedGames }: AskedMemory): SetContents => ({
  examples: [
    shortestFirst(
      pairs.map(({ word, rhymesWith, beginsLike }) => {
        const partner = rhymesWith ?? beginsLike;
        return [word, ...(partner ? [partner] : [])];
      }),
    ),
  ],
  parts: [
    ...asked,
    ...(asked.length > 1 ? ['meer spellen'] : []),
    // Of two different pictures, by rhyme or otherwise.
    ...(relationIn(asked) ? ['paren op gehoor'] : []),
    ...(checkedGames(asked).length > 0 ? ['nakijken'] : []),
    ...(pairsOnSheet(pairs.length) === pairsPerSheet ? ['zes paren'] : []),
    ...(pairs.length > pairsPerSheet ? ['meer paren'] : []),
  ],
});
