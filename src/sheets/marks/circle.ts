import { edgesAround } from './edges.ts';
import type { MovableKind } from './mark.ts';
import { movedStroke } from './move.ts';
import { roundedPath } from './rounded-path.ts';
import type { Inks } from './stroke.ts';

export interface CircleMark extends Inks {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const squareAround = ({ x, y, radius }: CircleMark) => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

export const circle: MovableKind<CircleMark> = {
  edges: ({ x, y, radius }) => edgesAround([x - radius, x + radius], [y - radius, y + radius]),

  move: (mark, move) => ({
    ...mark,
    ...movedStroke(mark, move),
    x: mark.x * move.scale + move.x,
    y: mark.y * move.scale + move.y,
    radius: mark.radius * move.scale,
  }),

  drawPdf: (mark, pen) => pen.paint(roundedPath(squareAround(mark), mark.radius), mark),

  drawSvg: (mark, { number, inks }) =>
    `<circle cx="${number(mark.x)}" cy="${number(mark.y)}" r="${number(mark.radius)}"${inks(mark)}/>`,
};
