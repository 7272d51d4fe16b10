/** The packs that a visitor can make a set of, each loaded when it is asked for. */
import type { SetKind } from '../maker/set-kind.ts';

const kinds: Readonly<Record<string, () => Promise<{ kind: SetKind }>>> = {
  'klank-zoekplaatje': () => import('./klank-zoekplaatje/set/kind.ts'),
  'lees-spoor': () => import('./lees-spoor/set/kind.ts'),
  'letter-herkenning': () => import('./letter-herkenning/set/kind.ts'),
  'luister-dobbelsteen': () => import('./luister-dobbelsteen/set/kind.ts'),
  'rijm-bingo': () => import('./rijm-bingo/set/kind.ts'),
  'verhaal-kaarten': () => import('./verhaal-kaarten/set/kind.ts'),
  'woord-plaatjes-memory': () => import('./woord-plaatjes-memory/set/kind.ts'),
  woordenjacht: () => import('./woordenjacht/set/kind.ts'),
  'woordlengte-sorteren': () => import('./woordlengte-sorteren/set/kind.ts'),
  'zin-puzzel': () => import('./zin-puzzel/set/kind.ts'),
};

export const countSetKinds = (): number => Object.keys(kinds).length;

export const isSetKind = (pack: string): boolean => Object.hasOwn(kinds, pack);

export async function loadSetKind(pack: string): Promise<SetKind> {
  const load = kinds[pack];
  if (!load) throw new Error(`No set can be made of ${pack}`);
  return (await load()).kind;
}
