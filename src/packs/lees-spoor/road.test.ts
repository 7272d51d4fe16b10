import { describe, expect, it } from 'vitest';
import { curvesThrough, type Point, splitAtSeam } from './road.ts';

const points: Point[] = [
  [0, 0],
  [40, 10],
  [80, 0],
  [80, 40],
  [40, 30],
  [0, 40],
];

describe('a road', () => {
  it('runs through all points', () => {
    const curves = curvesThrough(points);
    expect(curves.map(([from]) => from)).toEqual(points.slice(0, -1));
    expect(curves.map(([, , , to]) => to)).toEqual(points.slice(1));
  });

  it('is cut where two sheets meet, at the same height on both', () => {
    const seam = 57;
    const { left, right } = splitAtSeam(curvesThrough(points), seam);
    for (const [from, , , to] of left) expect(Math.max(from[0], to[0])).toBeLessThanOrEqual(seam + 1e-6);
    for (const [from, , , to] of right) expect(Math.min(from[0], to[0])).toBeGreaterThanOrEqual(seam - 1e-6);
    const onSeam = (curves: typeof left): number[] =>
      curves
        .flatMap(([from, , , to]) => [from, to])
        .filter(([x]) => Math.abs(x - seam) < 1e-6)
        .map(([, y]) => y)
        .sort((one, other) => one - other);
    expect(onSeam(left)).toHaveLength(2);
    expect(onSeam(left)).toEqual(onSeam(right));
  });
});
