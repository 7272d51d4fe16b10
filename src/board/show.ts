/** What a board shows: data that is made of a set before the first move. One line a pack, here and in the two below. */
import type { Moves, Rules } from './moves.ts';
import { type BingoShow, rulesOfBingo } from './rijm-bingo/show.ts';

export type Show = BingoShow;

export function rulesOf(show: Show): Rules {
  switch (show.pack) {
    case 'rijm-bingo':
      return rulesOfBingo(show);
  }
}

/** What was played in which game: of each, things come in another order. */
export interface Progress {
  readonly game: number;
  readonly moves: Moves;
}

export const mostGames = 9999;
