/** The round that says which step it is, by dots as on a die: on the stair, and beside each word on the sheet to check by. */
import { weights } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';

/** Where the dots of one to five are, in shares of how far they are apart. */
const spots: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-0.8, 0],
    [0.8, 0],
  ],
  [
    [-0.9, 0.7],
    [0.9, 0.7],
    [0, -0.8],
  ],
  [
    [-0.8, -0.8],
    [0.8, -0.8],
    [-0.8, 0.8],
    [0.8, 0.8],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** In shares of the round. */
const dot = { radius: 0.22, apart: 0.41 } as const;

export const layRound = (count: number, x: number, y: number, radius: number): Mark[] => [
  {
    kind: 'circle',
    x,
    y,
    radius,
    fill: 'paper',
    stroke: { colour: 'frame', weight: radius > 5 ? weights.frame : weights.line },
  },
  ...(spots[count - 1] ?? []).map(
    ([across, down]): Mark => ({
      kind: 'circle',
      x: x + across * dot.apart * radius,
      y: y + down * dot.apart * radius,
      radius: dot.radius * radius,
      fill: 'ink',
    }),
  ),
];
