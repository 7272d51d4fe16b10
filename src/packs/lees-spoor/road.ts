/** A winding line through points, cut in two where two sheets meet. */

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

/** The pieces left of a seam and those right of it. A curve may cross it once. */
export function splitAtSeam(curves: readonly Curve[], seam: number): { left: Curve[]; right: Curve[] } {
  const left: Curve[] = [];
  const right: Curve[] = [];
  for (const curve of curves) {
    const [from, , , to] = curve;
    if (from[0] <= seam && to[0] <= seam) left.push(curve);
    else if (from[0] >= seam && to[0] >= seam) right.push(curve);
    else {
      let [low, high] = [0, 1];
      const rising = to[0] > from[0];
      for (let step = 0; step < 40; step++) {
        const half = (low + high) / 2;
        const x = splitCurve(curve, half)[0][3][0];
        if (x < seam === rising) low = half;
        else high = half;
      }
      const [first, second] = splitCurve(curve, low);
      (rising ? left : right).push(first);
      (rising ? right : left).push(second);
    }
  }
  return { left, right };
}

const number = (value: number): string => String(Math.round(value * 1000) / 1000);

/** As path data; curves that follow each other make one line. */
export function pathOf(curves: readonly Curve[], dx = 0, dy = 0): string {
  const place = ([x, y]: Point): string => `${number(x + dx)} ${number(y + dy)}`;
  let end: Point | undefined;
  return curves
    .map(([from, b, c, to]) => {
      const joins = end && Math.hypot(end[0] - from[0], end[1] - from[1]) < 0.001;
      end = to;
      return `${joins ? '' : `M${place(from)}`}C${place(b)} ${place(c)} ${place(to)}`;
    })
    .join('');
}
