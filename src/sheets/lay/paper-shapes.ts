/** Pieces of cut paper: their shapes tell apart, or together, what they lie beside. */
import { closedPath, disc, type Frame, frameAt, type Point, star, stretched, trace } from '../cast/paper.ts';
import { weights } from '../measures.ts';
import type { Colour } from '../palette.ts';
import type { PathMark } from '../sheet.ts';
import { type Box, middle } from './box.ts';

export type PaperShape = 'circle' | 'square' | 'triangle' | 'star';

interface Paper {
  readonly fill: Colour;
  readonly outline: (frame: Frame) => readonly Point[];
  readonly soft: number;
}

const papers: Readonly<Record<PaperShape, Paper>> = {
  circle: {
    fill: 'glow',
    outline: (frame) => disc(frame, [0, 0], [22.5, 22.5], { sides: 13, shake: 0.025 }),
    soft: 0.3,
  },
  square: {
    fill: 'sea',
    outline: (frame) =>
      trace(frame, '-21 -20.4 0 -21.2 20.6 -20.6 21.3 1 20.5 20.7 -1 21.3 -20.7 20.4 -21.4 0'),
    soft: 0.12,
  },
  triangle: {
    fill: 'leaf',
    outline: (frame) => trace(frame, '0 -25 12 -5 24.5 17.5 0 18.6 -24.5 17.2 -12 -4'),
    soft: 0.1,
  },
  star: { fill: 'brick', outline: (frame) => star(frame, 26.5), soft: 0.12 },
};

/** The side of the square in which they are drawn here. */
const drawnIn = 55;

export function layPaper(shape: PaperShape, box: Box): PathMark {
  const { fill, outline, soft } = papers[shape];
  const place = stretched(frameAt(middle(box)), Math.min(box.width, box.height) / drawnIn);
  return {
    kind: 'path',
    d: closedPath(outline(place), () => soft),
    fill,
    stroke: { colour: 'frame', weight: weights.line },
  };
}
