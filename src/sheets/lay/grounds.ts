/** What a small scene can stand on. */
import { keysOf } from '../../model/keys-of.ts';
import type { Colour, Paper } from '../palette.ts';
import { placeNames } from '../places/index.ts';

/** Where no place of the cast is meant. */
export const plainGrounds = {
  gras: { above: 'sky', below: 'grass', horizon: 0.68 },
  zand: { above: 'sky', below: 'earth', horizon: 0.68 },
  water: { above: 'sky', below: 'water', horizon: 0.6 },
  zeebodem: { above: 'sky', below: 'earth', horizon: 0.84 },
  sneeuw: { above: 'sky', below: 'paper', horizon: 0.66 },
  vloer: { above: 'cream', below: 'earth', horizon: 0.72 },
  tafel: { above: 'cream', below: 'wood', horizon: 0.58 },
  donker: { above: 'nightSky', below: 'earth', horizon: 0.72 },
  maan: { above: 'nightSky', below: 'stone', horizon: 0.74 },
} as const satisfies Record<string, { above: Colour; below: Paper; horizon: number }>;

export type PlainGround = keyof typeof plainGrounds;
export const grounds = [...keysOf(plainGrounds), ...placeNames];
