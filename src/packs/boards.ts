/** The packs that a board can show, each loaded when it is asked for. */
import type { BoardMaker } from '../board/board-maker.ts';

const boards: Readonly<Record<string, () => Promise<{ board: BoardMaker }>>> = {
  'klank-zoekplaatje': () => import('./klank-zoekplaatje/board/board.ts'),
  'rijm-bingo': () => import('./rijm-bingo/board/board.ts'),
  'verhaal-kaarten': () => import('./verhaal-kaarten/board/board.ts'),
  'woord-plaatjes-memory': () => import('./woord-plaatjes-memory/board/board.ts'),
  'woordlengte-sorteren': () => import('./woordlengte-sorteren/board/board.ts'),
};

export const hasBoard = (pack: string): boolean => Object.hasOwn(boards, pack);

export async function loadBoard(pack: string): Promise<BoardMaker> {
  const load = boards[pack];
  if (!load) throw new Error(`No board shows ${pack}`);
  return (await load()).board;
}
