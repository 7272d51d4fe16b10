import { describe, expect, it } from 'vitest';
import { curvesThrough, type Point, pathOf, splitAtSeam } from './road.ts';

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

  it('is one line where its pieces follow each other', () => {
    expect(pathOf(curvesThrough(points)).match(/M/g)).toHaveLength(1);
    expect(pathOf(splitAtSeam(curvesThrough(points), 57).left, 5, 5).match(/M/g)).toHaveLength(2);
    expect(
      pathOf(
        curvesThrough([
          [0, 0],
          [9, 0],
        ]),
        5,
        7,
      ),
    ).toBe('M5 7C6.5 7 12.5 7 14 7');
  });
});
