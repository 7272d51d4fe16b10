/** Memory for a whole class: which game and how many pairs is chosen, then two cards at a time are turned. */
import type { Card } from '../../../board/card.ts';
import type { Moves, Rules } from '../../../board/moves.ts';

export interface MemoryCard extends Card {
  /** Those with the same number belong together. */
  readonly pair: number;
  /** A word instead of its picture. */
  readonly isWord: boolean;
}

/** One way to play, with its cards as they lie. */
export interface MemoryTable {
  readonly name: string;
  readonly pairs: number;
  readonly cards: readonly MemoryCard[];
}

export interface MemoryShow {
  readonly tables: readonly MemoryTable[];
  /** Words of the set for which no table has room, in this game. */
  readonly others: readonly string[];
}

export interface MemoryView {
  readonly table: MemoryTable;
  /** The places of cards that were found, pair by pair. */
  readonly found: readonly number[];
  /** Of those that lie open otherwise, at most two. */
  readonly open: readonly number[];
  /** Those that lay open at some time. */
  readonly seen: ReadonlySet<number>;
  /** Where two groups play: how many pairs each has, and whose turn it is as long as there are cards to turn. */
  readonly groups:
    | { readonly pairs: readonly [number, number]; readonly turn: 0 | 1 | undefined }
    | undefined;
}

/** Two that do not belong together lie open until the next move: this one turns them back. */
const turnBack = 0;

/** Before the first card is turned, this one tells that two groups play: it counts on from the places. */
export const inGroups = ({ cards }: MemoryTable): number => cards.length + 1;

type Tables = Pick<MemoryShow, 'tables'>;

/** The first move chooses a table, each other one turns the card at a place: both counted from 1. Nothing before the first. */
export function viewMemory({ tables }: Tables, [chosen = 0, ...turned]: Moves): MemoryView | undefined {
  const table = tables[chosen - 1];
  if (!table) return undefined;
  const found: number[] = [];
  const seen = new Set<number>();
  let open: number[] = [];
  const isGrouped = turned[0] === inGroups(table);
  const pairs: [number, number] = [0, 0];
  let turn: 0 | 1 = 0;
  for (const move of isGrouped ? turned.slice(1) : turned) {
    if (open.length === 2) {
      open = [];
      turn = turn === 0 ? 1 : 0;
    }
    if (move === turnBack) continue;
    open = [...open, move - 1];
    seen.add(move - 1);
    const [one, other] = open.map((place) => table.cards[place]?.pair);
    if (one === undefined || one !== other) continue;
    found.push(...open);
    pairs[turn] += 1;
    open = [];
    // As on paper: who finds much doesn't keep the others waiting.
    turn = turn === 0 ? 1 : 0;
  }
  const isOut = found.length === table.cards.length;
  const groups = isGrouped ? { pairs, turn: isOut ? undefined : turn } : undefined;
  return { table, found, open, seen, groups };
}

export function rulesOfMemory(show: Tables): Rules {
  const isClosed = ({ table, found, open }: MemoryView, place: number): boolean =>
    place in table.cards && !found.includes(place) && (open.length === 2 || !open.includes(place));
  return {
    /** As a class that forgets nothing and knows nothing beforehand: what it saw, and else the next card that it didn't. */
    next(moves) {
      const view = viewMemory(show, moves);
      if (!view) return moves.length === 0 && show.tables.length > 0 ? 1 : undefined;
      const { table, open, seen } = view;
      if (open.length === 2) return turnBack;
      const closed = [...table.cards.keys()].filter((place) => isClosed(view, place));
      const known = closed.filter((place) => seen.has(place));
      const partners = open.length > 0 ? open : known;
      const isPair = (one: number, other: number): boolean =>
        one !== other && table.cards[one]?.pair === table.cards[other]?.pair;
      const at =
        known.find((place) => partners.some((other) => isPair(place, other))) ??
        closed.find((place) => !seen.has(place));
      return at === undefined ? undefined : at + 1;
    },
    allows(moves, move) {
      const view = viewMemory(show, moves);
      if (!view) return moves.length === 0 && show.tables[move - 1] !== undefined;
      if (move === inGroups(view.table)) return moves.length === 1;
      return move === turnBack ? view.open.length === 2 : isClosed(view, move - 1);
    },
  };
}
