/** Where a label is: at the tail of the arrow to its thing, or under the thing. */
import type { Point } from '../../sheets/cast/paper.ts';
import type { Box } from '../../sheets/lay/box.ts';
import { type Stance, squareAt } from './footing.ts';
import { type Labelled, labelSize } from './label.ts';
import { card } from './measures.ts';
import { aimPointer, type Points, pointers, tailOf } from './pointer.ts';
import { gap, type Spot } from './spots.ts';

export interface Seated extends Labelled {
  readonly points?: Points | undefined;
  readonly stance: Stance;
}

/** Of an arrow that comes aslant: from the end of its tail to the middle of its paper. */
const aside = 8;
/** From the edge of the card. */
const margin = 2;

const clampAcross = (x: number, width: number): number =>
  Math.min(card.width - width - margin, Math.max(margin, x));

export const pointerOf = ({ reach = pointers.card.length }: Spot) => ({ ...pointers.card, length: reach });

const tailFor = ({ stance }: Seated, spot: Spot, points: Points): Point =>
  tailOf(
    aimPointer(points, squareAt(spot.x, spot.y, spot.size, stance.foot), stance.turn),
    points.from,
    pointerOf(spot),
  );

/** So that the arrow comes out of it. */
export function labelAtArrow(thing: Seated, spot: Spot): Box {
  const { points } = thing;
  if (!points) return labelUnder(thing, spot);
  const [x, y] = tailFor(thing, spot, points);
  const size = labelSize(thing);
  const across = (middle: number): number => clampAcross(middle - size.width / 2, size.width);
  switch (points.from) {
    case 'links':
      return { ...size, x: x - size.width, y: y - size.height / 2 };
    case 'rechts':
      return { ...size, x, y: y - size.height / 2 };
    case 'onder':
      return { ...size, x: across(x), y };
    case 'boven':
      return { ...size, x: across(x), y: y - size.height };
    case 'linksboven':
      return { ...size, x: across(x - aside), y: y - size.height };
    case 'rechtsboven':
      return { ...size, x: across(x + aside), y: y - size.height };
  }
}

/** Lower where an arrow comes from there. */
export function labelUnder(thing: Seated, spot: Spot): Box {
  const size = labelSize(thing);
  const { points } = thing;
  const [, tail] = points?.from === 'onder' ? tailFor(thing, spot, points) : [0, 0];
  return {
    ...size,
    x: clampAcross(spot.x - size.width / 2, size.width),
    y: Math.min(card.height - size.height - margin, Math.max(spot.y + gap.above, tail)),
  };
}
