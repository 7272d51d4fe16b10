/** Whether a mark hides a point of the scene. */
import type { SceneMark } from './backdrop.ts';

export function isUnder({ x, y }: { x: number; y: number }, mark: SceneMark): boolean {
  if (mark.kind === 'rect')
    return x > mark.x && x < mark.x + mark.width && y > mark.y && y < mark.y + mark.height;
  return mark.kind === 'path' && mark.fill !== undefined && isWithin(x, y, cornersOf(mark.d));
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
