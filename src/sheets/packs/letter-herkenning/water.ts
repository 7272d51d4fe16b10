/** Water with a shore of its own each time. */
import { closedPath, type Point } from '../../cast/paper.ts';
import type { Box } from '../../lay/box.ts';
import { weights } from '../../measures.ts';
import type { Mark } from '../../sheet.ts';

/** In shares of its width and height. */
const shore =
  '0.01 0.34 0.03 0.14 0.12 0.02 0.3 0 0.46 0.03 0.64 0 0.84 0.01 0.96 0.08 1 0.3 0.98 0.56 1 0.82 0.93 0.98 0.74 1 0.55 0.97 0.36 1 0.14 0.99 0.03 0.9 0 0.62';

export function drawWater({ x, y, width, height }: Box, random: () => number): Mark {
  const [across, down] = [random() < 0.5, random() < 0.5];
  const numbers = shore.split(' ').map(Number);
  const points = Array.from({ length: numbers.length / 2 }, (_, index): Point => {
    const [left = 0, top = 0] = numbers.slice(2 * index);
    return [x + width * (across ? 1 - left : left), y + height * (down ? 1 - top : top)];
  });
  const stroke = { colour: 'blue', weight: weights.line } as const;
  return { kind: 'path', d: closedPath(points, () => 0.5), fill: 'sky', stroke };
}
