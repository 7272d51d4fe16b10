/** What a browser loads of a pack: to make a set of it and, where there is one, to show it on a board. */
import type { BoardMaker } from '../board/board-maker.ts';
import { printForChildren } from '../maker/print-for-children.ts';
import type { SetKind } from '../maker/set-kind.ts';

interface Loaders {
  set(): Promise<{ kind: SetKind }>;
  /** Whether it asks itself for how many children it is. */
  asksChildren?: true;
  board?(): Promise<{ board: BoardMaker }>;
}

const loaders: Readonly<Record<string, Loaders>> = {
  'klank-zoekplaatje': {
    set: () => import('./klank-zoekplaatje/set/kind.ts'),
    board: () => import('./klank-zoekplaatje/board/board.ts'),
  },
  'lees-spoor': { set: () => import('./lees-spoor/set/kind.ts'), asksChildren: true },
  'letter-herkenning': { set: () => import('./letter-herkenning/set/kind.ts') },
  'luister-dobbelsteen': { set: () => import('./luister-dobbelsteen/set/kind.ts') },
  'rijm-bingo': {
    set: () => import('./rijm-bingo/set/kind.ts'),
    board: () => import('./rijm-bingo/board/board.ts'),
    asksChildren: true,
  },
  'verhaal-kaarten': {
    set: () => import('./verhaal-kaarten/set/kind.ts'),
    board: () => import('./verhaal-kaarten/board/board.ts'),
  },
  'woord-plaatjes-memory': {
    set: () => import('./woord-plaatjes-memory/set/kind.ts'),
    board: () => import('./woord-plaatjes-memory/board/board.ts'),
  },
  woordenjacht: { set: () => import('./woordenjacht/set/kind.ts') },
  'woordlengte-sorteren': {
    set: () => import('./woordlengte-sorteren/set/kind.ts'),
    board: () => import('./woordlengte-sorteren/board/board.ts'),
  },
  'zin-puzzel': { set: () => import('./zin-puzzel/set/kind.ts') },
};

const find = (pack: string): Loaders | undefined =>
  Object.hasOwn(loaders, pack) ? loaders[pack] : undefined;

export const countSetKinds = (): number => Object.keys(loaders).length;

export const isSetKind = (pack: string): boolean => find(pack) !== undefined;

export async function loadSetKind(pack: string): Promise<SetKind> {
  const found = find(pack);
  if (!found) throw new Error(`No set can be made of ${pack}`);
  const { kind } = await found.set();
  return found.asksChildren ? kind : printForChildren(kind);
}

export const hasBoard = (pack: string): boolean => find(pack)?.board !== undefined;

export async function loadBoard(pack: string): Promise<BoardMaker> {
  const load = find(pack)?.board;
  if (!load) throw new Error(`No board shows ${pack}`);
  return (await load()).board;
}
