/** The side of a die that says which step it is: on the stair, and beside each word on the sheet to check by. */
import { weights } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';

/** Where the dots of one to five are, in shares of how far they are apart. */
const spots: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-0.9, -0.9],
    [0.9, 0.9],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
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

/** In shares of half its side. */
const dot = { radius: 0.22, apart: 0.44 } as const;

/** Around its middle. */
export const layDie = (count: number, x: number, y: number, half: number): Mark[] => [
  {
    kind: 'rect',
    x: x - half,
    y: y - half,
    width: 2 * half,
    height: 2 * half,
    radius: half / 3,
    fill: 'paper',
    stroke: { colour: 'frame', weight: half > 5 ? weights.frame : weights.line },
  },
  ...(spots[count - 1] ?? []).map(
    ([across, down]): Mark => ({
      kind: 'circle',
      x: x + across * dot.apart * half,
      y: y + down * dot.apart * half,
      radius: dot.radius * half,
      fill: 'ink',
    }),
  ),
];
