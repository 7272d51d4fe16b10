/** What more than one landscape has: a strip of land, water that runs, a cloud. */
import { type Point, ribbon, stretched, trace } from '../../../sheets/cast/paper.ts';
import type { Colour } from '../../../sheets/palette.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { at, ball, here, line, paper } from '../../../sheets/places/place.ts';
import { half, landHeight, moreLand } from '../boards.ts';

export interface Landscape {
  /** Land, water and what grows there: road and fields lie over it. */
  readonly ground: readonly Scrap[];
  /** What happens on the way from begin to einde, beside the road and clear of every field. */
  readonly events: readonly Scrap[];
  /** Drawn over the scenery. */
  readonly fronts: readonly Scrap[];
}

/** Past the edges, so that they are cut straight, also where the land reaches farther. */
const past = 9;
const [left, right] = [-past, 2 * half.width + past];
const foot = landHeight + moreLand + past;

/** The upper side of what is behind everything. */
export const skyTop = `${left} ${-moreLand - past} ${right} ${-moreLand - past}`;

/** From an uneven upper side down to the foot of the board. */
export const land = (fill: Colour, upper: string): Scrap =>
  paper(fill, [...trace(here, upper), [right, foot], [left, foot]], 0.4);

/** A brook, a pond: as wide at each point of it as is said. */
export const stream = (fill: Colour, spine: readonly Point[], widths: readonly number[]): Scrap =>
  paper(fill, ribbon(spine, widths, 3), 0.4);

export const ripple = (x: number, y: number): Scrap =>
  line(at(x, y), '-7.5 0 -5 -1.8 -2.5 0 0 -1.8 2.5 0 5 -1.8 7.5 0');

export const cloud = (x: number, y: number, size: number): Scrap =>
  paper(
    'paper',
    trace(stretched(at(x, y), size), '-26 6 -27 -3 -16 -6 -12 -14 2 -15 8 -8 20 -9 26 -1 25 6'),
    0.3,
  );

/** Whole, with rays: half of one at the edge of the sky is a loose bow. */
export const sun = (x: number, y: number): Scrap[] => [
  ball('glow', at(x, y), 5.6, 5.6, 12),
  ...Array.from({ length: 8 }, (_, index): Scrap => {
    const [across, down] = [Math.cos((index * Math.PI) / 4), Math.sin((index * Math.PI) / 4)];
    return line(at(x, y), `${across * 6.8} ${down * 6.8} ${across * 8.4} ${down * 8.4}`);
  }),
];

/** Blades of a plant that stands in water or at its side. */
export const reed = (x: number, y: number): Scrap =>
  paper('leafDeep', trace(at(x, y), '-4 -9 -1.4 -3 -0.8 -13 1 -3 4 -10 2.4 1 -2.4 1'), 0.1);
