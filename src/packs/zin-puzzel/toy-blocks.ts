/** What a stair is built of: blocks as a child builds with, a window and a door in the high ones, grass at the foot. */
import type { Box } from '../../sheets/lay/box.ts';
import { round, weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Mark } from '../../sheets/sheet.ts';

const edge = { colour: 'edge', weight: weights.thin } as const;
const door = { width: 11, height: 14.5 } as const;
const pane = 4.6;

/** Of each step another, as blocks that a child builds with. */
const paints: readonly Colour[] = ['glow', 'brick', 'water', 'leaf'];

export const layBlock = (wall: Box, step: number): Mark => ({
  kind: 'rect',
  ...wall,
  fill: paints[step % paints.length] ?? 'wood',
  stroke: { colour: 'frame', weight: weights.line },
});

/** Four panes, so high above the foot. */
export const layWindow = ({ x, y, width, height }: Box): Mark[] =>
  [0, 1, 2, 3].map((index) => ({
    kind: 'rect',
    x: x + width / 2 - pane + (index % 2) * pane,
    y: y + height - 14 + Math.floor(index / 2) * pane,
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
        y1: foot - door.height + 3,
        x2: x + width / 2 + share * door.width,
        y2: foot,
        stroke: edge,
      }),
    ),
    { kind: 'circle', x: x + width / 2 + 4, y: foot - 8, radius: 0.9, fill: 'frame' },
  ];
}

/** Blades on the ground, from a place to the right. */
export function layGrass(x: number, foot: number): Mark {
  const blade = (dx: number, lean: number, high: number): string =>
    `M${round(x + dx)} ${round(foot)}Q${round(x + dx)} ${round(foot - high * 0.6)} ${round(x + dx + lean)} ${round(foot - high)}Q${round(x + dx + 1.4)} ${round(foot - high * 0.5)} ${round(x + dx + 1.8)} ${round(foot)}Z`;
  return {
    kind: 'path',
    d: [blade(0, -1.6, 4.4), blade(1.6, 0.6, 6.4), blade(3.4, 2.4, 4)].join(''),
    fill: 'leafDeep',
    stroke: edge,
  };
}
