/** What a list of words becomes in each of many games. */
import { type Carried, carryList } from '../maker/carry-list.ts';
import type { WordList } from '../maker/word-list.ts';
import type { Word } from '../model/word.ts';
import { loadSetKind } from '../packs/loaders.ts';
import { fetchFile } from './fetch-file.ts';
import type { SetFiles } from './protocol.ts';
import { readOrder } from './read-order.ts';

export interface GameFiles {
  readonly words: SetFiles['words'];
  /** By the slug of the exercise. */
  readonly orders: Readonly<Record<string, SetFiles['order']>>;
}

/** Each as soon as it is known; nothing of a game that is not about words. */
export async function* carryToGames(
  { words, orders }: GameFiles,
  list: WordList,
): AsyncGenerator<{ readonly slug: string; readonly carried: Carried }> {
  const bank: Word[] = await (await fetchFile(words)).json();
  for (const [slug, order] of Object.entries(orders)) {
    const { pack, exercise, imprint } = await readOrder(order);
    const carried = carryList(await loadSetKind(pack), list, { exercise, imprint, words: bank });
    if (carried) yield { slug, carried };
  }
}
