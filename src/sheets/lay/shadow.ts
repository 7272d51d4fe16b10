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

/** A flat oval that reaches farther to the right: everywhere the light comes from the upper left. */
export function layShadow({ x, y, width }: Foot, on: Paper): PathMark {
  const [left, right] = [round(x - width * 0.44), round(x + width * 0.6)];
  const half = Math.max(1.2, width * 0.07);
  // Two arcs: their handles stand a third higher than the oval is.
  const [top, level, bottom] = [y - half * 1.33, y, y + half * 1.33].map(round);
  return {
    kind: 'path',
    d: `M${left} ${level}C${left} ${top} ${right} ${top} ${right} ${level}C${right} ${bottom} ${left} ${bottom} ${left} ${level}Z`,
    fill: shadeOn(on),
  };
}
