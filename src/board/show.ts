/** What a board shows: data that is made of a set before the first move. A line for each pack, twice. */
import { rulesOfSearch, type SearchShow } from '../packs/klank-zoekplaatje/board/show.ts';
import { type BingoShow, rulesOfBingo } from '../packs/rijm-bingo/board/show.ts';
import { rulesOfStory, type StoryShow } from '../packs/verhaal-kaarten/board/show.ts';
import { type MemoryShow, rulesOfMemory } from '../packs/woord-plaatjes-memory/board/show.ts';
import { rulesOfSort, type SortShow } from '../packs/woordlengte-sorteren/board/show.ts';
import type { Moves, Rules } from './moves.ts';

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
