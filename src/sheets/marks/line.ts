import { edgesAround } from './edges.ts';
import type { MovableKind } from './mark.ts';
import { moveStroke } from './move.ts';
import type { Stroke } from './stroke.ts';

export interface LineMark {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stroke: Stroke;
}

export const line: MovableKind<LineMark> = {
  edges: ({ x1, y1, x2, y2 }) => edgesAround([x1, x2], [y1, y2]),

  move: (mark, move) => ({
    ...mark,
    x1: mark.x1 * move.scale + move.x,
    y1: mark.y1 * move.scale + move.y,
    x2: mark.x2 * move.scale + move.x,
    y2: mark.y2 * move.scale + move.y,
    stroke: moveStroke(mark.stroke, move),
  }),

  drawPdf: ({ x1, y1, x2, y2, stroke }, pen) => pen.paint(`M${x1} ${y1}L${x2} ${y2}`, { stroke }),

  drawSvg: ({ x1, y1, x2, y2, stroke }, { number, inks }) =>
    `<path d="M${number(x1)} ${number(y1)}L${number(x2)} ${number(y2)}"${inks({ stroke })}/>`,
};
