/** Pieces that follow each other are poured into columns: none is broken, and a heading stays with what it is of. */
import type { Laid, Piece } from './flow.ts';

export interface Drop {
  readonly piece: Piece;
  /** Above it; at the top of a column there is none. */
  readonly gap: number;
  /** It stands in one column with the next. */
  readonly holdsNext?: boolean;
}

/** A piece in its column, at its height from the top of that. */
interface Poured {
  readonly piece: Piece;
  readonly top: number;
}

export interface Columns {
  /** Of each. */
  readonly width: number;
  readonly height: number;
  readonly perPage: number;
}

export type Pour = readonly (readonly Poured[])[];

/** What stands in one column, measured in it. */
interface Chain {
  readonly piece: Piece;
  readonly gap: number;
  readonly height: number;
}

export const pour = (drops: readonly Drop[], { width, height }: Omit<Columns, 'perPage'>): Pour =>
  fillColumns(measureChains(drops, width), height);

/** As few pages as it takes, with columns of one length, as short as can be. */
export function pourEvenly(drops: readonly Drop[], columns: Columns): Pour {
  const chains = measureChains(drops, columns.width);
  const pagesOf = (poured: Pour): number => Math.ceil(poured.length / columns.perPage);
  let best = fillColumns(chains, columns.height);
  const pages = pagesOf(best);
  for (let height = columns.height - step; height > 0; height -= step) {
    const shorter = fillColumns(chains, height);
    if (pagesOf(shorter) > pages) break;
    best = shorter;
  }
  return best;
}

const measureChains = (drops: readonly Drop[], width: number): Chain[] =>
  chainsOf(drops).map((chain) => ({
    piece: (place) => layChain(chain, place),
    gap: chain[0]?.gap ?? 0,
    height: layChain(chain, { x: 0, top: 0, width }).bottom,
  }));

function fillColumns(chains: readonly Chain[], room: number): Pour {
  const columns: Poured[][] = [[]];
  let used = 0;
  for (const { piece, gap, height } of chains) {
    if (used > 0 && used + gap + height > room) {
      columns.push([]);
      used = 0;
    }
    const top = used > 0 ? used + gap : 0;
    columns.at(-1)?.push({ piece, top });
    used = top + height;
  }
  return columns;
}

/** In mm. */
const step = 2;

function layChain(chain: readonly Drop[], { x, top, width }: Parameters<Piece>[0]): Laid {
  return chain.reduce<Laid>(
    ({ blocks, bottom }, { piece, gap }, index) => {
      const laid = piece({ x, top: index === 0 ? top : bottom + gap, width });
      return { blocks: [...blocks, ...laid.blocks], bottom: laid.bottom };
    },
    { blocks: [], bottom: top },
  );
}

function chainsOf(drops: readonly Drop[]): Drop[][] {
  const chains: Drop[][] = [];
  drops.forEach((drop, index) => {
    const last = chains.at(-1);
    if (last && drops[index - 1]?.holdsNext) last.push(drop);
    else chains.push([drop]);
  });
  return chains;
}
