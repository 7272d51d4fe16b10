/** What is round on a board, and where on its road an arrow has room. */
import { half } from './boards.ts';
import { type Curve, curvesThrough, type Point, pointOn } from './road.ts';

export const radius = 25;
/** Of a field with a word to read: its ends stay off the edge. */
export const readingRadius = 27;
/** Of the first field and the last. */
export const endRadius = 28;

/**
 * What hangs on a field, and where from its middle. No road runs to the lower right of a field where one turns again: on a road a
 * round thing is counted as a field.
 */
const hung = {
  sign: { around: 9, out: [20.5, -20.5] },
  book: { around: 7, out: [-20, -20] },
  again: { around: 9, out: [20.5, 20.5] },
  number: { around: 5.6, out: [-19, 19] },
} as const satisfies Record<string, { around: number; out: Point }>;
export type Hung = keyof typeof hung;

/** By the number of a field. */
export type HungOn = (field: number) => readonly Hung[];

type Round = readonly [at: Point, around: number];

export function roundAt(what: Hung, [x, y]: Point): Round {
  const {
    around,
    out: [right, down],
  } = hung[what];
  return [[x + right, y + down], around];
}

/** Of an arrow that points to the right: its tail, its head, and its tail again. */
const arrow: readonly Point[] = [
  [-2.8, -0.9],
  [-0.2, -0.9],
  [-0.2, -2.6],
  [2.8, 0],
  [-0.2, 2.6],
  [-0.2, 0.9],
  [-2.8, 0.9],
];

export function arrowAt(at: Point, degrees: number): Point[] {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return arrow.map(([along, across]) => [
    at[0] + along * cos - across * sin,
    at[1] + along * sin + across * cos,
  ]);
}

function arrowOn(curve: Curve, part: number): Point[] {
  const { at, degrees } = pointOn(curve, part);
  return arrowAt(at, degrees);
}

/** All that is round on a board where each field is so large. */
export const roundsOn = (places: readonly Point[], around: number, hungOn: HungOn): Round[] =>
  places.flatMap((place, index): Round[] =>
    index === 0 || index === places.length - 1
      ? [[place, endRadius]]
      : [[place, around], ...hungOn(index).map((what) => roundAt(what, place))],
  );

/** From the middle of the road to both ends. */
const parts = Array.from(
  { length: 21 },
  (_, index) => 0.5 + Math.ceil(index / 2) * (index % 2 ? 0.02 : -0.02),
);

/** The left sheet is cut there, and never quite on the line. */
export const besideSeam = 1.6;

const isOffSeam = (corners: readonly Point[]): boolean =>
  corners.every(([x]) => x < half.width - besideSeam) || corners.every(([x]) => x > half.width + besideSeam);

/** An arrow on each piece of the road that has room for one beside the seam, where it is farthest from all that is round. */
export function arrowsOn(places: readonly Point[], around: number, hungOn: HungOn): Point[][] {
  const rounds = roundsOn(places, around, hungOn);
  return curvesThrough(places).flatMap((curve) => {
    const near = rounds.filter(([at]) => distance(at, curve[0]) < 110);
    const [best] = parts
      .map((part) => {
        const corners = arrowOn(curve, part);
        const gaps = corners.flatMap((corner) => near.map(([at, wide]) => distance(at, corner) - wide));
        return { corners, clear: Math.min(...gaps) };
      })
      .filter(({ corners, clear }) => clear > 0 && isOffSeam(corners))
      .toSorted((one, other) => other.clear - one.clear);
    return best ? [best.corners] : [];
  });
}

/** Of the road, with its edges. */
export const roadWidth = 17;

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
