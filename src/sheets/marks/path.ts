import { round } from '../measures.ts';
import { isAcross, segmentsOf, toRelative } from '../path-data.ts';
import { type Edges, edgesAround } from './edges.ts';
import type { MovableKind } from './mark.ts';
import { type Move, movedStroke } from './move.ts';
import type { Inks } from './stroke.ts';

/** `d` is SVG path data with absolute coordinates in mm of the page. */
export interface PathMark extends Inks {
  readonly kind: 'path';
  readonly d: string;
}

/** Scraps of scenery smaller than this are no more than dots. */
const smallestScrap = 2;

export const path: MovableKind<PathMark> = {
  edges: ({ d }) => edgesOfPath(d),

  isSeenSmall: ({ d }) => extentOf(d) >= smallestScrap,

  move: (mark, move) => ({ ...mark, ...movedStroke(mark, move), d: movePath(mark.d, move) }),

  drawPdf: (mark, pen) => pen.paint(mark.d, mark),

  drawSvg: (mark, { rounded, inks }) => `<path d="${toRelative(rounded(mark.d))}"${inks(mark)}/>`,
};

function edgesOfPath(d: string): Edges {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const { command, numbers } of segmentsOf(d))
    for (const [place, number] of numbers.entries()) (isAcross(command, place) ? xs : ys).push(number);
  return edgesAround(xs, ys);
}

/** The longer side of the box around it. */
export function extentOf(d: string): number {
  const { left, right, top, bottom } = edgesOfPath(d);
  return Math.max(right - left, bottom - top);
}

const movePath = (d: string, { scale, x, y }: Move): string =>
  segmentsOf(d)
    .map(({ command, numbers }) => {
      const moved = numbers.map((number, place) =>
        round(number * scale + (isAcross(command, place) ? x : y)),
      );
      return command + moved.join(' ');
    })
    .join('');
