/** In which order the cards of some pairs lie on a sheet. */
import { inPages } from '../../sheets/lay/cells.ts';

export interface Dealt<Pair> {
  readonly pair: Pair;
  /** Which of the two. */
  readonly card: 0 | 1;
}

/** A row of first cards, then one of second cards: the two of a pair lie neither side by side nor in one column. */
export function deal<Pair>(pairs: readonly Pair[], columns: number): Dealt<Pair>[] {
  const far = Math.ceil(pairs.length / 2);
  const dealt = pairs.map((_, more) => lay(pairs, rotate(pairs, (far + more) % pairs.length), columns));
  return dealt.find((cards) => areApart(cards, columns)) ?? dealt[0] ?? [];
}

const rotate = <Item>(items: readonly Item[], by: number): Item[] => [
  ...items.slice(by),
  ...items.slice(0, by),
];

function lay<Pair>(pairs: readonly Pair[], others: readonly Pair[], columns: number): Dealt<Pair>[] {
  const seconds = inPages(others, columns);
  return inPages(pairs, columns).flatMap((row, index) => [
    ...row.map((pair) => ({ pair, card: 0 }) as const),
    ...(seconds[index] ?? []).map((pair) => ({ pair, card: 1 }) as const),
  ]);
}

const areApart = (cards: readonly Dealt<unknown>[], columns: number): boolean =>
  cards.every(({ pair }, place) => {
    const other = cards.findIndex((one, at) => at > place && one.pair === pair);
    if (other < 0) return true;
    const isBeside = other - place === 1 && other % columns > 0;
    return other % columns !== place % columns && !isBeside;
  });
