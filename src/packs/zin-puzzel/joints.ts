/**
 * The edges of the pieces. Beside the words they are straight, so that a stair that is folded away takes the answer with
 * it. Beside the stair each has a tab of its own shape that the piece before it puts into the next: nothing else goes in
 * there, and one or two snips cut it.
 */
import { fewestWords, strip } from './measures.ts';

/** How far a cut reaches into the next piece, and how far below the top of the strip. */
export type Notch = readonly [out: number, down: number];

const { height: foot } = strip;
/** Clear of the fold, so that no line is both. */
const top = strip.fold + 1.8;
const middle = (top + foot) / 2;
const out = 7.5;

const point: readonly Notch[] = [
  [0, top],
  [out, middle],
  [0, foot],
];
const block: readonly Notch[] = [
  [0, top],
  [out, top],
  [out, foot],
];
const sail: readonly Notch[] = [
  [0, top],
  [out, top],
  [0, foot],
];
const slide: readonly Notch[] = [
  [0, top],
  [out, foot],
];
const lowBlock: readonly Notch[] = [
  [0, middle],
  [out, middle],
  [out, foot],
];
const highBlock: readonly Notch[] = [
  [0, top],
  [out, top],
  [out, middle],
  [0, middle],
  [0, foot],
];

const joints = [point, block, slide, sail, lowBlock, highBlock] as const;

/** Sentences of another length begin with another tab: even their first pieces don't fit each other's pictures. */
const firstJoint = (words: number): number => 3 * (words - fewestWords);

const straight: readonly Notch[] = [[0, foot]];

/** The corners of the cut before a word of so many, counted from 0, from the top of a strip to its foot. */
export const jointBefore = (word: number, words: number): readonly Notch[] => [
  [0, 0],
  ...(word < words ? (joints[(firstJoint(words) + word) % joints.length] ?? straight) : straight),
];
