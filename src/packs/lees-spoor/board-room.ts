/** What is round on a board, and where on its road an arrow has room. */
import { half } from './boards.ts';
import { type Curve, curvesThrough, type Point, pointOn } from './road.ts';

export const radius = 25;
/** Of a field with a word to read: its ends stay off the edge. */
export const readingRadius = 27;
/** Of the first field and the last. */
export const endRadius = 28;

export const signRadius = 9;
/** To the right and up, from the middle of its field. */
const signOut = 20.5;
export const spot = { radius: 4.2, out: 17.9 } as const;
export const signAt = ([x, y]: Point): Point => [x + signOut, y - signOut];
export const againAt = ([x, y]: Point): Point => [x - signOut, y - signOut];
export const spotAt = ([x, y]: Point): Point => [x - spot.out, y + spot.out];

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

type Round = readonly [Point, number];
/** By the number of a field. */
type RadiusOf = (field: number) => number;
const allAlike: RadiusOf = () => radius;

/** All that is round on a board, with its radius. */
export const roundsOn = (places: readonly Point[], again: number, radiusOf = allAlike): Round[] =>
  places.flatMap((place, index): Round[] =>
    index === 0 || index === places.length - 1
      ? [[place, endRadius]]
      : [
          [place, radiusOf(index)],
          [signAt(place), signRadius],
          [spotAt(place), spot.radius],
          ...(index === again ? [[againAt(place), signRadius] as const] : []),
        ],
  );

/** From the middle of the road to both ends. */
const parts = Array.from(
  { length: 21 },
  (_, index) => 0.5 + Math.ceil(index / 2) * (index % 2 ? 0.02 : -0.02),
);

/** The left sheet is cut there, and never quite on the line. Less than nothing where it lies over the seam. */
function fromSeam(corners: readonly Point[]): number {
  const xs = corners.map(([x]) => x);
  return Math.max(Math.min(...xs) - half.width, half.width - 1 - Math.max(...xs));
}

/** An arrow on each piece of the road, where it is farthest from fields, signs, numbers and the seam. */
export function arrowsOn(places: readonly Point[], again: number, radiusOf: RadiusOf): Point[][] {
  const rounds = roundsOn(places, again, radiusOf);
  return curvesThrough(places).map((curve) => {
    const near = rounds.filter(([at]) => distance(at, curve[0]) < 110);
    const tried = parts.map((part) => {
      const corners = arrowOn(curve, part);
      const clear = Math.min(
        fromSeam(corners),
        ...corners.flatMap((corner) => near.map(([at, around]) => distance(at, corner) - around)),
      );
      return { corners, clear };
    });
    return tried.reduce((best, one) => (one.clear > best.clear ? one : best)).corners;
  });
}

/** Of the road, with its edges. */
export const roadWidth = 17;

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
