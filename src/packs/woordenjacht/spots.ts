/** Where things are on a card: where its writer put them, or in rows. */
import { isHung, type Stance, spanOf } from './footing.ts';
import { card, label, plate } from './measures.ts';

/** In millimetres of a card, from its top left. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of a thing's foot. */
export interface Spot extends Place {
  readonly size: number;
  /** How long the arrow to it is, where it has to come from farther. */
  readonly reach?: number | undefined;
}

/** From under the title down. */
const rowsTop = plate.y + plate.height + 3;
/** The fewer there are, the larger. */
const inRowOf = (count: number): number => (count <= 4 ? 2 : 3);
/** Of its column: an arrow from aside is beside the thing. */
const share = 0.84;
/** Of an arrow: from above it stays clear of the label over it. */
const reachInRow = 8;
/** Around a label. */
export const gap = { above: 2, below: 4 } as const;

interface Seats<Thing> {
  readonly seats: readonly { readonly thing: Thing; readonly spot: Spot }[];
  /** Where the ground begins. */
  readonly seam: number;
  /** Before what stands in the last row, where there is room. */
  readonly free: Spot | undefined;
}

/** What hangs is above what stands. */
export function seatInRows<Thing extends { readonly stance: Stance }>(
  things: readonly Thing[],
): Seats<Thing> {
  const hung = things.filter(({ stance }) => isHung(stance.on));
  const standing = things.filter(({ stance }) => !isHung(stance.on));
  const inRow = inRowOf(things.length);
  const rows = [hung, standing].flatMap((some) => partInRows(some, inRow));
  const height = (card.height - rowsTop) / rows.length;
  const size = Math.min((share * card.width) / inRow, height - gap.above - label.height - gap.below);
  const spotIn = (row: number, column: number, columns: number): Spot => {
    const x = (card.width * (column + 0.5)) / columns;
    const y = rowsTop + (row + 1) * height - gap.above - label.height - gap.below;
    return { x, y, size, reach: reachInRow };
  };
  const hungRows = Math.ceil(hung.length / inRow);
  const last = rows.at(-1)?.length ?? 0;
  const hasFree = standing.length > 0 && last < inRow;
  /** Who searches looks to the right. */
  const before = (row: number): number => (hasFree && row === rows.length - 1 ? 1 : 0);
  return {
    seats: rows.flatMap((shown, row) =>
      shown.map((thing, index) => ({
        thing,
        spot: fitted(spotIn(row, index + before(row), shown.length + before(row)), thing.stance),
      })),
    ),
    seam: rowsTop + hungRows * height + (standing.length > 0 ? (height - label.height) * 0.55 : -8),
    free: hasFree ? spotIn(rows.length - 1, 0, last + 1) : undefined,
  };
}

/** What lies aslant has its corners within its seat too. */
const fitted = (spot: Spot, { turn }: Stance): Spot => ({ ...spot, size: spot.size / spanOf(turn) });

/** As equally as can be. */
function partInRows<Thing>(things: readonly Thing[], inRow: number): Thing[][] {
  const count = Math.ceil(things.length / inRow);
  const most = Math.ceil(things.length / Math.max(1, count));
  return Array.from({ length: count }, (_, row) => things.slice(row * most, (row + 1) * most));
}
