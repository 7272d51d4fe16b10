/** What belongs to a thing to find: a box for when it is found, and what is said. */
import type { PicturedWord } from '../../model/word.ts';
import { type Box, inset } from '../../sheets/lay/box.ts';
import { paragraph } from '../../sheets/lay/meaning.ts';
import { writingLine } from '../../sheets/lay/writing-line.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Accent } from '../../sheets/palette.ts';
import type { Element, Mark } from '../../sheets/sheet.ts';
import { fitText, measureText } from '../../sheets/text.ts';
import { label, markGap, markSide, wordRoom } from './measures.ts';

const drawTickBox = ({ x, y }: Pick<Box, 'x' | 'y'>, accent: Accent): Mark => ({
  kind: 'rect',
  x,
  y,
  width: markSide,
  height: markSide,
  radius: markSide / 6,
  fill: 'paper',
  stroke: { colour: accent, weight: weights.frame },
});

/** From the upper side of a box: the two lines beside it. */
const lines = { known: 5.4, learnt: 11.8 } as const;
const besideBox = (x: number): number => x + markSide + markGap;

/** The box, and beside it a line for what it is. */
export const layToSay = ({ x, y, width, height }: Box, accent: Accent): Mark[] => [
  drawTickBox({ x, y }, accent),
  writingLine({ x: besideBox(x), width: width - markSide - markGap }, y + height - 2),
];

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
export const sayWord = ({ word: { article, word }, teach }: Labelled): string =>
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

/** How large its paper is. */
export const labelSize = (labelled: Labelled): Pick<Box, 'width' | 'height'> => ({
  width: label.width - wordRoom + roomFor(labelled),
  height: label.height,
});

/** On paper of its own. */
export function layLabel(labelled: Labelled, paper: Box, accent: Accent): Element[] {
  const { teach: learnt } = labelled;
  const box = inset(paper, label.margin);
  const left = besideBox(box.x);
  return [
    paragraph([
      {
        kind: 'rect',
        ...paper,
        radius: 3,
        fill: 'paper',
        stroke: { colour: 'scene', weight: weights.line },
      },
      drawTickBox(box, accent),
    ]),
    paragraph([fitText(sayWord(labelled), left, box.y + lines.known, wordRoom, { size: typeSizes.least })]),
    paragraph([
      learnt === undefined
        ? writingLine({ x: left, width: wordRoom }, box.y + lines.learnt + 1)
        : fitText(learnt, left, box.y + lines.learnt, wordRoom, { size: sizeOf(learnt), face: 'bold' }),
    ]),
  ];
}
