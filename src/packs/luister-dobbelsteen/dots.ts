/** The dots of an ordinary die: by them a throw with one from the cupboard is one with ours. */
import type { Box } from '../../sheets/lay/box.ts';
import { weights } from '../../sheets/measures.ts';
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
    ...(places[count - 1] ?? []).map(
      ([column, row]): Mark => ({
        kind: 'circle',
        x: x + side * (0.24 + 0.26 * column),
        y: y + side * (0.24 + 0.26 * row),
        radius: side * 0.1,
        fill: 'frame',
      }),
    ),
  ];
}
