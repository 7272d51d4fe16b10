/** What a board shows: data that is made of a set before the first move. A line for each pack, twice. */
import { rulesOfSearch, type SearchShow } from './klank-zoekplaatje/show.ts';
import type { Moves, Rules } from './moves.ts';
import { type BingoShow, rulesOfBingo } from './rijm-bingo/show.ts';
import { rulesOfStory, type StoryShow } from './verhaal-kaarten/show.ts';
import { type MemoryShow, rulesOfMemory } from './woord-plaatjes-memory/show.ts';
import { rulesOfSort, type SortShow } from './woordlengte-sorteren/show.ts';

export type Show = BingoShow | MemoryShow | SearchShow | SortShow | StoryShow;

export function rulesOf(show: Show): Rules {
  switch (show.pack) {
    case 'klank-zoekplaatje':
      return rulesOfSearch(show);
    case 'rijm-bingo':
      return rulesOfBingo(show);
    case 'verhaal-kaarten':
      return rulesOfStory(show);
    case 'woord-plaatjes-memory':
      return rulesOfMemory(show);
    case 'woordlengte-sorteren':
      return rulesOfSort(show);
  }
}

/** What was played in which game: of each, things come in another order. */
export interface Progress {
  readonly game: number;
  readonly moves: Moves;
}

export const mostGames = 9999;
