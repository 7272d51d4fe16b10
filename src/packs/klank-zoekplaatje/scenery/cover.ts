/** Which points of the scene a mark hides. */
import { segmentsOf } from '../../../sheets/path-data.ts';
import type { SceneMark } from './backdrop.ts';

type Cover = (x: number, y: number) => boolean;

export function coverOf(mark: SceneMark): Cover {
  if (mark.kind === 'rect')
    return (x, y) => x > mark.x && x < mark.x + mark.width && y > mark.y && y < mark.y + mark.height;
  if (mark.kind !== 'path' || !mark.fill) return () => false;
  const corners = cornersOf(mark.d);
  return (x, y) => isWithin(x, y, corners);
}

type Corner = readonly [number, number];

/** A curve counts as the straight line to its end: the scene has no long curves. */
const cornersOf = (d: string): Corner[] =>
  segmentsOf(d).flatMap(({ command, to }) => (command === 'Z' ? [] : [to]));

/** A line to the right of the point crosses the edge an odd number of times. */
function isWithin(x: number, y: number, corners: readonly Corner[]): boolean {
  const crossed = corners.filter(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay];
    return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay);
  });
  return crossed.length % 2 === 1;
}
