/** Rectangles on the page, in mm. */
import { page as measures } from '../measures.ts';

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

/** What a layout may fill: inside the margins, above the footer. */
export function workArea(landscape = false): Box {
  const [width, height] = landscape ? [297, 210] : [210, 297];
  const { margin, bottom } = measures;
  return { x: margin, y: margin, width: width - 2 * margin, height: height - margin - bottom };
}

/** Where a box of the front lies on the back of the paper, printed on both sides and turned on the long edge. */
export const behind = (box: Box, landscape = false): Box =>
  landscape ? { ...box, y: 210 - box.y - box.height } : { ...box, x: 210 - box.x - box.width };
