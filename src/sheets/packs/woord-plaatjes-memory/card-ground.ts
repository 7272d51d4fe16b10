/** What the picture of a card lies on: a piece of cut paper, on each sheet of another shape. */
import { closedPath, disc, type Frame, frameAt, type Point, star, trace } from '../../cast/paper.ts';
import { type Box, middle } from '../../lay/box.ts';
import { weights } from '../../measures.ts';
import type { Colour } from '../../palette.ts';
import type { Mark } from '../../sheet.ts';
import type { Sign } from './signs.ts';

interface Paper {
  readonly fill: Colour;
  readonly outline: (frame: Frame) => readonly Point[];
  readonly soft: number;
}

const papers: Readonly<Record<Sign, Paper>> = {
  circle: {
    fill: 'yellowSoft',
    outline: (frame) => disc(frame, [0, 0], [22.5, 22.5], { sides: 13, shake: 0.025 }),
    soft: 0.3,
  },
  square: {
    fill: 'blueSoft',
    outline: (frame) =>
      trace(frame, '-21 -20.4 0 -21.2 20.6 -20.6 21.3 1 20.5 20.7 -1 21.3 -20.7 20.4 -21.4 0'),
    soft: 0.12,
  },
  triangle: {
    fill: 'greenSoft',
    outline: (frame) => trace(frame, '0 -25 12 -5 24.5 17.5 0 18.6 -24.5 17.2 -12 -4'),
    soft: 0.1,
  },
  star: { fill: 'redSoft', outline: (frame) => star(frame, 26.5), soft: 0.12 },
};

/** Its outline is so light that in zwart-wit the picture stays before it. */
export function layCardGround(sign: Sign, card: Box): Mark {
  const { fill, outline, soft } = papers[sign];
  return {
    kind: 'path',
    d: closedPath(outline(frameAt(middle(card))), () => soft),
    fill,
    stroke: { colour: 'faint', weight: weights.line },
  };
}
