import { type SetContents, shortestFirst } from '../../model/set-contents.ts';
import { checkedGames } from './check-page.ts';
import {
  type AskedMemory,
  groupsAtOnce,
  inSheets,
  pairsPerSheet,
  relationIn,
  shippedGames,
} from './rules.ts';

/** The pairs, the games, whether there is more than one, whether there is something to check and to read out there, on how many sheets the pairs are and whether a group plays with one of those. */
export function contentsOf({ pairs, games: asked = shippedGames }: AskedMemory): SetContents {
  const sheets = inSheets(pairs);
  return {
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
      ...(pairs.every(({ says }) => says !== undefined) ? ['gekke zinnen'] : []),
      ...(checkedGames(asked).length > 0 ? ['nakijken'] : []),
      ...(sheets.every(({ length }) => length === pairsPerSheet) ? ['zes paren'] : []),
      ...(pairs.length === 2 * pairsPerSheet ? ['twaalf paren'] : []),
      ...(sheets.length > 1 ? ['meer vellen'] : []),
      ...(sheets.length === 2 ? ['twee vellen'] : []),
      ...(groupsAtOnce(pairs) === sheets.length ? ['een vel per groepje'] : []),
    ],
  };
}
