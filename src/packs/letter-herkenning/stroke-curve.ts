/** The smooth line of a run, as curves that every back end draws, and what stands along it. */
import type { Point, Run } from './letter-strokes.ts';

type Curve = readonly [Point, Point, Point, Point];

const beyond = (from: Point, by: Point, share: number): Point => [
  from[0] + by[0] * share,
  from[1] + by[1] * share,
];
const between = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1]];

/** Through each point in the direction from the one before to the one after. */
export const curvesOf = (run: Run): Curve[] =>
  run.slice(1).flatMap((to, index) => {
    const from = run[index] ?? to;
    const [before, after] = [run[index - 1] ?? from, run[index + 2] ?? to];
    return [
      [from, beyond(from, between(before, to), 1 / 6), beyond(to, between(from, after), -1 / 6), to] as const,
    ];
  });

const along = ([from, first, second, to]: Curve, t: number): Point => {
  const at = (axis: 0 | 1): number =>
    (1 - t) ** 3 * from[axis] +
    3 * t * (1 - t) ** 2 * first[axis] +
    3 * t * t * (1 - t) * second[axis] +
    t ** 3 * to[axis];
  return [at(0), at(1)];
};

const steps = 8;

/** Points close to each other, from the first to the last. */
export const walk = (run: Run): Point[] => [
  ...run.slice(0, 1),
  ...curvesOf(run).flatMap((curve) =>
    Array.from({ length: steps }, (_, step) => along(curve, (step + 1) / steps)),
  ),
];

const distance = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + distance(points[index] ?? point, point), 0);

/** Where a share of the way is done, and the point before it. */
export function atShare(points: readonly Point[], share: number): readonly [Point, Point] | undefined {
  const way = lengthOf(points) * share;
  const at = points.findIndex((_, index) => lengthOf(points.slice(0, index + 1)) >= way);
  const [before, here] = [points[at - 1], points[at]];
  return before && here ? [before, here] : undefined;
}
