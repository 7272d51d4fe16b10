/** Scraps of cut paper as marks on a page, kept inside a box: what reaches over its edge is cut off there. */

import { carry, closedPath, type Frame, openPath, type Point } from '../cast/paper.ts';
import type { Box } from '../lay/box.ts';
import { round } from '../measures.ts';
import { type Colour, isShade } from '../palette.ts';
import type { PathMark } from '../sheet.ts';

/** Lengths are in hundredths of a child, and the top left is 0, 0. */
export interface Scrap {
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
    const before = points[(index + points.length - 1) % points.length] ?? point;
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

/** In millimetres of the page; `scale` is how many of them go into a hundredth of a child. */
export function toMarks(
  scraps: readonly Scrap[],
  room: Room,
  { x: left, y: top }: Box,
  scale: number,
): PathMark[] {
  const onPage: Frame = (x, y) => [left + x * scale, top + y * scale];
  const inside = scraps.map((scrap) => ({
    ...scrap,
    points: scrap.fill ? keepInside(scrap.points, room) : scrap.points,
  }));
  const [right, bottom] = onPage(room.width, room.height);
  const onEdge = ([x, y]: Point): boolean => Math.min(x - left, y - top, right - x, bottom - y) < 0.01;
  const weight = round(Math.min(0.5, Math.max(0.34, scale * 0.75)));
  return carry(inside, onPage).flatMap(({ points, fill, soft = 0.16 }): PathMark[] => {
    if (fill)
      return points.length < 3
        ? []
        : [
            {
              kind: 'path',
              d: closedPath(points, (corner) => (onEdge(corner) ? 0 : soft)),
              fill,
              ...(!isShade(fill) && { stroke: { colour: 'scene', weight } }),
            },
          ];
    return points.some(onEdge)
      ? []
      : [{ kind: 'path', d: openPath(points), stroke: { colour: 'scene', weight } }];
  });
}
