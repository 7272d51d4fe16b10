import { describe, expect, it } from 'vitest';
import { bandOn, curvesThrough, type Point, type Side } from './road.ts';

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

  it('is cut where two sheets meet, at the same heights on both', () => {
    const seam = 57;
    const on = (side: Side) => curvesThrough(points).flatMap((curve) => bandOn(side, curve, 10, seam) ?? []);
    const xs = (side: Side) => on(side).flatMap(({ outline }) => outline.map(([x]) => x));
    expect(Math.max(...xs('left'))).toBeLessThanOrEqual(seam + 1e-9);
    expect(Math.min(...xs('right'))).toBeGreaterThanOrEqual(seam - 1e-9);
    const onSeam = (side: Side): number[] =>
      on(side)
        .flatMap(({ edges }) => edges.flat())
        .filter(([x]) => Math.abs(x - seam) < 1e-9)
        .map(([, y]) => y);
    expect(onSeam('left')).toHaveLength(4);
    expect(onSeam('left')).toEqual(onSeam('right'));
  });

  it('is as wide as asked', () => {
    for (const { edges } of curvesThrough(points).flatMap((curve) => bandOn('left', curve, 10, 100) ?? [])) {
      const [upper = [], lower = []] = edges;
      upper.forEach(([x, y], index) => {
        const [otherX = 0, otherY = 0] = lower[index] ?? [];
        expect(Math.hypot(x - otherX, y - otherY)).toBeCloseTo(10);
      });
    }
  });
});
