/** A winding road through points, cut in two where two sheets meet. */

export type Point = readonly [number, number];

/** A cubic curve: from, two handles, to. */
export type Curve = readonly [Point, Point, Point, Point];

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

export const pointBetween = (one: Point, other: Point): Point => between(one, other, 0.5);

/** A smooth line through all points (Catmull-Rom), one curve from each to the next. */
export function curvesThrough(points: readonly Point[]): Curve[] {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  return points.slice(1).map((to, index): Curve => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    return [
      from,
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ];
  });
}

/** De Casteljau: the two halves of a curve. */
function splitCurve([a, b, c, d]: Curve, part: number): [Curve, Curve] {
  const [ab, bc, cd] = [between(a, b, part), between(b, c, part), between(c, d, part)];
  const [abc, bcd] = [between(ab, bc, part), between(bc, cd, part)];
  const middle = between(abc, bcd, part);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
}

/** A point on a curve, and which way the curve goes there: 0 is to the right, 90 down. */
export function pointOn(curve: Curve, part: number): { readonly at: Point; readonly degrees: number } {
  const [, [at, [x, y]]] = splitCurve(curve, part);
  return { at, degrees: (Math.atan2(y - at[1], x - at[0]) * 180) / Math.PI };
}

export type Side = 'left' | 'right';

interface Band {
  /** Around the whole. */
  readonly outline: readonly Point[];
  /** Along both sides, without the ends. */
  readonly edges: readonly (readonly Point[])[];
}

const steps = 10;
const plankWidth = 4.4;

/** A curve as wide as a road, as much of it as lies on one side of a seam; nothing where it lies on the other. */
export function bandOn(side: Side, curve: Curve, width: number, seam: number): Band | undefined {
  const along = Array.from({ length: steps + 1 }, (_, step) => pointOn(curve, step / steps));
  const edges = [-1, 1].map((aside) =>
    along.map(({ at: [x, y], degrees }): Point => {
      const turn = (degrees * Math.PI) / 180;
      const out = (aside * width) / 2;
      return [x - Math.sin(turn) * out, y + Math.cos(turn) * out];
    }),
  );
  const cut = edges.map((edge) => cutAtSeam(side, edge, seam));
  const [upper = [], lower = []] = cut;
  return upper.length + lower.length > 0
    ? { outline: [...upper, ...lower.toReversed()], edges: cut }
    : undefined;
}

/** From one edge of a road to the other, as far apart as planks are, as much of each as lies on one side. */
export function planksOn(side: Side, curve: Curve, width: number, seam: number): (readonly [Point, Point])[] {
  const [[fromX, fromY], , , [toX, toY]] = curve;
  const pieces = Math.round(Math.hypot(toX - fromX, toY - fromY) / plankWidth);
  return Array.from({ length: pieces }, (_, index): readonly Point[] => {
    const { at, degrees } = pointOn(curve, index / pieces);
    const turn = (degrees * Math.PI) / 180;
    const [aside, down] = [(-Math.sin(turn) * width) / 2, (Math.cos(turn) * width) / 2];
    return [
      [at[0] + aside, at[1] + down],
      [at[0] - aside, at[1] - down],
    ];
  }).flatMap((plank) => {
    const [from, to] = cutAtSeam(side, plank, seam);
    return from && to ? [[from, to] as const] : [];
  });
}

/** What of a line lies on one side, up to the seam itself. */
function cutAtSeam(side: Side, line: readonly Point[], seam: number): Point[] {
  const isHere = ([x]: Point): boolean => (side === 'left' ? x <= seam : x >= seam);
  return line.flatMap((point, index): Point[] => {
    const before = line[index - 1] ?? point;
    if (isHere(before) === isHere(point)) return isHere(point) ? [point] : [];
    const crossing = between(before, point, (seam - before[0]) / (point[0] - before[0]));
    return isHere(point) ? [crossing, point] : [crossing];
  });
}

const number = (value: number): string => String(Math.round(value * 1000) / 1000);

/** As path data, moved. */
export const lineThrough = (points: readonly Point[], [dx, dy]: Point): string =>
  `M${points.map(([x, y]) => `${number(x + dx)} ${number(y + dy)}`).join('L')}`;
