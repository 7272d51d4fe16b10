/** Who holds the balloons, and their strings. */
import { type FigureName, gripOf, sideOf } from '../../sheets/cast/index.ts';
import type { Point } from '../../sheets/cast/paper.ts';
import type { Box } from '../../sheets/lay/box.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { weights } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { knotOf } from './balloon.ts';
import type { Plot } from './ground.ts';
import { beginningAt } from './guests.ts';
import { say } from './round.ts';
import type { Spot } from './spots.ts';

export interface Holder {
  readonly picture: string;
  readonly box: Box;
  /** Of every second one: two look at each other. */
  readonly flip: boolean;
  readonly hand: Point;
}

const child = 23.5;

/** With a hand under the middle of what is held. */
function placeHolder(figure: FigureName, x: number, foot: number, flip: boolean): Holder {
  const side = sideOf(figure, child);
  const grip = gripOf({ figure, pose: 'blij' });
  const aside = (grip.x - 0.5) * side * (flip ? -1 : 1);
  return {
    picture: `${figure}-blij`,
    box: { x: x - aside - side / 2, y: foot - side, width: side, height: side },
    flip,
    hand: [x, foot - side + grip.y * side],
  };
}

const holding: readonly FigureName[] = ['draak', 'jongen', 'monster', 'robot', 'meisje', 'oma', 'vos'];
const perHolder = 2;

const lowestOf = (spots: readonly Spot[]): Spot[] => {
  const lowest = Math.max(...spots.map(({ y }) => y));
  return spots.filter(({ y }) => y === lowest);
};

/** Two of the lowest row to each. */
export function placeHolders({ spots, welcome, turn }: Plot, foot: number): Holder[] {
  const lowest = lowestOf(spots);
  const count = Math.ceil(lowest.length / perHolder);
  const coming = beginningAt(holding, 2 * turn).filter(welcome);
  return coming.slice(0, count).map((figure, index, { length }) => {
    const from = Math.round((index * lowest.length) / length);
    const held = lowest.slice(from, Math.round(((index + 1) * lowest.length) / length));
    const x = held.reduce((sum, spot) => sum + spot.x, 0) / held.length;
    return placeHolder(figure, x, foot, index % 2 === 1);
  });
}

const nearest = (holders: readonly Holder[], { x }: Spot): Holder | undefined =>
  holders.toSorted((one, other) => Math.abs(one.hand[0] - x) - Math.abs(other.hand[0] - x))[0];

/** Down from its knot and into the hand. */
function layString(spot: Spot, { hand: [x, y] }: Holder): Mark {
  const [left, top] = knotOf(spot);
  return {
    kind: 'path',
    d: `M${say([left, top])}C${say([left, top + 6])} ${say([x + (left - x) * 0.2, y - 6])} ${say([x, y])}`,
    stroke: { colour: 'frame', weight: weights.thin },
  };
}

export const layHolder = ({ picture, box, flip }: Holder): Mark[] => [
  layShadow({ x: box.x + box.width / 2, y: box.y + box.height - 0.3, width: box.width * 0.56 }, 'grass'),
  placePicture(picture, box, flip ? { flip } : {}),
];

/** Those of the upper rows run behind the others: whoever holds two holds a bunch. */
export const layStrings = (spots: readonly Spot[], holders: readonly Holder[]): Mark[] =>
  spots.flatMap((spot) => {
    const holder = nearest(holders, spot);
    return holder ? [layString(spot, holder)] : [];
  });
