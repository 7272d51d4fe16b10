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

export function pour(drops: readonly Drop[], { width, height: room }: Omit<Columns, 'perPage'>): Pour {
  const columns: Poured[][] = [[]];
  let used = 0;
  const heightOf = (piece: Piece): number => piece({ x: 0, top: 0, width }).bottom;
  for (const chain of chainsOf(drops)) {
    const height = heightOf(({ x, top }) => layChain(chain, { x, top, width }));
    const gap = used > 0 ? (chain[0]?.gap ?? 0) : 0;
    if (used > 0 && used + gap + height > room) {
      columns.push([]);
      used = 0;
    }
    const top = used > 0 ? used + gap : 0;
    columns.at(-1)?.push({ piece: (place) => layChain(chain, place), top });
    used = top + height;
  }
  return columns;
}

/** As few pages as it takes, with columns of one length, as short as can be. */
export function pourEvenly(drops: readonly Drop[], columns: Columns): Pour {
  const pagesOf = (poured: Pour): number => Math.ceil(poured.length / columns.perPage);
  let best = pour(drops, columns);
  const pages = pagesOf(best);
  for (let height = columns.height - step; height > 0; height -= step) {
    const shorter = pour(drops, { ...columns, height });
    if (pagesOf(shorter) > pages) break;
    best = shorter;
  }
  return best;
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
