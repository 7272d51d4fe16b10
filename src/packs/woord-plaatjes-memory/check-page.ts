/**
 * What children check themselves by, when they think that they have a pair: each picture with its word and with its
 * partner, on a sheet that lies face down till then. Nothing on a card tells what it belongs to.
 */
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { decoration, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { showWord, writeWord } from '../../sheets/lay/picture-box.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Element, Mark, Page } from '../../sheets/sheet.ts';
import { fitText } from '../../sheets/text.ts';
import { dotsOf } from './game-dots.ts';
import { type Game, type MemoryPair, pairsPerSheet } from './rules.ts';

/** The games in which two cards differ; of the same pictures nobody asks whether they belong together. */
export const checkedGames = (games: readonly Game[]): Game[] => games.filter((game) => game !== 'plaatjes');

/** A game as it is known on its cards. */
export interface Checked {
  readonly game: Game;
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
  const hint = 'Leg dit blad omgekeerd. Heb je een paar? Kijk dan pas.';
  return page({ title, hint, colour }, (room) => {
    const under = { ...room, y: room.y + headHeight, height: room.height - headHeight - 3 };
    const rows = divide(under, 1, pairsPerSheet)
      .slice(0, pairs.length)
      .map((row) => cellsOf(inset(row, 1.5), checked));
    const top = room.y + headHeight / 2;
    const words = pairs.map(({ word }) => word.word);
    const sizeIn = (box: Box): number => wordSize(words, box);
    return [
      decoration([
        ...layHeads(rows[0] ?? [], checked, top),
        ...rows.flatMap((row) => layFrames(row, checked)),
      ]),
      list(pairs.map((pair, index) => layRow(pair, rows[index] ?? [], checked, sizeIn))),
    ];
  });
}

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

const layHeads = ([, ...cells]: readonly Box[], checked: readonly Checked[], y: number): Mark[] =>
  fill(cells, checked, ({ dots }, cell) => dotsOf(dots, [middle(cell)[0], y], 'middle'));

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
      return [writeWord(word.word, box, sizeIn(box))];
    }),
  ]);
}

/** A picture as large as it can be; its name is for who reads along. */
function layNamed(word: MemoryPair['word'], cell: Box): Element[] {
  const style = { size: typeSizes.body, align: 'centre' } as const;
  const box = { ...inset(cell, 1.5), height: cell.height - 8 };
  return [
    showWord(word, box),
    paragraph([fitText(word.word, middle(cell)[0], cell.y + cell.height - 2.4, cell.width - 4, style)]),
  ];
}
