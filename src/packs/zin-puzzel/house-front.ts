/** What is in the high walls of the stair: a house, with one word above the other, where somebody lives. */
import type { Box } from '../../sheets/lay/box.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { round, weights } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';

const edge = { colour: 'edge', weight: weights.thin } as const;
const door = { width: 21, height: 34 } as const;
const pane = 9;
/** From the foot of a wall to the top of its window. */
const windowTop = 33;
const shutter = 5;
const sill = { deep: 4.4, out: 3 } as const;

/** Four panes between shutters, so high above the foot, with flowers on its sill. */
export function layWindow({ x, y, width, height }: Box): Mark[] {
  const [centre, top] = [round(x + width / 2), round(y + height - windowTop)];
  const [left, right, low] = [centre - pane, centre + pane, round(top + 2 * pane)];
  const board = (from: number): Mark => ({
    kind: 'rect',
    x: from,
    y: top,
    width: shutter,
    height: 2 * pane,
    fill: 'leafDeep',
    stroke: { colour: 'frame', weight: weights.thin },
  });
  const flowers = [-5.4, 0, 5.4].map((aside) => placePicture('tulip', squareAt(centre + aside, low + 1, 8)));
  return [
    ...[0, 1, 2, 3].map(
      (index): Mark => ({
        kind: 'rect',
        x: left + (index % 2) * pane,
        y: top + Math.floor(index / 2) * pane,
        width: pane,
        height: pane,
        fill: 'sky',
        stroke: { colour: 'frame', weight: weights.thin },
      }),
    ),
    board(left - shutter),
    board(right),
    ...flowers,
    {
      kind: 'rect',
      x: left - sill.out,
      y: low,
      width: 2 * (pane + sill.out),
      height: sill.deep,
      fill: 'roof',
      stroke: { colour: 'frame', weight: weights.thin },
    },
  ];
}

const squareAt = (middle: number, foot: number, side: number): Box => ({
  x: round(middle - side / 2),
  y: round(foot - side),
  width: side,
  height: side,
});

const balcony = { width: 36, side: 19, rail: 7, bars: 8, floor: 2.4 } as const;

/** Above the door: somebody behind bars that reach to the middle, who is seen from the foot of the stair. */
export function layBalcony({ x, y, width, height }: Box, who: string): Mark[] {
  const centre = x + width / 2;
  const floor = round(y + height - door.height - 4);
  const left = round(centre - balcony.width / 2);
  const rail = floor - balcony.rail;
  const stroke = { colour: 'frame', weight: weights.frame } as const;
  return [
    placePicture(who, squareAt(centre, floor, balcony.side)),
    ...Array.from({ length: balcony.bars + 1 }, (_, bar): Mark => {
      const across = round(left + 1 + (bar * (balcony.width - 2)) / balcony.bars);
      return { kind: 'line', x1: across, y1: rail, x2: across, y2: floor, stroke };
    }),
    {
      kind: 'line',
      x1: left,
      y1: rail,
      x2: left + balcony.width,
      y2: rail,
      stroke: { ...stroke, weight: 1.2 },
    },
    {
      kind: 'rect',
      x: left - 1,
      y: floor,
      width: balcony.width + 2,
      height: balcony.floor,
      fill: 'wood',
      stroke: { colour: 'frame', weight: weights.thin },
    },
  ];
}

/** In the middle of a wall, on its foot. */
export function layDoor({ x, y, width, height }: Box): Mark[] {
  const foot = round(y + height);
  const [left, right] = [x + (width - door.width) / 2, x + (width + door.width) / 2].map(round);
  const arch = round(foot - door.height + door.width / 2);
  // Its handles stand a third higher than the arch is.
  const peak = round(arch - door.width * 0.66);
  return [
    {
      kind: 'path',
      d: `M${left} ${foot}V${arch}C${left} ${peak} ${right} ${peak} ${right} ${arch}V${foot}Z`,
      fill: 'wood',
      stroke: { colour: 'frame', weight: weights.line },
    },
    ...[-0.2, 0.2].map(
      (share): Mark => ({
        kind: 'line',
        x1: x + width / 2 + share * door.width,
        y1: foot - door.height + 5,
        x2: x + width / 2 + share * door.width,
        y2: foot,
        stroke: edge,
      }),
    ),
    { kind: 'circle', x: x + width / 2 + 7.2, y: foot - 15, radius: 1.4, fill: 'frame' },
  ];
}
