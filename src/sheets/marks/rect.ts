import { edgesOfBox } from './edges.ts';
import type { MovableKind } from './mark.ts';
import { movedStroke } from './move.ts';
import { roundedPath } from './rounded-path.ts';
import type { Inks } from './stroke.ts';

export interface RectMark extends Inks {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

/** A bar that stands for a line of text on a page within the page is thinner than this. */
const thinnestBar = 0.4;

export const rect: MovableKind<RectMark> = {
  edges: edgesOfBox,

  isSeenSmall: ({ stroke, height }) => stroke !== undefined || height >= thinnestBar,

  move: (mark, move) => ({
    ...mark,
    ...movedStroke(mark, move),
    x: mark.x * move.scale + move.x,
    y: mark.y * move.scale + move.y,
    width: mark.width * move.scale,
    height: mark.height * move.scale,
    ...(mark.radius ? { radius: mark.radius * move.scale } : {}),
  }),

  drawPdf: (mark, pen) => pen.paint(roundedPath(mark, mark.radius), mark),

  drawSvg: (mark, { number, inks }) =>
    `<rect x="${number(mark.x)}" y="${number(mark.y)}" width="${number(mark.width)}" height="${number(mark.height)}"${mark.radius ? ` rx="${mark.radius}"` : ''}${inks(mark)}/>`,
};
