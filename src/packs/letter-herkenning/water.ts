/** Water with a shore of its own each time. */
import { closedPath, type Point } from '../../sheets/cast/paper.ts';
import type { Box } from '../../sheets/lay/box.ts';
import { weights } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';

/** In mm: how far the shore comes in, and about how long its bends are. */
export const shore = { in: 3, bend: 24 } as const;

export function drawWater({ x, y, width, height }: Box, random: () => number): Mark {
  const [right, bottom] = [x + width, y + height];
  const side = ([fromX, fromY]: Point, [toX, toY]: Point, [inX, inY]: Point): Point[] => {
    const bends = Math.round(Math.hypot(toX - fromX, toY - fromY) / shore.bend);
    return Array.from({ length: bends }, (_, index): Point => {
      const [share, depth] = [index / bends, index === 0 ? 0 : shore.in * random()];
      return [fromX + (toX - fromX) * share + inX * depth, fromY + (toY - fromY) * share + inY * depth];
    });
  };
  const points = [
    ...side([x, y], [right, y], [0, 1]),
    ...side([right, y], [right, bottom], [-1, 0]),
    ...side([right, bottom], [x, bottom], [0, -1]),
    ...side([x, bottom], [x, y], [1, 0]),
  ];
  const stroke = { colour: 'blue', weight: weights.line } as const;
  return { kind: 'path', d: closedPath(points, () => 0.5), fill: 'sky', stroke };
}
