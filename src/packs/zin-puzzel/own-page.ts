/** Strips for sentences of your own: a scene to draw, and pieces that join those in the box. */
import type { Box } from '../../sheets/lay/box.ts';
import { inset } from '../../sheets/lay/box.ts';
import { divide } from '../../sheets/lay/cells.ts';
import { gridLines } from '../../sheets/lay/lines.ts';
import { decoration } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { weights } from '../../sheets/measures.ts';
import type { Mark, Page } from '../../sheets/sheet.ts';
import { edge, ownStrip, piece } from './measures.ts';
import type { Piece } from './word-box.ts';
import { layPencil, layPieces, rowsIn } from './word-pieces.ts';

interface Cells {
  readonly scene: Box;
  readonly pieces: readonly Box[];
}

function cellsIn(row: Box): Cells {
  const scene = { ...row, width: ownStrip.sceneColumns * piece.width };
  return { scene, pieces: divide(row, piece.columns, 1).slice(ownStrip.sceneColumns) };
}

const layToDraw = (scene: Box): Mark[] => [
  { kind: 'rect', ...inset(scene, edge), stroke: { colour: 'faint', weight: weights.frame } },
  layPencil(inset(scene, edge / 2)),
];

/** So many strips, with these on their first pieces. */
export const layOwnStrips = (count: number, pieces: readonly Piece[], title: string): Page =>
  page(
    {
      title,
      hint: 'Het kind tekent en zegt zijn zin. Leen woorden uit de doos; wat er niet is, schrijf jij.',
      colour: 'own',
      landscape: true,
    },
    (room) => {
      const rows = rowsIn(room, count).map(cellsIn);
      const boxes = rows.flatMap((row) => row.pieces);
      return [
        decoration([
          ...gridLines(rows.flatMap((row) => [row.scene, ...row.pieces])),
          ...rows.flatMap(({ scene }) => layToDraw(scene)),
        ]),
        ...layPieces(pieces, boxes),
      ];
    },
  );
