/** What is round on a board, and where beside it arrows and scenery have room. */
import type { Box } from '../../sheets/lay/box.ts';
import { type corners, half } from './boards.ts';
import { type Curve, curvesThrough, type Point, pointOn } from './road.ts';
import { squareAt } from './signs.ts';

export const radius = 20;
/** Of the first field and the last. */
export const endRadius = radius + 3.5;

export const sign = { radius: 7, out: 18.2 } as const;
export const spot = { radius: 3.6, out: 16 } as const;
export const signAt = ([x, y]: Point): Point => [x + sign.out, y - sign.out];
export const spotAt = ([x, y]: Point): Point => [x - spot.out, y + spot.out];

/** Of an arrow that points to the right: its tail, its head, and its tail again. */
const arrow: readonly Point[] = [
  [-3.2, -0.9],
  [0, -0.9],
  [0, -2.8],
  [3.2, 0],
  [0, 2.8],
  [0, 0.9],
  [-3.2, 0.9],
];

/** The corners of an arrow on the road. */
function arrowOn(curve: Curve, part: number): Point[] {
  const { at, degrees } = pointOn(curve, part);
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return arrow.map(([along, across]) => [
    at[0] + along * cos - across * sin,
    at[1] + along * sin + across * cos,
  ]);
}

type Round = readonly [Point, number];

/** All that is round on a board, with its radius. */
const roundsOn = (places: readonly Point[]): Round[] =>
  places.flatMap((place, index): Round[] =>
    index === 0 || index === places.length - 1
      ? [[place, endRadius]]
      : [
          [place, radius],
          [signAt(place), sign.radius],
          [spotAt(place), spot.radius],
        ],
  );

/** From the middle of the road to both ends. */
const parts = Array.from(
  { length: 21 },
  (_, index) => 0.5 + Math.ceil(index / 2) * (index % 2 ? 0.02 : -0.02),
);

/** The left sheet is cut there, and never quite on the line. */
const fromSeam = (x: number): number => (x > half.width ? x - half.width : half.width - 1 - x);

/** An arrow on each piece of the road, where it is farthest from fields, signs, numbers and the seam. */
export function arrowsOn(places: readonly Point[]): Point[][] {
  const rounds = roundsOn(places);
  return curvesThrough(places).map((curve) => {
    const near = rounds.filter(([at]) => distance(at, curve[0]) < 90);
    const tried = parts.map((part) => {
      const corners = arrowOn(curve, part);
      const clear = Math.min(
        ...corners.flatMap((corner) => [
          fromSeam(corner[0]),
          ...near.map(([at, around]) => distance(at, corner) - around),
        ]),
      );
      return { corners, clear };
    });
    return tried.reduce((best, one) => (one.clear > best.clear ? one : best)).corners;
  });
}

/** Of the road, with its edges. */
export const roadWidth = 15;
/** How far from the middle of four fields something may stand, in mm. */
const aside = Array.from({ length: 11 }, (_, index) => 2 * index - 10);

/** What has a place already: all that is round, and the road as a row of rounds. */
export const takenOn = (places: readonly Point[]): Round[] => [
  ...roundsOn(places),
  ...curvesThrough(places).flatMap((curve) =>
    parts.map((part): Round => [pointOn(curve, part).at, roadWidth / 2]),
  ),
];

/** Between four fields, as far from what has a place already as can be. */
export function openSpot({ at: [x, y], size }: (typeof corners)[number], taken: readonly Round[]): Box {
  const near = taken.filter(([at]) => distance(at, [x, y]) < 70);
  const tried = aside.flatMap((dx) =>
    aside.map((dy) => {
      const at: Point = [x + dx, y + dy];
      return { at, clear: Math.min(...near.map(([other, around]) => distance(other, at) - around)) };
    }),
  );
  const { at } = tried.reduce((best, one) => (one.clear > best.clear ? one : best));
  return squareAt(at, size);
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
