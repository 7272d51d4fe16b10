/** The dots of an ordinary die: by them a throw with one from the cupboard is one with ours. */
import type { Box } from '../../sheets/lay/box.ts';
import { round, weights } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';

/** In thirds: from left to right, from top to bottom. */
const places: readonly (readonly (readonly [number, number])[])[] = [
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

/** The ends of a line are round: one so short is a dot, told in a third of what a circle takes. */
const speck = 0.01;

/** The face of a die with so many dots. */
export function drawDots(count: number, { x, y, width: side }: Pick<Box, 'x' | 'y' | 'width'>): Mark[] {
  return [
    {
      kind: 'rect',
      x,
      y,
      width: side,
      height: side,
      radius: side * 0.2,
      fill: 'paper',
      stroke: { colour: 'frame', weight: weights.line },
    },
    ...(places[count - 1] ?? []).map(([column, row]): Mark => {
      const [left, top] = [round(x + side * (0.24 + 0.26 * column)), round(y + side * (0.24 + 0.26 * row))];
      const stroke = { colour: 'frame', weight: round(side * 0.2) } as const;
      return { kind: 'line', x1: left, y1: top, x2: round(left + speck), y2: top, stroke };
    }),
  ];
}
