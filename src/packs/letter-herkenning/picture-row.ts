/** The pictures of a letter with their words, hung or laid otherwise in each kern. */
import type { Letter } from '../../model/letters.ts';
import type { PicturedWord } from '../../model/word.ts';
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill as fillCells } from '../../sheets/lay/cells.ts';
import { decoration, paragraph } from '../../sheets/lay/meaning.ts';
import { showWord } from '../../sheets/lay/picture-box.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Block, Element, Mark } from '../../sheets/sheet.ts';
import { fitText, measureText } from '../../sheets/text.ts';
import { findLetter, type LetterPage } from './rules.ts';

/** What a picture hangs on or lies on. */
export type Mount = 'none' | 'line' | 'frame' | 'round' | 'card';

/** From the top of a picture to the line that its word stands on. */
const wordRoom = 9;

export function layPictures(
  { letter, words }: LetterPage,
  box: Box,
  { mount, fill }: { readonly mount: Mount; readonly fill: Colour },
): Block[] {
  // Two stand together in the middle; more fill the width.
  const width = Math.min(box.width, words.length * 62);
  const cells = divide({ ...box, x: middle(box)[0] - width / 2, width }, words.length, 1);
  const seat = (cell: Box): Box => seatOf(mount, { ...cell, height: cell.height - wordRoom });
  return [
    decoration([
      ...(mount === 'line' ? drawLine(box, cells) : []),
      ...cells.flatMap((cell) => drawMount(mount, seat(cell), fill)),
    ]),
    ...fillCells(cells, words, (word, cell) => [
      showWord(word, inset(seat(cell), margins[mount])),
      writeUnder(word, letter, { ...cell, y: cell.y + cell.height, height: 0 }),
    ]),
  ];
}

/** Around a picture. */
const margins: Readonly<Record<Mount, number>> = { none: 0, line: 2.5, frame: 4, round: 5, card: 3 };
/** How far cards hang below the edge of the row, at least. */
const drop = 4;

/** A square, in the middle; what hangs leaves room for its line. */
function seatOf(mount: Mount, cell: Box): Box {
  const top = mount === 'line' ? drop : 0;
  const side = Math.min(cell.width, cell.height - top);
  return { x: middle(cell)[0] - side / 2, y: cell.y + top, width: side, height: side };
}

const edge = { colour: 'frame', weight: weights.line } as const;
const faintEdge = { colour: 'edge', weight: weights.thin } as const;

function drawMount(mount: Mount, seat: Box, fill: Colour): Mark[] {
  const [x, y] = middle(seat);
  switch (mount) {
    case 'none':
      return [];
    case 'round':
      return [{ kind: 'circle', x, y, radius: seat.width / 2, fill, stroke: faintEdge }];
    case 'card':
      return [{ kind: 'rect', ...seat, radius: 5, fill, stroke: faintEdge }];
    case 'frame':
      return [
        { kind: 'rect', ...seat, radius: 1, fill: 'wood', stroke: edge },
        { kind: 'rect', ...inset(seat, 2), fill: 'paper', stroke: edge },
      ];
    case 'line':
      return [
        { kind: 'rect', ...seat, radius: 1.5, fill: 'paper', stroke: edge },
        ...[0.25, 0.75].map((share): Mark => {
          const peg = { x: seat.x + seat.width * share - 1, y: seat.y - 2.6, width: 2, height: 5.2 };
          return { kind: 'rect', ...peg, radius: 0.6, fill: 'wood', stroke: edge };
        }),
      ];
  }
}

/** From edge to edge, a little slack at each card. */
function drawLine({ x, y, width }: Box, cells: readonly Box[]): Mark[] {
  const level = y + drop;
  const bows = cells.map(
    (cell) => `Q${cell.x + cell.width / 2} ${level + 2} ${cell.x + cell.width} ${level}`,
  );
  const d = `M${x} ${level}H${cells[0]?.x ?? x}${bows.join('')}H${x + width}`;
  return [{ kind: 'path', d, stroke: edge }];
}

/** The word under its picture, the letter marked wherever it is heard. */
export function writeUnder(
  word: PicturedWord,
  letter: Letter,
  box: Box,
  size: number = typeSizes.pictureWord,
): Element {
  const pieces = splitAtLetter(word, letter).map((text, index) => ({
    text,
    style: index % 2 === 1 ? ({ size, face: 'bold', colour: 'own' } as const) : { size },
  }));
  const width = pieces.reduce((sum, { text, style }) => sum + measureText(text, size, style.face), 0);
  let x = box.x + (box.width - width) / 2;
  return paragraph(
    pieces
      .filter(({ text }) => text !== '')
      .map(({ text, style }) => {
        const mark = fitText(text, x, box.y, box.width, style);
        x += mark.width;
        return mark;
      }),
  );
}

/** Plain and marked in turn, plain first. */
function splitAtLetter(word: PicturedWord, letter: Letter): string[] {
  const starts = findLetter(word, letter);
  const ends = starts.map((at) => at + letter.length);
  return [0, ...starts.flatMap((at, index) => [at, ends[index] ?? at])].map((from, index, cuts) =>
    word.word.slice(from, cuts[index + 1]),
  );
}
