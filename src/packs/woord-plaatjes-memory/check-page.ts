/**
 * What children check themselves by, when they think that they have a pair: each picture with its word and with its
 * partner, on a sheet that is folded, row by row, till then. Nothing on a card tells what it belongs to.
 */
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { foldLine, foldSign } from '../../sheets/lay/lines.ts';
import { decoration, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { showWord, writeWord } from '../../sheets/lay/picture-box.ts';
import { round, type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Block, Element, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText } from '../../sheets/text.ts';
import { dot, dotsOf } from './game-dots.ts';
import { type Game, type MemoryPair, pairsPerSheet } from './rules.ts';

/** The games in which two cards differ; of the same pictures nobody asks whether they belong together. */
export const checkedGames = (games: readonly Game[]): Game[] => games.filter((game) => game !== 'plaatjes');

/** A game as it is known on its cards. */
export interface Checked {
  readonly game: Game;
  readonly title: string;
  readonly tint: Colour;
  readonly dots: number;
}

interface CheckPage {
  readonly title: string;
  readonly pairs: readonly MemoryPair[];
  readonly checked: readonly Checked[];
  readonly wordSize: (words: readonly string[], box: Box) => number;
}

const colour = 'own';
const gap = 4;
/** How wide a picture is against a word. */
const shares = { picture: 50, word: 76 } as const;
/** Above the rows: the dots of the games. */
const headHeight = 7;

export function layCheck({ title, pairs, checked, wordSize }: CheckPage): Page {
  const hint = 'Vouw als een harmonica. Heb je een paar? Zoek dan alleen die rij.';
  return page({ title, hint, colour }, (room) => {
    const under = { ...room, y: room.y + headHeight, height: room.height - headHeight - 3 };
    const strips = divide(under, 1, pairsPerSheet).slice(0, pairs.length);
    const rows = strips.map((row) => cellsOf(inset(row, 1.5), checked));
    const top = room.y + headHeight / 2;
    const words = pairs.map(({ word }) => word.word);
    const sizeIn = (box: Box): number => wordSize(words, box);
    return [
      ...layHeads(rows[0] ?? [], checked, top),
      decoration([...strips.slice(1).flatMap(layFold), ...rows.flatMap((row) => layFrames(row, checked))]),
      list(pairs.map((pair, index) => layRow(pair, rows[index] ?? [], checked, sizeIn))),
    ];
  });
}

/** Above a row: folded, each shows by itself, and who checks one pair doesn't see the others. */
const layFold = ({ x, y, width }: Box): Mark[] => [
  foldLine(x, y, x + width, y),
  ...foldSign(round(x + foldIn), round(y)),
];

/** Where the round corners of two rows leave it room. */
const foldIn = 2.4;

/** Of a row as wide as it: one for the picture, one for each game. */
function cellsOf(row: Box, checked: readonly Checked[]): Box[] {
  const widths = [
    shares.picture,
    ...checked.map(({ game }) => (game === 'woorden' ? shares.word : shares.picture)),
  ];
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  const scale = (row.width - gap * checked.length) / sum(widths);
  return widths.map((width, index) => ({
    ...row,
    x: row.x + gap * index + scale * sum(widths.slice(0, index)),
    width: width * scale,
  }));
}

/** Of the pictures that all games have. */
const layFirstHead = (cell: Box, y: number): Block => {
  const style = { size: typeSizes.body, face: 'bold', align: 'centre' } as const;
  return paragraph([fitText('Plaatje', middle(cell)[0], y + capHeight(style.size) / 2, cell.width, style)]);
};

/** The dots that its cards have, and what it is called for who looks along. */
const layHeads = ([first, ...cells]: readonly Box[], checked: readonly Checked[], y: number): Block[] => [
  ...(first ? [layFirstHead(first, y)] : []),
  ...fill(cells, checked, ({ dots, title }, cell) => {
    const style = { size: typeSizes.body, face: 'bold' } as const;
    const taken = dotsWidth(dots);
    const written = fitText(title, 0, y + capHeight(style.size) / 2, cell.width - taken, style);
    const left = middle(cell)[0] - (taken + written.width) / 2;
    return [decoration(dotsOf(dots, [left, y], 'start')), paragraph([{ ...written, x: left + taken }])];
  }),
];

/** Of so many, and the room after them. */
const dotsWidth = (count: number): number => (count - 1) * dot.step + 2 * dot.radius + 3;

/** The picture's, and joined to it one for each game. */
function layFrames([first, ...cells]: readonly Box[], checked: readonly Checked[]): Mark[] {
  const stroke = { colour, weight: weights.thin } as const;
  const frame = (box: Box, fill: Colour): Mark => ({ kind: 'rect', ...box, radius: 4, fill, stroke });
  const join = (cell: Box): Mark => {
    const y = middle(cell)[1];
    return {
      kind: 'line',
      x1: cell.x - gap,
      y1: y,
      x2: cell.x,
      y2: y,
      stroke: { colour, weight: weights.frame },
    };
  };
  return [
    ...(first ? [frame(first, 'paper')] : []),
    ...fill(cells, checked, ({ tint }, cell) => [frame(cell, tint), join(cell)]),
  ];
}

function layRow(
  { word, partner }: MemoryPair,
  [first, ...cells]: readonly Box[],
  checked: readonly Checked[],
  sizeIn: (box: Box) => number,
): Element {
  return item([
    ...(first ? layNamed(word, first) : []),
    ...fill(cells, checked, ({ game }, cell) => {
      if (game !== 'woorden') return partner ? layNamed(partner, cell) : [];
      const box = inset(cell, 3);
      return [writeWord(word.word, { ...box, y: box.y + lower }, sizeIn(box))];
    }),
  ]);
}

/** Most words have a stem that stands up, few one that hangs: on its middle such a word stands too high. */
const lower = 1.6;

/** A picture as large as it can be; its name is for who reads along. */
function layNamed(word: MemoryPair['word'], cell: Box): Element[] {
  const style = { size: typeSizes.body, align: 'centre' } as const;
  const box = { ...inset(cell, 1.5), height: cell.height - 8 };
  return [
    showWord(word, box),
    paragraph([fitText(word.word, middle(cell)[0], cell.y + cell.height - 2.4, cell.width - 4, style)]),
  ];
}
