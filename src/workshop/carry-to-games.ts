/** What a list of words becomes in each of many games. */
import { carryList } from '../maker/carry-list.ts';
import type { WordList } from '../maker/word-list.ts';
import type { Word } from '../model/word.ts';
import { loadSetKind } from '../packs/loaders.ts';
import { fetchFile } from './fetch-file.ts';
import type { CarriedTo, GameFiles } from './protocol.ts';
import { readOrder } from './read-order.ts';

/** Nothing of a game that is not about words. Nothing at all once it is no longer wanted. */
export async function carryToGames(
  { words, orders }: GameFiles,
  list: WordList,
  isWanted: () => boolean,
): Promise<CarriedTo[]> {
  const bank: Word[] = await (await fetchFile(words)).json();
  const games: CarriedTo[] = [];
  for (const [slug, order] of Object.entries(orders)) {
    const { pack, exercise, imprint } = await readOrder(order);
    const kind = await loadSetKind(pack);
    if (!isWanted()) return [];
    const carried = carryList(kind, list, { exercise, imprint, words: bank });
    if (carried) games.push({ slug, carried });
  }
  return games;
}
