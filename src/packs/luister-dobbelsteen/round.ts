/** What all that is drawn in a plate has in common: rounds, told as short as can be, in one weight of line. */
import type { Point } from '../../sheets/cast/paper.ts';
import { weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Mark } from '../../sheets/sheet.ts';
import type { Spot } from './spots.ts';

/** Wherever it lies. */
export type Round = Omit<Spot, 'hue'>;

export const edge = { colour: 'edge', weight: weights.thin } as const;
export const line = { colour: 'frame', weight: weights.line } as const;

const colours: readonly Colour[] = ['glow', 'brick', 'fur', 'sea'];
export const colourAt = (index: number): Colour => colours[index % colours.length] ?? 'glow';

/** To a tenth: what nobody sees makes no file longer. */
export const toTenth = (value: number): number => Math.round(10 * value) / 10;

export const say = ([x, y]: Point): string => `${toTenth(x)} ${toTenth(y)}`;

export const layRound = ({ x, y, radius }: Round): Mark => ({
  kind: 'circle',
  x: toTenth(x),
  y: toTenth(y),
  radius: toTenth(radius),
  fill: 'paper',
  stroke: line,
});

export const shrink = (spot: Spot, share: number): Spot => ({ ...spot, radius: spot.radius * share });
