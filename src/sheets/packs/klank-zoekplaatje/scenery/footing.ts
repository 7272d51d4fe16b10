/** What ties a thing to the ground it stands on: its shadow, and the grass before its feet. */
import { weights } from '../../../measures.ts';
import { edge, type SceneMark } from './backdrop.ts';
import { type BackdropName, soils } from './index.ts';

/** The middle of its foot, and how wide it is. */
interface Foot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Pictures have some air below them, in shares of their width. */
const air = 0.05;

export function drawShadow({ x, y, width }: Foot, backdrop: BackdropName): SceneMark {
  const [rx, ry] = [width * 0.4, Math.max(1.6, width * 0.075)];
  const at = y - width * air;
  const [left, right, top, bottom] = [x - rx, x + rx * 1.12, at - ry, at + ry].map(round);
  const bow = rx * 0.55;
  return {
    kind: 'path',
    d: `M${left} ${round(at)}C${left} ${top} ${round(x - bow)} ${top} ${round(x)} ${top}C${round(x + bow)} ${top} ${right} ${top} ${right} ${round(at)}C${right} ${bottom} ${round(x + bow)} ${bottom} ${round(x)} ${bottom}C${round(x - bow)} ${bottom} ${left} ${bottom} ${left} ${round(at)}Z`,
    fill: soils[backdrop].shade,
    stroke: { colour: 'edge', weight: weights.hair },
  };
}

/** A few blades on either side, over the edge of its feet. */
export function drawGrass({ x, y, width }: Foot, backdrop: BackdropName): SceneMark[] {
  if (!soils[backdrop].grass) return [];
  const blades = (at: number): string =>
    [-1.8, 0, 1.8]
      .map(
        (aside) =>
          `M${round(at + aside * 1.5)} ${round(y - 3.4 - (aside === 0 ? 1.2 : 0))}L${round(at + aside * 0.4)} ${round(y + 0.4)}`,
      )
      .join('');
  return [{ kind: 'path', d: blades(x - width * 0.33) + blades(x + width * 0.36), stroke: edge }];
}
