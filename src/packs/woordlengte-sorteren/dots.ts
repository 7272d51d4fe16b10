/** As many dots as you clap. */

import { type Box, middle } from '../../sheets/lay/box.ts';
import type { MovableMark } from '../../sheets/marks/index.ts';
import { weights } from '../../sheets/measures.ts';

/** A row in the middle of a box, as large as its height and width allow. */
export function dotRow(count: number, box: Box, weight: number = weights.line): MovableMark[] {
  const step = Math.min(box.height * 1.35, box.width / count);
  const radius = Math.min(box.height / 2, step / 2.7);
  const [x, y] = middle(box);
  return Array.from({ length: count }, (_, index) => ({
    kind: 'circle',
    x: x + (index - (count - 1) / 2) * step,
    y,
    radius,
    fill: 'glow',
    stroke: { colour: 'frame', weight },
  }));
}
