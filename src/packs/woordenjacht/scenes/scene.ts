/** A place to search in: what is there already, and who is searching. In millimetres of a card, from its top left. */
import { findFigure } from '../../../sheets/cast/index.ts';
import { carry, stretched, trace } from '../../../sheets/cast/paper.ts';
import type { Box } from '../../../sheets/lay/box.ts';
import type { Colour, Paper } from '../../../sheets/palette.ts';
import { type Scrap, toMarks } from '../../../sheets/places/paper-marks.ts';
import { at, here, paper } from '../../../sheets/places/place.ts';
import type { Mark } from '../../../sheets/sheet.ts';
import { card } from '../measures.ts';
import { drawSeeker, drawSomebody, type Seeker, type Somebody } from '../seeker.ts';

export interface Scene {
  readonly scraps: readonly Scrap[];
  /** What one stands on in front. */
  readonly soil: Paper;
  readonly seekers: readonly Seeker[];
  /** Who else is there: left out where the same is to be found. */
  readonly others: readonly Somebody[];
  /** What they are behind. */
  readonly fronts: readonly Scrap[];
}

/** Straight, as the things before it are. */
export const slab = (fill: Colour, x: number, y: number, width: number, height: number): Scrap =>
  paper(fill, trace(here, `${x} ${y} ${x + width} ${y} ${x + width} ${y + height} ${x} ${y + height}`), 0.05);

/** What is drawn in hundredths of a child, for one that is so tall here. */
const child = 64;
export const scaled = (scraps: readonly Scrap[], x = 0, y = 0): Scrap[] =>
  carry(scraps, stretched(at(x, y), child / 100));

/** Nobody is there who is to be found: not in another pose either. */
export function drawScene(
  { scraps, seekers, others, fronts }: Scene,
  area: Box,
  found: readonly string[],
): Mark[] {
  const sought = found.map(nameOf);
  const isThere = ({ picture }: Pick<Somebody, 'picture'>): boolean => !sought.includes(nameOf(picture));
  return [
    ...toMarks(scraps, card, area, 1),
    ...others.filter(isThere).flatMap((one) => drawSomebody(moved(one, area))),
    ...toMarks(fronts, card, area, 1),
    ...seekers.filter(isThere).flatMap((one) => drawSeeker(moved(one, area))),
  ];
}

const nameOf = (picture: string): string => findFigure(picture)?.figure ?? picture;

const moved = <Kind extends Somebody>(one: Kind, { x, y }: Box): Kind => ({
  ...one,
  x: x + one.x,
  y: y + one.y,
});
