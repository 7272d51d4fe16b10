import type { Box } from '../../lay/box.ts';
import { weights } from '../../measures.ts';
import type { Mark } from '../../sheet.ts';

export const writingLine = ({ x, width }: Box, y: number, dash?: readonly number[]): Mark => ({
  kind: 'line',
  x1: x,
  y1: y,
  x2: x + width,
  y2: y,
  stroke: { colour: 'frame', weight: weights.thin, ...(dash ? { dash } : {}) },
});
