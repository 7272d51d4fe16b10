/** A bridge of planks, from one field to a later one. */
import { weights } from '../../sheets/measures.ts';
import type { LineMark, Mark } from '../../sheets/sheet.ts';
import { arrowAt } from './board-room.ts';
import type { Point } from './road.ts';

const deck = { width: 15, plank: 4.2 } as const;
/** On both sides: without it planks are the rungs of a ladder. */
const rail = { width: 2.2, post: 2.1 } as const;
/** Under either end, just clear of the field: there the bridge begins. */
const landing = { long: 4.5, out: 2.6 } as const;
/** Two, as of a jump. */
const arrowsApart = 8;

/** From the middle of a field to that of another, each of this radius; the fields lie over its ends. */
export function layBridge(from: Point, to: Point, radius: number): Mark[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [along, across] = directions(from, to, length);
  const at = (far: number, aside: number): Point => [
    from[0] + along[0] * far + across[0] * aside,
    from[1] + along[1] * far + across[1] * aside,
  ];
  const seen = length - 2 * radius;
  const middle = length / 2;
  const planks = Math.round(seen / deck.plank);
  // Quieter than the rails: a long bridge is not the first thing to see of a board.
  const seam = (one: Point, other: Point): LineMark => ({
    kind: 'line',
    x1: one[0],
    y1: one[1],
    x2: other[0],
    y2: other[1],
    stroke: { colour: 'edge', weight: weights.thin },
  });
  const half = deck.width / 2;
  const [start, end] = [radius - 3, length - radius + 3];
  const outside = half + rail.width + landing.out;
  const landings: readonly (readonly [number, number])[] = [
    [start, radius + landing.long],
    [length - radius - landing.long, end],
  ];
  return [
    ...landings.map(
      ([one, other]): Mark => ({
        kind: 'path',
        d: `M${[at(one, -outside), at(other, -outside), at(other, outside), at(one, outside)].map(write).join('L')}Z`,
        fill: 'brick',
        stroke: { colour: 'frame', weight: weights.line },
      }),
    ),
    {
      kind: 'path',
      d: `M${[at(start, -half), at(end, -half), at(end, half), at(start, half)].map(write).join('L')}Z`,
      fill: 'wood',
    },
    ...Array.from({ length: planks - 1 }, (_, index) => {
      const far = radius + ((index + 1) * seen) / planks;
      return seam(at(far, -half), at(far, half));
    }),
    ...[-1, 1].flatMap((side) => {
      const [inner, outer] = [side * half, side * (half + rail.width)];
      const posts = [radius + landing.long / 2, middle, length - radius - landing.long / 2];
      return [
        {
          kind: 'path',
          d: `M${[at(start, inner), at(end, inner), at(end, outer), at(start, outer)].map(write).join('L')}Z`,
          fill: 'wood',
          stroke: { colour: 'frame', weight: weights.line },
        } as const,
        ...posts.map((far): Mark => {
          const [x, y] = at(far, (inner + outer) / 2);
          return {
            kind: 'circle',
            x,
            y,
            radius: rail.post,
            fill: 'bark',
            stroke: { colour: 'frame', weight: weights.line },
          };
        }),
      ];
    }),
    ...[-0.5, 0.5].map(
      (side): Mark => ({
        kind: 'path',
        d: `M${arrowAt(at(middle + side * arrowsApart, 0), degreesOf(along))
          .map(write)
          .join('L')}Z`,
        fill: 'ink',
        stroke: { colour: 'wood', weight: weights.line },
      }),
    ),
  ];
}

const directions = (from: Point, to: Point, length: number): [Point, Point] => {
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return [along, [-along[1], along[0]]];
};

const degreesOf = ([x, y]: Point): number => (Math.atan2(y, x) * 180) / Math.PI;

const write = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
