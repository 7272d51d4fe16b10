/** Beneath and before what stands on the ground of a scene: its shadow, and grass. */

import { type Foot, layShadow } from '../../../sheets/lay/shadow.ts';
import { round } from '../../../sheets/measures.ts';
import { edge, type SceneMark } from './backdrop.ts';
import { type BackdropName, soils } from './index.ts';

/** Pictures have some air below them, in shares of their width. */
const air = 0.05;

export const drawShadow = (foot: Foot, backdrop: BackdropName): SceneMark =>
  layShadow({ ...foot, y: foot.y - foot.width * air }, soils[backdrop].shade);

/** A few blades on either side, over the edge of its feet. */
export function drawGrass({ x, y, width }: Foot, backdrop: BackdropName): SceneMark[] {
  if (!soils[backdrop].grass) return [];
  const blade = (at: number, aside: number): string => {
    const top = y - (aside === 0 ? 4.6 : 3.4);
    return `M${round(at + aside * 1.5)} ${round(top)}L${round(at + aside * 0.4)} ${round(y + 0.4)}`;
  };
  const tufts = [x - width * 0.33, x + width * 0.36].flatMap((at) =>
    [-1.8, 0, 1.8].map((aside) => blade(at, aside)),
  );
  return [{ kind: 'path', d: tufts.join(''), stroke: edge }];
}
