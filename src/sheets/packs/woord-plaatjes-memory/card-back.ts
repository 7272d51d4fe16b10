/** The back of a card: a flower of cut paper that smiles, and threads over all of it, so that no picture shows through. */
import { closedPath, disc, type Frame, frameAt, type Point, stretched, trace } from '../../cast/paper.ts';
import { type Box, middle } from '../../lay/box.ts';
import { weights } from '../../measures.ts';
import { type Accent, softOf } from '../../palette.ts';
import type { Mark, Stroke } from '../../sheet.ts';

/** All of it keeps so far from the edges that no scissors reach it. */
const petals = { count: 10, radius: 14.5, long: 5.4, wide: 4.2 } as const;
const heart = 10;
const papers: readonly Accent[] = ['red', 'blue'];
const pale: Stroke = { colour: 'faint', weight: weights.line };

const petal = (frame: Frame): Point[] =>
  trace(frame, '0 -1 0.62 -0.78 0.94 -0.2 0.7 0.6 0 1 -0.7 0.6 -0.94 -0.2 -0.62 -0.78');

const paste = (points: readonly Point[], paper: Accent): Mark => ({
  kind: 'path',
  d: closedPath(points, () => 0.24),
  fill: softOf(paper),
  stroke: pale,
});

export function layCardBack(card: Box): Mark[] {
  const [x, y] = middle(card);
  return [
    ...Array.from({ length: petals.count }, (_, index) => {
      const degrees = (index / petals.count) * 360;
      const place = frameAt(frameAt([x, y], degrees)(0, -petals.radius), degrees);
      return paste(petal(stretched(place, petals.wide, petals.long)), papers[index % papers.length] ?? 'red');
    }),
    paste(disc(frameAt([x, y]), [0, 0], [heart, heart], { sides: 14, shake: 0.02 }), 'yellow'),
    ...[-1, 1].map(
      (side): Mark => ({ kind: 'circle', x: x + side * 3.2, y: y - 2, radius: 0.9, fill: 'faint' }),
    ),
    { kind: 'path', d: `M${x - 3.6} ${y + 2}Q${x} ${y + 6} ${x + 3.6} ${y + 2}`, stroke: pale },
    ...layThreads(card),
  ];
}

/** As close together as ink allows, and alike in every light. */
const threads = { count: 22, weight: 1.2 } as const;

function layThreads({ x, y, width, height }: Box): Mark[] {
  const stroke: Stroke = { colour: 'faint', weight: threads.weight };
  return Array.from({ length: threads.count }, (_, index) => (index + 0.5) / threads.count).flatMap(
    (share): Mark[] => [
      { kind: 'line', x1: x + share * width, y1: y, x2: x + share * width, y2: y + height, stroke },
      { kind: 'line', x1: x, y1: y + share * height, x2: x + width, y2: y + share * height, stroke },
    ],
  );
}
