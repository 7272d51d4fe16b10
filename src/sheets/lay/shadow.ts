/** What ties a thing to the ground it stands on. */
import { round, weights } from '../measures.ts';
import type { Colour } from '../palette.ts';
import type { PathMark } from '../sheet.ts';

/** The middle of its foot, and how wide it is. */
export interface Foot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A flat oval, a little to the right: the light comes from the left. */
export function layShadow({ x, y, width }: Foot, fill: Colour): PathMark {
  const [rx, ry] = [width * 0.4, Math.max(1.6, width * 0.075)];
  const [left, right, top, bottom] = [x - rx, x + rx * 1.12, y - ry, y + ry].map(round);
  const [back, on] = [round(x - rx * 0.55), round(x + rx * 0.55)];
  const [middle, level] = [round(x), round(y)];
  return {
    kind: 'path',
    d: `M${left} ${level}C${left} ${top} ${back} ${top} ${middle} ${top}C${on} ${top} ${right} ${top} ${right} ${level}C${right} ${bottom} ${on} ${bottom} ${middle} ${bottom}C${back} ${bottom} ${left} ${bottom} ${left} ${level}Z`,
    fill,
    stroke: { colour: 'edge', weight: weights.hair },
  };
}
