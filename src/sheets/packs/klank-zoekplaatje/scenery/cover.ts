/** Which points of the scene a mark hides. */
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

/** A curve as the straight line to its end: what is cut to shape has no long ones. */
function cornersOf(d: string): Corner[] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/([MLHVCQ])([^A-Za-z]*)/g)].flatMap(([, command = '', rest = '']) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const step = { H: 1, V: 1, C: 6, Q: 4 }[command] ?? 2;
    const ends = numbers.flatMap((number, place) =>
      (place + 1) % step === 0 ? [[numbers[place - 1] ?? 0, number]] : [],
    );
    return ends.map(([before = 0, last = 0]): Corner => {
      if (command !== 'V') x = command === 'H' ? last : before;
      if (command !== 'H') y = last;
      return [x, y];
    });
  });
}

/** A line to the right of the point crosses the edge an odd number of times. */
function isWithin(x: number, y: number, corners: readonly Corner[]): boolean {
  const crossed = corners.filter(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay];
    return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay);
  });
  return crossed.length % 2 === 1;
}
