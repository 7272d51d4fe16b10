/** Lines to write on. */
import { type as typeSizes, weights } from '../measures.ts';
import type { Mark, TextMark } from '../sheet.ts';
import { setText } from '../text.ts';
import type { Box } from './box.ts';

/** How far a tail hangs below the line, of the height of a small letter. */
const tail = 0.55;

/** Small letters stand between the first two lines; the tail of a g hangs down to the third, where there is one. */
export const writingLines = (
  room: Pick<Box, 'x' | 'width'>,
  baseline: number,
  height: number,
  depth = tail * height,
): Mark[] => [
  writingLine(room, baseline - height, [2, 2]),
  writingLine(room, baseline),
  ...(depth > 0 ? [writingLine(room, baseline + depth, [0.6, 1.6])] : []),
];

export const writingLine = (
  { x, width }: Pick<Box, 'x' | 'width'>,
  y: number,
  dash?: readonly number[],
): Mark => ({
  kind: 'line',
  x1: x,
  y1: y,
  x2: x + width,
  y2: y,
  stroke: { colour: 'frame', weight: weights.thin, ...(dash ? { dash } : {}) },
});

/** For the names of who have the sheet, from left to right. */
export function nameLine(
  label: 'Naam' | 'Namen',
  left: number,
  right: number,
  baseline: number,
): [TextMark, Mark] {
  const said = setText(`${label}:`, left, baseline, { size: typeSizes.body, face: 'bold' });
  const x = said.x + said.width + 2;
  return [said, writingLine({ x, width: right - x }, baseline + 1)];
}
