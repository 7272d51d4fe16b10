/**
 * Edges of puzzle pieces that fit one way only. An edge has three places for a tooth; each is empty or points left
 * or right. It is one cut: what sticks out of one piece is missing from the next.
 */
import { randomFrom, shuffle } from '../../../model/shuffle.ts';

/** -1 points left, 1 points right: at the top, in the middle, at the bottom. */
type Way = -1 | 0 | 1;
export type Teeth = readonly [Way, Way, Way];

export const shapes = ['round', 'pointed', 'square', 'narrow'] as const;
export type Shape = (typeof shapes)[number];

export interface Joint {
  readonly teeth: Teeth;
  readonly shape: Shape;
}

/** A piece upside down: its right edge is now on the left. */
export const turnJoint = ({ teeth: [top, middle, bottom], shape }: Joint): Joint => {
  const turned = (way: Way): Way => (way === 0 ? 0 : way === 1 ? -1 : 1);
  return { teeth: [turned(bottom), turned(middle), turned(top)], shape };
};

export const isSameJoint = (one: Joint, other: Joint): boolean =>
  one.shape === other.shape && one.teeth.every((way, place) => way === other.teeth[place]);

const ways: readonly Way[] = [1, -1, 0];

/** Every arrangement of teeth, but of two that are each other upside down only one. */
export const allTeeth: readonly Teeth[] = ways
  .flatMap((top) => ways.flatMap((middle) => ways.map((bottom): Teeth => [top, middle, bottom])))
  .filter((teeth) => teeth.some((way) => way !== 0))
  .filter((teeth, index, all) => {
    const turned = turnJoint({ teeth, shape: 'round' });
    return all.findIndex((other) => isSameJoint({ teeth: other, shape: 'round' }, turned)) >= index;
  });

/** Share of the edge's height at which the middle of each tooth is, and half its height: no thin tips at the corners. */
const places = [0.2, 0.5, 0.8] as const;
const reach = 0.105;

/** How far a tooth sticks out at `t`, from -1 at its top to 1 at its bottom. */
const profile: Record<Shape, (t: number) => number> = {
  round: (t) => Math.sqrt(Math.max(0, 1 - t * t)),
  pointed: (t) => 1 - Math.abs(t),
  square: (t) => Math.min(1, (1 - Math.abs(t)) / 0.12),
  narrow: (t) => Math.min(1, Math.max(0, 0.5 - Math.abs(t)) / 0.1),
};

/** Where along a tooth its outline is drawn; between these it is straight. */
const corners: Record<Shape, readonly number[]> = {
  round: [-1, -0.97, -0.88, -0.74, -0.56, -0.35, -0.12, 0.12, 0.35, 0.56, 0.74, 0.88, 0.97, 1],
  pointed: [-1, 0, 1],
  square: [-1, -0.88, 0.88, 1],
  narrow: [-0.5, -0.4, 0.4, 0.5],
};

/** The outline of an edge from top to bottom: [to the right, down], for an edge of this height and teeth this deep. */
export function outlineOf({ teeth, shape }: Joint, height: number, depth: number): [number, number][] {
  return [
    [0, 0],
    ...teeth.flatMap((way, place): [number, number][] =>
      way === 0
        ? []
        : corners[shape].map((t) => [
            way * depth * profile[shape](t),
            ((places[place] ?? 0) + t * reach) * height,
          ]),
    ),
    [0, height],
  ];
}

/**
 * The joints of each strip, from left to right, `counts` of them. On a strip no two have the same teeth, and in the
 * whole set no two are alike. Undefined when there are not enough.
 */
export function dealJoints(counts: readonly number[], seed: string): Joint[][] | undefined {
  const order = shuffle(allTeeth, randomFrom(seed));
  // The same order of teeth for each shape: fourteen in a row are always different.
  const deck = shapes.flatMap((shape) => order.map((teeth): Joint => ({ teeth, shape })));
  if (counts.reduce((sum, count) => sum + count, 0) > deck.length) return undefined;
  return counts.map((count) => deck.splice(0, count));
}

export interface Piece {
  /** Undefined where the strip ends: a straight edge, to which nothing fits. */
  readonly left: Joint | undefined;
  readonly right: Joint | undefined;
}

/** The pieces of a strip, one more than it has joints. */
export const piecesOf = (joints: readonly Joint[]): Piece[] =>
  Array.from({ length: joints.length + 1 }, (_, index) => ({
    left: joints[index - 1],
    right: joints[index],
  }));

/** Whether `other` can be laid against the right side of `one`. */
export const fits = (one: Piece, other: Piece): boolean =>
  one.right !== undefined && other.left !== undefined && isSameJoint(one.right, other.left);

export const turnPiece = ({ left, right }: Piece): Piece => ({
  left: right && turnJoint(right),
  right: left && turnJoint(left),
});
