/** Lines to cut and to fold along, each with its sign. */
import { dashes, weights } from '../measures.ts';
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

/** The cut lines of a grid: a line that two cards share is drawn once. Scissors stand on the first one. */
export function gridLines(cells: readonly Box[]): Mark[] {
  const round = (value: number): number => Math.round(value * 100) / 100;
  const xs = [...new Set(cells.flatMap((cell) => [round(cell.x), round(cell.x + cell.width)]))].sort(
    (a, b) => a - b,
  );
  const ys = [...new Set(cells.flatMap((cell) => [round(cell.y), round(cell.y + cell.height)]))].sort(
    (a, b) => a - b,
  );
  const [left = 0, right = 0] = [xs[0], xs.at(-1)];
  const [top = 0, bottom = 0] = [ys[0], ys.at(-1)];
  return [
    ...xs.map((x) => cutLine(x, top, x, bottom)),
    ...ys.map((y) => cutLine(left, y, right, y)),
    ...scissors(left + 1, top),
  ];
}
