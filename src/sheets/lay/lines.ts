/** Lines to cut and to fold along, each with its sign. */
import { dashes, round, weights } from '../measures.ts';
import type { LineMark, Mark, Stroke } from '../sheet.ts';
import type { Box } from './box.ts';

export const cutStroke: Stroke = { colour: 'cut', weight: weights.thin, dash: dashes.cut };
const foldStroke: Stroke = { colour: 'fold', weight: weights.thin, dash: dashes.fold };

const line = (x1: number, y1: number, x2: number, y2: number, stroke: Stroke): LineMark => ({
  kind: 'line',
  x1,
  y1,
  x2,
  y2,
  stroke,
});

export const cutLine = (x1: number, y1: number, x2: number, y2: number): LineMark =>
  line(x1, y1, x2, y2, cutStroke);
export const foldLine = (x1: number, y1: number, x2: number, y2: number): LineMark =>
  line(x1, y1, x2, y2, foldStroke);

/** Scissors about 5 mm long, the blades pointing to the right (or down) along a cut line that begins at x, y. */
export function scissors(x: number, y: number, direction: 'right' | 'down' = 'right'): Mark[] {
  const stroke: Stroke = { colour: 'quiet', weight: weights.thin };
  const at = (along: number, across: number): [number, number] =>
    direction === 'right' ? [x + along, y + across] : [x + across, y + along];
  const blade = (side: 1 | -1): Mark => {
    const [x1, y1] = at(1.9, 0.75 * side);
    const [x2, y2] = at(5.2, -0.9 * side);
    return line(x1, y1, x2, y2, stroke);
  };
  const ring = (side: 1 | -1): Mark => {
    const [cx, cy] = at(1.05, 1 * side);
    return { kind: 'circle', x: cx, y: cy, radius: 0.75, fill: 'paper', stroke };
  };
  return [blade(1), blade(-1), ring(1), ring(-1)];
}

/** On the seam of two sheets that are glued together: two triangles that are one diamond when they lie right. */
export function layMeetingMarks(seam: number, side: 'left' | 'right', middles: readonly number[]): Mark[] {
  const out = side === 'left' ? -4 : 4;
  return middles.map((middle) => ({
    kind: 'path',
    d: `M${seam} ${middle - 4}L${seam + out} ${middle}L${seam} ${middle + 4}Z`,
    fill: 'frame',
  }));
}

/** A sheet of paper bent along a fold line, about 5 mm; the line runs through x, y. */
export function foldSign(x: number, y: number): Mark[] {
  return [
    {
      kind: 'path',
      d: `M${x - 2.4} ${y + 1.4}L${x} ${y - 1.4}L${x + 2.4} ${y + 1.4}`,
      stroke: { colour: 'quiet', weight: weights.line },
    },
  ];
}

/** The cut lines of a grid: a line that two cards share is drawn once, and none goes on where a row is not full. Scissors stand on the first one. */
export function gridLines(cells: readonly Box[]): Mark[] {
  const sides = cells.map(({ x, y, width, height }) => ({
    xs: [round(x), round(x + width)],
    ys: [round(y), round(y + height)],
  }));
  const sorted = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b);
  const xs = sorted(sides.flatMap((cell) => cell.xs));
  const ys = sorted(sides.flatMap((cell) => cell.ys));
  const [left = 0, top = 0] = [xs[0], ys[0]];
  const lowest = (x: number) => Math.max(...sides.flatMap((cell) => (cell.xs.includes(x) ? cell.ys : [])));
  const last = (y: number) => Math.max(...sides.flatMap((cell) => (cell.ys.includes(y) ? cell.xs : [])));
  return [
    ...xs.map((x) => cutLine(x, top, x, lowest(x))),
    ...ys.map((y) => cutLine(left, y, last(y), y)),
    ...scissors(left, top + 3, 'down'),
  ];
}
