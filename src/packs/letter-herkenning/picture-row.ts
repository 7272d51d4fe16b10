/** The pictures of a letter, hung or laid otherwise in each kern, and above a fold their words: folded back, they are for afterwards. */
import type { Letter } from '../../model/letters.ts';
import type { PicturedWord } from '../../model/word.ts';
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { fill as fillCells } from '../../sheets/lay/cells.ts';
import { foldLine } from '../../sheets/lay/lines.ts';
import { decoration, paragraph } from '../../sheets/lay/meaning.ts';
import { showWord } from '../../sheets/lay/picture-box.ts';
import { mm, weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Block, Mark, TextMark } from '../../sheets/sheet.ts';
import { capHeight, fitText, measureText } from '../../sheets/text.ts';
import { findLetter } from './heard-letters.ts';
import type { LetterPage } from './rules.ts';

/** What a picture hangs on or lies on. */
export type Mount = 'none' | 'line' | 'frame' | 'round' | 'card';

/** In points: the words of a row, as large as it allows. */
const sizes = { least: 24, most: 44 } as const;
/** Between two words. */
const between = { words: 5 } as const;
/** Below the line that a word stands on, for its tails and for what marks the sound; then the fold, and air below it. */
const under = 7;
const belowFold = 3;

export function layPictures(
  { letter, row }: LetterPage,
  box: Box,
  { mount, fill }: { readonly mount: Mount; readonly fill: Colour },
): Block[] {
  const { size, seats, places } = fitRow(row, letter, box);
  const written = capHeight(size) * 1.06;
  const fold = box.y + written + under;
  const y = fold + belowFold;
  const seat = (cell: Box): Box => seatOf(mount, { ...cell, y, height: box.y + box.height - y });
  return [
    decoration([foldLine(box.x, fold, box.x + box.width, fold)]),
    decoration([
      ...(mount === 'line' ? drawLine({ ...box, y }, seats) : []),
      ...seats.flatMap((cell) => drawMount(mount, seat(cell), fill)),
    ]),
    ...fillCells(seats, row, (word, cell) => [showWord(word, pictureIn(mount, seat(cell)))]),
    ...fillCells(places, row, (word, cell) => writeUnder(word, letter, { ...cell, height: written }, size)),
  ];
}

interface Row {
  readonly size: number;
  /** Of each picture: all as wide. */
  readonly seats: readonly Box[];
  /** Of each word, above its picture as far as its neighbours leave room. */
  readonly places: readonly Box[];
}

/** Two stand together in the middle, more fill the width. */
function fitRow(words: readonly PicturedWord[], letter: Letter, box: Box): Row {
  const width = Math.min(box.width, words.length * 62);
  const left = middle(box)[0] - width / 2;
  const widthsAt = (size: number): number[] => words.map((word) => widthOf(word, letter, size));
  const needed = (size: number): number =>
    widthsAt(size).reduce((sum, one) => sum + one, between.words * (words.length - 1));
  let size: number = sizes.most;
  while (size > sizes.least && needed(size) > width) size -= 1;
  const widths = widthsAt(size);
  const share = width / words.length;
  const middles = words.map((_, index) => left + share * (index + 0.5));
  return {
    size,
    seats: middles.map((at) => ({ ...box, x: at - share / 2, width: share })),
    places: standApart(middles, widths, { left, right: left + width }).map((at, index) => {
      const own = widths[index] ?? 0;
      return { ...box, x: at - own / 2, width: own + 0.1 };
    }),
  };
}

/** As near to their middles as they can be without touching: those in each other's way share what they move. */
function standApart(
  middles: readonly number[],
  widths: readonly number[],
  { left, right }: { readonly left: number; readonly right: number },
): number[] {
  const half = (index: number): number => (widths[index] ?? 0) / 2;
  const steps = widths.map((_, index) => (index === 0 ? 0 : half(index - 1) + between.words + half(index)));
  const from = steps.map((_, index) => steps.slice(0, index + 1).reduce((sum, step) => sum + step, 0));
  const groups: { sum: number; count: number }[] = [];
  middles.forEach((at, index) => {
    let group = { sum: at - (from[index] ?? 0), count: 1 };
    for (let before = groups.at(-1); before && before.sum / before.count > group.sum / group.count; ) {
      group = { sum: before.sum + group.sum, count: before.count + group.count };
      groups.pop();
      before = groups.at(-1);
    }
    groups.push(group);
  });
  const last = widths.length - 1;
  const [least, most] = [left + half(0), right - half(last) - (from[last] ?? 0)];
  return groups
    .flatMap(({ sum, count }) => Array<number>(count).fill(sum / count))
    .map((offset, index) => Math.min(most, Math.max(least, offset)) + (from[index] ?? 0));
}

/** Around a picture. */
const margins: Readonly<Record<Exclude<Mount, 'round'>, number>> = { none: 0, line: 2.5, frame: 4, card: 3 };
/** Of a ring: the corners of a picture are empty. */
const inRing = 0.76;

const pictureIn = (mount: Mount, seat: Box): Box =>
  inset(seat, mount === 'round' ? (seat.width * (1 - inRing)) / 2 : margins[mount]);

/** How far cards hang below the edge of the row, at least. */
const drop = 4;

/** A square, in the middle; what hangs leaves room for its line. */
function seatOf(mount: Mount, cell: Box): Box {
  const top = mount === 'line' ? drop : 0;
  const side = Math.min(cell.width - 4, cell.height - top);
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
  const level = y + mm(size) * (/[gjpqy]/.test(letter) ? 0.36 : 0.17);
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
