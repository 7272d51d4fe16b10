/** What ties a thing to the ground it stands on. */
import { round } from '../measures.ts';
import { type Paper, shadeOn } from '../palette.ts';
import type { PathMark } from '../sheet.ts';

/** The middle of its foot, and how wide it is. */
export interface Foot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** How far it reaches from there, in its widths. */
const reach = { left: 0.44, right: 0.6 } as const;

/** The widest whose shadow stays within so much to the right of its middle. */
export const widestWithin = (room: number): number => room / reach.right;

/** How far it reaches above and below its middle. */
export const halfShadow = (width: number): number => Math.max(1.2, width * 0.07);

/** A flat oval that reaches farther to the right: everywhere the light comes from the upper left. */
export function layShadow({ x, y, width }: Foot, on: Paper): PathMark {
  const [left, right] = [round(x - width * reach.left), round(x + width * reach.right)];
  const half = halfShadow(width);
  // Two arcs: their handles stand a third higher than the oval is.
  const [top, level, bottom] = [y - half * 1.33, y, y + half * 1.33].map(round);
  return {
    kind: 'path',
    d: `M${left} ${level}C${left} ${top} ${right} ${top} ${right} ${level}C${right} ${bottom} ${left} ${bottom} ${left} ${level}Z`,
    fill: shadeOn(on),
  };
}
