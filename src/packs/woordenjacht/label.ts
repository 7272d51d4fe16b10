/** What belongs to a thing to find: a box for when it is found, and what is said. */
import type { PicturedWord } from '../../model/word.ts';
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { paragraph } from '../../sheets/lay/meaning.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { writingLine } from '../../sheets/lay/writing-line.ts';
import { round, type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Accent } from '../../sheets/palette.ts';
import type { Element, Mark } from '../../sheets/sheet.ts';
import { fitText, measureText } from '../../sheets/text.ts';
import { label, markGap, markSide, wordRoom } from './measures.ts';

/** In its corner what it is for, with room for a cross. */
function tickBox({ x, y }: Pick<Box, 'x' | 'y'>, accent: Accent): Mark[] {
  const [glass, edge] = [markSide * 0.4, markSide * 0.05];
  const box = { x, y, width: markSide, height: markSide };
  return [
    {
      kind: 'rect',
      ...box,
      radius: markSide / 6,
      fill: 'paper',
      stroke: { colour: accent, weight: weights.frame },
    },
    placePicture('loep', {
      x: x + markSide - glass - edge,
      y: y + markSide - glass - edge,
      width: glass,
      height: glass,
    }),
  ];
}

/** From the upper side of a box: the two lines beside it. */
const lines = { known: 5.4, learnt: 11.8 } as const;
const besideBox = (x: number): number => x + markSide + markGap;

/** The box, and beside it a line for what it is and one for the word that is learnt with it. */
export function layToSay({ x, y, width }: Box, accent: Accent): Mark[] {
  const room = { x: besideBox(x), width: width - markSide - markGap };
  return [
    ...tickBox({ x, y }, accent),
    ...Object.values(lines).map((down) => writingLine(room, y + down + 1)),
  ];
}

const learntSizes = [15, 13, typeSizes.least] as const;
/** As large as it fits; the least is refused where it doesn't. */
const sizeOf = (word: string): number =>
  learntSizes.find((size) => measureText(word, size, 'bold') <= wordRoom) ?? typeSizes.least;

/** Whether a word can stand beside its box. */
export const fitsBesideBox = (word: string): boolean => measureText(word, typeSizes.least) <= wordRoom;

/** What it is and what is learnt with it, if anybody gave that. */
export interface Labelled {
  readonly word: Pick<PicturedWord, 'article' | 'word'>;
  readonly teach: string | undefined;
}

/** With its article, as the word to learn has one; that of a word which somebody typed nobody knows. */
const sayWord = ({ word: { article, word }, teach }: Labelled): string =>
  teach === undefined ? word : `${article} ${word}`;

/** As wide as its words need; with room to write where nobody gave one to learn. */
function roomFor(labelled: Labelled): number {
  const { teach } = labelled;
  if (teach === undefined) return wordRoom;
  const [known, learnt] = [
    measureText(sayWord(labelled), typeSizes.least),
    measureText(teach, sizeOf(teach), 'bold'),
  ];
  return Math.min(wordRoom, Math.max(known, learnt) + breath);
}
const breath = 1.5;

/** `x` is the middle of its upper side. */
export function paperOf(labelled: Labelled, { x, y }: Pick<Box, 'x' | 'y'>): Box {
  const width = label.width - wordRoom + roomFor(labelled);
  return { x: x - width / 2, y, width, height: label.height };
}

/** On paper of its own, with a tail to where the thing is. */
export function layLabel(
  labelled: Labelled,
  at: Pick<Box, 'x' | 'y'>,
  thing: Box,
  accent: Accent,
): Element[] {
  const paper = paperOf(labelled, at);
  const { teach: learnt } = labelled;
  const said = sayWord(labelled);
  const box = inset(paper, label.margin);
  const left = besideBox(box.x);
  return [
    paragraph([
      { kind: 'rect', ...paper, radius: 3, fill: 'paper', stroke: outline },
      {
        kind: 'path',
        d: tailOf(paper, thing),
        fill: 'paper',
        stroke: outline,
      },
      ...tickBox(box, accent),
    ]),
    paragraph([fitText(said, left, box.y + lines.known, wordRoom, { size: typeSizes.least })]),
    paragraph([
      learnt === undefined
        ? writingLine({ x: left, width: wordRoom }, box.y + lines.learnt + 1)
        : fitText(learnt, left, box.y + lines.learnt, wordRoom, { size: sizeOf(learnt), face: 'bold' }),
    ]),
  ];
}

const outline = { colour: 'scene', weight: weights.line } as const;
/** How wide a tail is where it leaves the paper, how long it is, and how far from a corner. Its foot is over the outline of the paper. */
const tail = { half: 2.6, least: 3.4, most: 14, corner: 7, foot: outline.weight / 2 } as const;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** From the side of the paper that looks to the thing, until it touches that. */
function tailOf(paper: Box, thing: Box): string {
  const { half, least, most, corner, foot } = tail;
  const [right, bottom] = [paper.x + paper.width, paper.y + paper.height];
  const [across, down] = middle(thing);
  const x = clamp(across, paper.x + corner, right - corner);
  const y = clamp(down, paper.y + corner, bottom - corner);
  const upright = (from: number, gap: number, way: 1 | -1): string =>
    `M${round(x - half)} ${round(from - way * foot)}L${round(x + clamp(across - x, -half, half))} ${round(from + way * clamp(gap, least, most))}L${round(x + half)} ${round(from - way * foot)}`;
  const level = (from: number, gap: number, way: 1 | -1): string =>
    `M${round(from - way * foot)} ${round(y - half)}L${round(from + way * clamp(gap, least, most))} ${round(y + clamp(down - y, -half, half))}L${round(from - way * foot)} ${round(y + half)}`;
  if (thing.y + thing.height <= paper.y) return upright(paper.y, paper.y - thing.y - thing.height, -1);
  if (thing.y >= bottom) return upright(bottom, thing.y - bottom, 1);
  if (thing.x >= right) return level(right, thing.x - right, 1);
  return level(paper.x, paper.x - thing.x - thing.width, -1);
}
