/** Outlines without a corner: through all points, and the same some way inside. */
import type { Point } from '../../sheets/cast/paper.ts';

const say = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');

const around = (points: readonly Point[], index: number): Point =>
  points[(index + points.length) % points.length] ?? [0, 0];

/** At each point it goes in the direction from the one before to the one after. */
export function flowThrough(points: readonly Point[]): string {
  const curves = points.map((from, index) => {
    const [before, to, after] = [
      around(points, index - 1),
      around(points, index + 1),
      around(points, index + 2),
    ];
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${say([out, into, to])}`;
  });
  return `M${say([around(points, 0)])}${curves.join('')}Z`;
}

/** Of points that go round clockwise. */
export const inside = (points: readonly Point[], by: number): Point[] =>
  points.map(([x, y], index): Point => {
    const [[fromX, fromY], [toX, toY]] = [around(points, index - 1), around(points, index + 1)];
    const [dx, dy] = [toX - fromX, toY - fromY];
    const long = Math.hypot(dx, dy) || 1;
    return [x - (dy / long) * by, y + (dx / long) * by];
  });
