/** Water: the frog hops from m to m, to the moon on the other side. Each kern has its own, no two have the same shore. */
import { type Random, randomFrom, shuffle } from '../../model/shuffle.ts';
import { closedPath, type Point } from '../../sheets/cast/paper.ts';
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { figure } from '../../sheets/lay/meaning.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { weights } from '../../sheets/measures.ts';
import type { Colour, Paper } from '../../sheets/palette.ts';
import type { Element, Mark } from '../../sheets/sheet.ts';
import { setText, xHeight } from '../../sheets/text.ts';
import { type PondLook, pondLookOf } from './pond-looks.ts';
import { type LetterPage, layStones } from './rules.ts';
import { sceneryOf } from './stage-scenery.ts';

const mostOthers = 6;
const stones = { columns: 5, rows: 3, side: 26.6, between: 3, shore: 2, size: 50 } as const;
/** How high it is at least: its stones with the water between them. */
export const leastPond = stones.rows * (stones.side + stones.between) - stones.between + 2 * stones.shore;
/** Left and right of the stones, for the frog and for what it hops to; the shore is so much nearer to the edge. */
const bank = { width: 19, shore: 1.4 } as const;
const side = { frog: 15, beside: 12 } as const;
/** What it hops to hangs on a board: the moon stands nowhere. */
const board = { width: 14.6, margin: 0.8, post: 2, foot: 13 } as const;
/** How many pieces a shore is of. */
const pieces = 5;

/** To a tenth: what nobody sees makes no file longer. */
const toTenth = (value: number): number => Math.round(10 * value) / 10;

const around = (x: number, y: number, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

/** The ground that the frog stands on, and the water from bank to bank. */
function drawGround(
  { x, y, width, height }: Box,
  { water, shore }: PondLook,
  below: Colour,
  random: Random,
): Mark[] {
  const shoreAt = (middle: number, way: 1 | -1): Point[] =>
    Array.from({ length: pieces + 1 }, (_, index): Point => {
      const out = shore.bend * (index % 2 === 0 ? 1 : -1) * (0.4 + 0.6 * random());
      return [middle + way * out, y + (height * index) / pieces];
    });
  const left = shoreAt(x + bank.width - bank.shore, 1);
  const right = shoreAt(x + width - bank.width + bank.shore, random() < 0.5 ? 1 : -1);
  const isOnLand = ([, down]: Point): boolean => down > y && down < y + height;
  const d = closedPath([...left, ...right.toReversed()], (point) => (isOnLand(point) ? shore.soft : 0));
  const edge = { colour: 'edge', weight: weights.thin } as const;
  return [
    { kind: 'rect', x, y, width, height, radius: 7, fill: below, stroke: edge },
    { kind: 'path', d, fill: water, stroke: { colour: 'blue', weight: weights.line } },
  ];
}

/** The frog on its bank beside the first stone that it hops to, and what stands there too: above or below. */
function layFrog(beside: string | undefined, box: Box, on: Paper, level: number): Mark[] {
  const [x, centre] = middle(box);
  const frog = x + 0.2;
  const foot = level + side.frog / 2;
  const other = box.y + box.height * (level > centre + 1 ? 0.3 : 0.9);
  return [
    ...(beside
      ? [
          layShadow({ x, y: other - 0.6, width: side.beside * 0.8 }, on),
          placePicture(beside, around(x, other - side.beside / 2, side.beside / 2)),
        ]
      : []),
    // Its shadow stays out of the water.
    layShadow({ x: frog, y: foot - 0.8, width: side.frog * 0.8 }, on),
    placePicture('kikker', around(frog, foot - side.frog / 2, side.frog / 2)),
  ];
}

/** Beside the last stone; nothing beside it: that could be where to go too. */
function layGoal(picture: string, box: Box, on: Paper, level: number): Mark[] {
  const [x] = middle(box);
  const lowest = box.y + box.height - board.foot - board.width / 2 - 3;
  const sign = around(x, Math.min(level, lowest), board.width / 2);
  const [bottom, foot] = [sign.y + sign.height, sign.y + sign.height + board.foot];
  const post = { x: x - board.post / 2, y: bottom - 1, width: board.post, height: foot - bottom + 1 };
  const edge = { colour: 'edge', weight: weights.thin } as const;
  return [
    layShadow({ x, y: foot, width: 9 }, on),
    { kind: 'rect', ...post, fill: 'wood', stroke: edge },
    {
      kind: 'rect',
      ...sign,
      radius: 3,
      fill: 'paper',
      stroke: { colour: 'frame', weight: weights.line },
    },
    placePicture(picture, inset(sign, board.margin)),
  ];
}

export function layPond(
  { letter, others, near, words }: LetterPage,
  box: Box,
  kern: number,
  seed: string,
): Element {
  const random = randomFrom(seed);
  const look = pondLookOf(kern);
  const { columns, rows, side: stone, between, shore, size } = stones;
  const stepX = (box.width - 2 * bank.width) / columns;
  const stepY = (box.height - 2 * shore + between) / rows;
  const farther = others.filter((other) => !near.includes(other));
  const some = shuffle(farther, random).slice(0, mostOthers - near.length);
  const letters = layStones(letter, { near, others: some }, { columns, rows, random });
  const { below } = sceneryOf(kern);
  const ground = drawGround(box, look, below, random);
  // A word of this letter stands there once: as what the frog hops to.
  const beside = words.some(({ picture }) => picture === look.beside) ? undefined : look.beside;
  const frogBank = { ...box, width: bank.width - bank.shore - 1 };
  const goalBank = { ...frogBank, x: box.x + box.width - frogBank.width };
  const levelOf = (row: number): number => toTenth(box.y + shore + (row + 0.5) * stepY - between / 2);
  const levelIn = (column: number): number => levelOf(letters.findIndex((row) => row[column] === letter));
  const pads = letters.flatMap((row, at) =>
    row.flatMap((shown, column): Mark[] => {
      const x = toTenth(box.x + bank.width + (column + 0.5) * stepX);
      // The letters of a row stand on one line, as in writing.
      const y = levelOf(at);
      return [
        placePicture(look.stone, around(x, y, stone / 2), {
          ...(look.turns ? { turn: 90 * Math.floor(look.turns * random()) } : {}),
          plain: true,
        }),
        setText(shown, x, y + xHeight(size) / 2, { size, align: 'centre' }),
      ];
    }),
  );
  return figure(`water met ${columns * rows} letters, ${columns} keer ${letter}`, [
    ...ground,
    ...layFrog(beside, frogBank, below, levelIn(0)),
    ...words.slice(0, 1).flatMap(({ picture }) => layGoal(picture, goalBank, below, levelIn(columns - 1))),
    ...pads,
  ]);
}
