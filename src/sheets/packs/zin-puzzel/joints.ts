/**
 * The edges of the pieces: before each word a tab of its own shape, at its own height, that the piece before it puts
 * into the next. Nothing else goes in, so that a sentence can be laid one way only. Each is cut in a few snips.
 */
import { type mostWords, strip } from './measures.ts';

/** How far a cut reaches into the next piece, and how far below the top of the strip. */
export type Notch = readonly [out: number, down: number];

const roundTab = { middle: 31, radius: 7.8, corners: 16 } as const;
const round = Array.from({ length: roundTab.corners + 1 }, (_, corner): Notch => {
  const turn = (corner / roundTab.corners) * Math.PI;
  return [roundTab.radius * Math.sin(turn), roundTab.middle - roundTab.radius * Math.cos(turn)];
});

const point: readonly Notch[] = [
  [0, 23],
  [8.5, 31],
  [0, 39],
];
const block: readonly Notch[] = [
  [0, 27.5],
  [7, 27.5],
  [7, 38],
  [0, 38],
];
const sail: readonly Notch[] = [
  [0, 23],
  [8.5, 23],
  [0, 39],
];
const teeth: readonly Notch[] = [
  [0, 23],
  [8.5, 27],
  [0, 31],
  [8.5, 35],
  [0, 39],
];

/** Before the first word, the second … */
const joints = [round, point, block, sail, teeth] as const satisfies { length: typeof mostWords };

/** The corners of the cut before a word, counted from 0, from the top of a strip to its foot. */
export const jointBefore = (word: number): readonly Notch[] => [
  [0, 0],
  ...(joints[word] ?? []),
  [0, strip.height],
];
