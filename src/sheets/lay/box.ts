/** Rectangles on the page, in mm. */
import type { Move } from '../marks/move.ts';
import { page as measures, paperSize } from '../measures.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: box.width - 2 * by,
  height: box.height - 2 * by,
});

export const middle = (box: Box): readonly [number, number] => [
  box.x + box.width / 2,
  box.y + box.height / 2,
];

/** The smallest box that holds these. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** What a layout may fill: inside the margins, between head and footer. */
export function workArea(landscape = false): Box {
  const { width, height } = paperSize(landscape);
  const { margin, strip } = measures;
  return { x: margin, y: strip, width: width - 2 * margin, height: height - 2 * strip };
}

/** Where a box of the front lies on the back of the paper, printed on both sides and turned on the long edge. */
export function behind(box: Box, landscape = false): Box {
  const { width, height } = paperSize(landscape);
  return landscape ? { ...box, y: height - box.y - box.height } : { ...box, x: width - box.x - box.width };
}

/** What makes a drawing as large as fits in the box, in its middle. */
export function moveInto(from: Box, box: Box): Move {
  const scale = Math.min(box.width / from.width, box.height / from.height);
  return {
    scale,
    x: box.x + (box.width - from.width * scale) / 2 - from.x * scale,
    y: box.y + (box.height - from.height * scale) / 2 - from.y * scale,
  };
}
