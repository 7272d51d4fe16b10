/** Which words join a list by themselves: a game of vehicles is filled with vehicles. */
import type { Word } from '../model/word.ts';

/** First those of the theme that most of the list is of, as far as its words are of any; the others stay in their order. */
export function kinFirst<Item extends Word>(list: readonly Word[], others: readonly Item[]): Item[] {
  const themed = list.filter(({ themes = [] }) => themes.length > 0);
  const counts = new Map<string, number>();
  for (const name of themed.flatMap(({ themes = [] }) => themes))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const shared = ({ themes = [] }: Word): number =>
    Math.max(0, ...themes.map((name) => counts.get(name) ?? 0).filter((count) => 2 * count > themed.length));
  return others.toSorted((one, other) => shared(other) - shared(one));
}
