/** The stage of each pack that has a board, for the page that shows it. */
import type { BoardStage } from '../board/stage/stage.ts';
import { stage as klankZoekplaatje } from './klank-zoekplaatje/board/stage.tsx';
import { stage as rijmBingo } from './rijm-bingo/board/stage.tsx';
import { stage as verhaalKaarten } from './verhaal-kaarten/board/stage.tsx';
import { stage as memory } from './woord-plaatjes-memory/board/stage.tsx';
import { stage as woordlengteSorteren } from './woordlengte-sorteren/board/stage.tsx';

const stages: Readonly<Record<string, BoardStage>> = {
  'klank-zoekplaatje': klankZoekplaatje,
  'rijm-bingo': rijmBingo,
  'verhaal-kaarten': verhaalKaarten,
  'woord-plaatjes-memory': memory,
  'woordlengte-sorteren': woordlengteSorteren,
};

export function stageOf(pack: string): BoardStage {
  const stage = stages[pack];
  if (!stage) throw new Error(`No stage shows ${pack}`);
  return stage;
}
