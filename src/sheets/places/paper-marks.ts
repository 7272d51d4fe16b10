/** Cut paper as marks on a sheet, kept inside its box: what reaches over the edge is cut off there. */
import type { Point } from '../cast/paper.ts';
import type { Box } from '../lay/box.ts';
import type { Colour } from '../palette.ts';
import type { PathMark } from '../sheet.ts';

/** In hundredths of a child, top left is 0, 0. */
export interface Sheet {
  readonly points: readonly Point[];
  /** Without it a thin line is drawn along the points. */
  readonly fill?: Colour;
  readonly soft?: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

type Keeps = (point: Point) => boolean;

/** The corners of a shape that stay when everything on one side of a line is cut away. */
function cutAway(points: readonly Point[], keeps: Keeps, crossing: (a: Point, b: Point) => Point): Point[] {
  return points.flatMap((point, index) => {
    const before = points[(index + points.length - 1) % points.length] as Point;
    if (keeps(point)) return keeps(before) ? [point] : [crossing(before, point), point];
    return keeps(before) ? [crossing(before, point)] : [];
  });
}

const atX =
  (x: number) =>
  ([ax, ay]: Point, [bx, by]: Point): Point => [x, ay + ((by - ay) * (x - ax)) / (bx - ax)];
const atY =
  (y: number) =>
  ([ax, ay]: Point, [bx, by]: Point): Point => [ax + ((bx - ax) * (y - ay)) / (by - ay), y];

function keepInside(points: readonly Point[], { width, height }: Room): Point[] {
  const right = cutAway(points, ([x]) => x >= 0, atX(0));
  const left = cutAway(right, ([x]) => x <= width, atX(width));
  const below = cutAway(left, ([, y]) => y >= 0, atY(0));
  return cutAway(below, ([, y]) => y <= height, atY(height));
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** In millimetres of the page; `scale` is how many of them go into a hundredth of a child. */
export function toMarks(
  sheets: readonly Sheet[],
  room: Room,
  { x: left, y: top }: Box,
  scale: number,
): PathMark[] {
  const onEdge = ([x, y]: Point): boolean =>
    x <= 0.01 || y <= 0.01 || x >= room.width - 0.01 || y >= room.height - 0.01;
  const say = ([x, y]: Point): string => `${round(left + x * scale)} ${round(top + y * scale)}`;
  const toward = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
    ax + (bx - ax) * share,
    ay + (by - ay) * share,
  ];
  const outline = (points: readonly Point[], soft: number): string =>
    points
      .map((point, index) => {
        const before = points[(index + points.length - 1) % points.length] as Point;
        const after = points[(index + 1) % points.length] as Point;
        const start = index === 0 ? 'M' : 'L';
        if (onEdge(point)) return `${start}${say(point)}`;
        return `${start}${say(toward(point, before, soft))}Q${say(point)} ${say(toward(point, after, soft))}`;
      })
      .join('')
      .concat('Z');
  const weight = round(Math.min(0.5, Math.max(0.15, scale * 0.75)));
  return sheets.flatMap(({ points, fill, soft = 0.16 }): PathMark[] => {
    if (!fill) {
      if (points.some(onEdge)) return [];
      const d = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${say(point)}`).join('');
      return [{ kind: 'path', d, stroke: { colour: 'edge', weight: weight * 0.8 } }];
    }
    const kept = keepInside(points, room);
    if (kept.length < 3) return [];
    return [{ kind: 'path', d: outline(kept, soft), fill, stroke: { colour: 'edge', weight } }];
  });
}
