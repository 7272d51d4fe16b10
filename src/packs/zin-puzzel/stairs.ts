/** The stair that a sentence climbs: a step for each word, with a round in it to count the words on: its dots say which word that is. */
import { weights } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { stair, stepDot } from './measures.ts';
import { layBlock, layDoor, layGrass, layWindow } from './toy-blocks.ts';

interface Place {
  readonly x: number;
  /** The lower side. */
  readonly foot: number;
  readonly steps: number;
  /** Of each step. */
  readonly width: number;
  /** What the last one is narrower, to stay clear of the cut. */
  readonly short: number;
}

export const heightOf = (step: number): number => stair.first + step * stair.rise;

const { first, plank } = stair;
const stroke = { colour: 'frame', weight: weights.line } as const;

export function layStair({ x, foot, steps, width, short }: Place): Mark[] {
  const right = x + steps * width - short;
  const blocks = Array.from({ length: steps }, (_, step) => {
    const left = x + step * width;
    const height = heightOf(step);
    return { x: left, y: foot - height, width: Math.min(right, left + width) - left, height };
  });
  return [
    ...blocks.map(layBlock),
    ...blocks.slice(2, -1).flatMap(layWindow),
    ...blocks
      .slice(-1)
      .flatMap((highest) => [
        ...layDoor(highest),
        layGrass(highest.x + 6, foot),
        layGrass(highest.x + highest.width - 10, foot),
      ]),
    ...blocks.map((block): Mark => ({ kind: 'rect', ...block, height: plank, fill: 'wood', stroke })),
    ...blocks.flatMap((block, step) =>
      layRound(step + 1, block.x + width / 2, block.y + (first + plank) / 2),
    ),
  ];
}

/** Where the dots of one to four are, as on a die. */
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
];

const layRound = (count: number, x: number, y: number): Mark[] => [
  {
    kind: 'circle',
    x,
    y,
    radius: stair.round,
    fill: 'paper',
    stroke: { colour: 'frame', weight: weights.frame },
  },
  ...(spots[count - 1] ?? []).map(
    ([across, down]): Mark => ({
      kind: 'circle',
      x: x + across * stepDot.apart,
      y: y + down * stepDot.apart,
      radius: stepDot.radius,
      fill: 'ink',
    }),
  ),
];
