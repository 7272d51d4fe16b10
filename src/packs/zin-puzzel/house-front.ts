/** A window and a door in the high walls of the stair: a house, with one word above the other. */
import type { Box } from '../../sheets/lay/box.ts';
import { round, weights } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';

const edge = { colour: 'edge', weight: weights.thin } as const;
const door = { width: 21, height: 34 } as const;
const pane = 9;
/** From the foot of a wall to the top of its window. */
const windowTop = 30;

/** Four panes, so high above the foot. */
export const layWindow = ({ x, y, width, height }: Box): Mark[] =>
  [0, 1, 2, 3].map((index) => ({
    kind: 'rect',
    x: x + width / 2 - pane + (index % 2) * pane,
    y: y + height - windowTop + Math.floor(index / 2) * pane,
    width: pane,
    height: pane,
    fill: 'yellowSoft',
    stroke: { colour: 'frame', weight: weights.thin },
  }));

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
