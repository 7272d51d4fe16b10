/** The stair that a sentence climbs: a step for each word, with an empty round in it to count the words on. */
import { round, weights } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { stair } from './measures.ts';

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
export function layStair({ x, foot, steps, width, short }: Place): Mark[] {
  const right = x + steps * width - short;
  const treads = Array.from({ length: steps }, (_, step) => ({
    left: x + step * width,
    right: Math.min(right, x + (step + 1) * width),
    top: foot - heightOf(step),
  }));
  const outline = treads.map((tread) => `V${round(tread.top)}H${round(tread.right)}`).join('');
  return [
    {
      kind: 'path',
      d: `M${round(x)} ${round(foot)}${outline}V${round(foot)}Z`,
      fill: 'ownSoft',
      stroke: { colour: 'own', weight: weights.frame },
    },
    ...treads.map(
      (tread): Mark => ({
        kind: 'rect',
        x: tread.left,
        y: tread.top,
        width: tread.right - tread.left,
        height: plank,
        fill: 'own',
      }),
    ),
    ...treads.map(
      (tread): Mark => ({
        kind: 'circle',
        x: tread.left + width / 2,
        y: tread.top + (first + plank) / 2,
        radius: stair.round,
        fill: 'paper',
        stroke: { colour: 'own', weight: weights.frame },
      }),
    ),
  ];
}
