/** The back of a card: the fox in a flower of cut paper. Little ink, and the same on every card. */
import {
  closedPath,
  disc,
  type Frame,
  frameAt,
  type Point,
  star,
  stretched,
  trace,
} from '../../cast/paper.ts';
import { type Box, middle } from '../../lay/box.ts';
import { placePicture } from '../../lay/picture-box.ts';
import { weights } from '../../measures.ts';
import { type Accent, softOf } from '../../palette.ts';
import type { Mark } from '../../sheet.ts';

/** All of it keeps so far from the edges that no scissors reach it. */
const heart = { radius: 14.5, fox: 27 } as const;
const petals = { count: 10, radius: 18, long: 6.2, wide: 5 } as const;
const sparkles = { out: 20.6, size: 3 } as const;
const papers: readonly Accent[] = ['red', 'yellow', 'green', 'blue', 'purple'];

const petal = (frame: Frame): Point[] =>
  trace(frame, '0 -1 0.62 -0.78 0.94 -0.2 0.7 0.6 0 1 -0.7 0.6 -0.94 -0.2 -0.62 -0.78');

const paste = (points: readonly Point[], paper: Accent): Mark => ({
  kind: 'path',
  d: closedPath(points, () => 0.24),
  fill: softOf(paper),
  stroke: { colour: paper, weight: weights.thin },
});

export function layCardBack(card: Box): Mark[] {
  const [x, y] = middle(card);
  const { fox } = heart;
  return [
    ...Array.from({ length: petals.count }, (_, index) => {
      const degrees = (index / petals.count) * 360;
      const place = frameAt(frameAt([x, y], degrees)(0, -petals.radius), degrees);
      return paste(petal(stretched(place, petals.wide, petals.long)), papers[index % papers.length] ?? 'red');
    }),
    ...[-1, 1].flatMap((across) =>
      [-1, 1].map((down) =>
        paste(
          star(
            frameAt([x + across * sparkles.out, y + down * sparkles.out], across * down * 10),
            sparkles.size,
          ),
          'yellow',
        ),
      ),
    ),
    paste(disc(frameAt([x, y]), [0, 0], [heart.radius, heart.radius], { sides: 14, shake: 0.02 }), 'yellow'),
    placePicture('vos-blij', { x: x - fox / 2, y: y - fox / 2 - 0.5, width: fox, height: fox }),
  ];
}
