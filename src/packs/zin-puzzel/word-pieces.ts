/** A piece for each word that is borrowed, and empty ones: nothing on it tells of which sentence it is. */
import { type Box, inset } from '../../sheets/lay/box.ts';
import { divide, fill, grid } from '../../sheets/lay/cells.ts';
import { gridLines } from '../../sheets/lay/lines.ts';
import { decoration, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { writingLines } from '../../sheets/lay/writing-line.ts';
import type { Block, Mark, Page } from '../../sheets/sheet.ts';
import { setText, xHeight } from '../../sheets/text.ts';
import { edge, piece as measures, pictureSide, sizes } from './measures.ts';
import { type Piece, toWrite } from './word-box.ts';

/** From the upper side of a piece. */
const [pictureTop, groundHeight, baseline] = [3.6, 35, 49];
/** A cut may go askew. */
const groundEdge = 2.8;

export function layPieces(pieces: readonly Piece[], boxes: readonly Box[]): Block[] {
  return [
    decoration(
      fill(boxes, pieces, (piece, box) => [
        ...(piece.picture ? [layGround(box)] : []),
        ...(piece.picture ? [placePicture(piece.picture, pictureBoxIn(box))] : layToWrite(box)),
      ]),
    ),
    ...fill(boxes, pieces, ({ word }, { x, y, width }) =>
      word
        ? [paragraph([setText(word, x + width / 2, y + baseline, { size: sizes.piece, align: 'centre' })])]
        : [],
    ),
  ];
}

/** Under a picture. */
const layGround = (box: Box): Mark => ({
  kind: 'rect',
  ...inset({ ...box, height: groundHeight }, groundEdge),
  radius: 3,
  fill: 'ownSoft',
});

const pictureBoxIn = ({ x, y, width }: Box): Box => ({
  x: x + (width - pictureSide) / 2,
  y: y + pictureTop,
  width: pictureSide,
  height: pictureSide,
});

const layToWrite = (box: Box): Mark[] => [
  ...writingLines({ x: box.x + 4, width: box.width - 8 }, box.y + baseline, xHeight(sizes.piece)),
  layPencil(box),
];

const pencil = 7;

/** In the corner of what is to draw or to write. */
export const layPencil = (box: Box): Mark => {
  const { x, y, width } = inset(box, edge);
  return placePicture('pencil', { x: x + width - pencil, y, width: pencil, height: pencil });
};

/** Rows of pieces under each other, all of one width, in the middle of the room. */
export const rowsIn = (room: Box, count: number): Box[] =>
  grid(
    { ...room, height: count * measures.height },
    { columns: 1, rows: count, width: measures.columns * measures.width, height: measures.height },
  );

/** As they are looked for, and not in the order of any sentence. */
const byWord = (one: Piece, other: Piece): number => (one.word < other.word ? -1 : 1);

const hints = {
  full: 'Met deze woorden leg je de zinnen.',
  toWrite: 'Met deze woorden leg je de zinnen. Op een leeg stuk komt de naam van een kind.',
  more: 'Doe deze bij de woorden van set 1. Op de lege stukken komen namen van kinderen.',
} as const;

/** A game by itself: where its last row is not full, there are pieces to write. */
export function layFirstWords(pieces: readonly Piece[], title: string): Page {
  const rows = Math.ceil(pieces.length / measures.columns);
  return layWords(pieces, rows, title, rows * measures.columns > pieces.length ? hints.toWrite : hints.full);
}

/** Into the box of the first ones, with as many pieces to write as the sheet has room for. */
export const layMoreWords = (pieces: readonly Piece[], title: string): Page =>
  layWords(pieces, measures.rows, title, hints.more);

function layWords(pieces: readonly Piece[], rows: number, title: string, hint: string): Page {
  const empty = rows * measures.columns - pieces.length;
  return page({ title, hint, colour: 'own', landscape: true }, (room) => {
    const boxes = rowsIn(room, rows).flatMap((row) => divide(row, measures.columns, 1));
    const all = [...[...pieces].sort(byWord), ...toWrite(empty)];
    return [decoration(gridLines(boxes)), ...layPieces(all, boxes)];
  });
}
