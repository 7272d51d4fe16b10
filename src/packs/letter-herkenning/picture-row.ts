/** The pictures of a letter, hung or laid otherwise in each kern, and above a fold their words: folded back, they are for afterwards. */
import type { Letter } from '../../model/letters.ts';
import type { PicturedWord } from '../../model/word.ts';
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { fill as fillCells } from '../../sheets/lay/cells.ts';
import { foldLine, foldSign } from '../../sheets/lay/lines.ts';
import { decoration, paragraph } from '../../sheets/lay/meaning.ts';
import { showWord } from '../../sheets/lay/picture-box.ts';
import { mm, weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Block, Mark, TextMark } from '../../sheets/sheet.ts';
import { capHeight, fitText, measureText } from '../../sheets/text.ts';
import { hasTail } from './big-letter.ts';
import { findLetter } from './heard-letters.ts';
import type { LetterPage } from './rules.ts';
import { pitchOf, rowWord } from './word-gaps.ts';

/** What a picture hangs on or lies on. */
export type Mount = 'none' | 'line' | 'frame' | 'round' | 'card';

/** How wide a picture is at most, in mm. */
const seatSide = 33;
/** Below the line that a word stands on, for its tails and for what marks the sound; then the fold, and air below it. */
const under = 5.6;
const belowFold = 3;
/** From the left edge to the sign of the fold. */
const foldSignIn = 2.4;

export function layPictures(
  { letter, row }: LetterPage,
  box: Box,
  { mount, fill }: { readonly mount: Mount; readonly fill: Colour },
): Block[] {
  const seats = seatsOf(row, box);
  const written = capHeight(rowWord) * 1.06;
  const fold = box.y + written + under;
  const y = fold + belowFold;
  const seat = (cell: Box): Box => seatOf(mount, { ...cell, y, height: box.y + box.height - y });
  return [
    decoration([foldLine(box.x, fold, box.x + box.width, fold), ...foldSign(box.x + foldSignIn, fold)]),
    decoration([
      ...(mount === 'line' ? drawLine({ ...box, y }, seats) : []),
      ...seats.flatMap((cell) => drawMount(mount, seat(cell), fill)),
    ]),
    ...fillCells(seats, row, (word, cell) => [showWord(word, pictureIn(mount, seat(cell)))]),
    ...fillCells(seats, row, (word, cell) => writeUnder(word, letter, { ...cell, height: written }, rowWord)),
  ];
}

/** All equally far apart, a few together in the middle; each has its word above it. */
function seatsOf(words: readonly PicturedWord[], box: Box): Box[] {
  const pitch = pitchOf(words.length, box.width);
  const left = middle(box)[0] - (words.length * pitch) / 2;
  return words.map((_, index) => ({ ...box, x: left + index * pitch, width: pitch }));
}

/** Around a picture. */
const margins: Readonly<Record<Exclude<Mount, 'round'>, number>> = {
  none: 0,
  line: 4,
  frame: 4.4,
  card: 3.3,
};
/** Of a ring: the corners of a picture are empty. */
const inRing = 0.76;
/** Of what hangs on a line: clear of its pegs. */
const belowPegs = 2.2;

function pictureIn(mount: Mount, seat: Box): Box {
  const place = inset(seat, mount === 'round' ? (seat.width * (1 - inRing)) / 2 : margins[mount]);
  return mount === 'line' ? { ...place, y: place.y + belowPegs } : place;
}

/** How far cards hang below the edge of the row, at least. */
const drop = 4;

/** A square, in the middle; what hangs leaves room for its line. */
function seatOf(mount: Mount, cell: Box): Box {
  const top = mount === 'line' ? drop : 0;
  const side = Math.min(seatSide, cell.height - top);
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

/**
 * The word on the lower edge of its box, with a line under the letter wherever it is heard: two signs that are one
 * sound have one.
 */
export function writeUnder(word: PicturedWord, letter: Letter, box: Box, size: number): Block[] {
  const pieces = piecesOf(word, letter, size);
  const baseline = box.y + box.height;
  const width = widthOf(word, letter, size);
  let x = box.x + (box.width - width) / 2;
  const marks = pieces.map(({ text, style }) => {
    const mark = fitText(text, x, baseline, box.width, style);
    x += mark.width;
    return mark;
  });
  const heard = marks.filter((_, index) => index % 2 === 1);
  return [
    paragraph(marks.filter(({ text }) => text !== '')),
    ...(heard.length > 0 ? [decoration(heard.map((mark) => drawSoundMark(mark, letter)))] : []),
  ];
}

/** Below the tail of a p. */
function drawSoundMark({ x, y, width, size }: TextMark, letter: Letter): Mark {
  const level = y + mm(size) * (hasTail(letter) ? 0.36 : 0.17);
  const stroke = { colour: 'own', weight: weights.frame } as const;
  const short = 0.06 * mm(size);
  return { kind: 'line', x1: x + short, y1: level, x2: x + width - short, y2: level, stroke };
}

const piecesOf = (word: PicturedWord, letter: Letter, size: number) =>
  splitAtLetter(word, letter).map((text, index) => ({
    text,
    style: index % 2 === 1 ? ({ size, face: 'bold', colour: 'own' } as const) : { size },
  }));

export const widthOf = (word: PicturedWord, letter: Letter, size: number): number =>
  piecesOf(word, letter, size).reduce((sum, { text, style }) => sum + measureText(text, size, style.face), 0);

/** Plain and marked in turn, plain first. */
function splitAtLetter(word: PicturedWord, letter: Letter): string[] {
  const starts = findLetter(word, letter);
  const ends = starts.map((at) => at + letter.length);
  return [0, ...starts.flatMap((at, index) => [at, ends[index] ?? at])].map((from, index, cuts) =>
    word.word.slice(from, cuts[index + 1]),
  );
}
