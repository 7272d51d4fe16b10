/** Beneath and before what stands in a scene: its shadow, and grass. */

import { findFigure } from '../../../sheets/cast/index.ts';
import { type Foot, layShadow } from '../../../sheets/lay/shadow.ts';
import { round } from '../../../sheets/measures.ts';
import { edge, type SceneMark, sceneWidth } from './backdrop.ts';
import type { Soil } from './index.ts';

/** In shares of the width of a picture: the air below what stands in it, and how wide that is where it stands. */
interface Sole {
  readonly air: number;
  readonly width: number;
  /** How far from its middle grass grows, where its shoes or its leaves reach farther than its foot. */
  readonly grass?: number;
}

const usual: Sole = { air: 0.05, width: 0.9 };
const figureSole: Sole = { air: 0.01, width: 0.5, grass: 0.4 };
const soles: Readonly<Record<string, Sole>> = {
  bed: { air: 0.06, width: 1 },
  bloem: { air: 0.05, width: 0.5, grass: 0.56 },
  brood: { air: 0.12, width: 1 },
  bucket: { air: 0.09, width: 0.62 },
  bug: { air: 0.06, width: 0.85 },
  candle: { air: 0.06, width: 0.55 },
  'cheese-wedge': { air: 0.13, width: 0.8 },
  chair: { air: 0.07, width: 0.7 },
  boom: { air: 0.03, width: 0.36 },
  'deciduous-tree': { air: 0.06, width: 0.42 },
  kabouter: { air: 0.03, width: 0.75 },
  'manual-wheelchair': { air: 0.09, width: 0.9 },
  muts: { air: 0.12, width: 0.95 },
  owl: { air: 0.03, width: 0.5 },
  'potted-plant': { air: 0.06, width: 0.45 },
  ring: { air: 0.06, width: 0.6 },
  rok: { air: 0.12, width: 1 },
  'red-apple': { air: 0.08, width: 0.7 },
  sandaal: { air: 0.09, width: 0.9 },
  tent: { air: 0.12, width: 1.1 },
  vogel: { air: 0.05, width: 0.45 },
};

/** Of what is turned until it lies down. */
const laid: Readonly<Record<string, Sole>> = {
  'cheese-wedge': { air: 0.12, width: 0.84 },
  'ear-of-corn': { air: 0.24, width: 0.86 },
  mes: { air: 0.44, width: 0.8 },
  ring: { air: 0.18, width: 0.8 },
};

interface GrownFoot extends Foot {
  readonly grass: number;
}

/** Where a thing touches what it stands on. */
export function footOf({
  picture,
  x,
  y,
  side,
  turn,
}: {
  readonly picture: string;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly turn?: number;
}): GrownFoot {
  const known = (turn ? laid[picture] : undefined) ?? soles[picture] ?? usual;
  const sole = findFigure(picture) ? figureSole : known;
  const grass = side * (sole.grass ?? sole.width * 0.57);
  return { x: x + side / 2, y: y + side * (1 - sole.air), width: side * sole.width, grass };
}

export const drawShadow = (foot: Foot, { paper }: Soil): SceneMark => layShadow(foot, paper);

/** A few blades on either side, beside its feet. */
export function drawGrass({ x, y, grass }: GrownFoot, { isGrass }: Soil): SceneMark[] {
  if (!isGrass) return [];
  const blade = (at: number, aside: number): string => {
    const top = y - (aside === 0 ? 3.4 : 2.2);
    return `M${round(at + aside * 1.5)} ${round(top)}L${round(at + aside * 0.4)} ${round(y + 1.6)}`;
  };
  const tufts = [Math.max(3, x - grass), Math.min(sceneWidth - 3, x + grass)].flatMap((at) =>
    [-1.8, 0, 1.8].map((aside) => blade(at, aside)),
  );
  return [{ kind: 'path', d: tufts.join(''), stroke: edge }];
}
