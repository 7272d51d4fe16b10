/** What a thing to find stands, lies or hangs on. */
import { type Box, inset } from '../../sheets/lay/box.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { weights } from '../../sheets/measures.ts';
import type { Paper } from '../../sheets/palette.ts';
import type { Mark } from '../../sheets/sheet.ts';

/** Where some things are on every card. */
export const hanging = ['muur', 'haak'] as const;
type Hanging = (typeof hanging)[number];
/** Where a card can have them beside that: on its ground, on what lies over that, or against a wall. */
export const footings = ['vloer', 'gras', 'tafel', ...hanging] as const;
export type Footing = (typeof footings)[number];

export const isHung = (on: Footing): on is Hanging => on === 'muur' || on === 'haak';

export interface Stance {
  readonly on: Footing;
  /** How far down the picture touches what it stands on, in hundredths of its height as it is drawn. */
  readonly foot: number;
  /** What lies is turned: in degrees clockwise. */
  readonly turn: number;
}

/** Of a picture's side: it doesn't fill its corners. */
const airShare = 0.12;

/** Where a picture is seen; what hangs begins with its rack. */
export const inkOf = ({ on }: Stance, square: Box): Box => {
  const ink = inset(square, square.width * airShare);
  return on === 'haak'
    ? { ...ink, y: square.y - rackUp, height: ink.y + ink.height - square.y + rackUp }
    : ink;
};

/** Pictures have a little air under them; what lies is turned about its middle and flat. */
export const standingFoot = 97;
export const lyingFoot = 62;

/** How wide a square is that is turned, in its own sides. */
export const spanOf = (turn: number): number =>
  Math.abs(Math.cos((turn * Math.PI) / 180)) + Math.abs(Math.sin((turn * Math.PI) / 180));

/** The square of a picture by the middle of its foot. */
export const squareAt = (x: number, y: number, side: number, foot: number): Box => ({
  x: x - side / 2,
  y: y - (side * foot) / 100,
  width: side,
  height: side,
});

const soils: Readonly<Partial<Record<Footing, Paper>>> = { gras: 'grass', tafel: 'wood' };
/** Of a picture's square: what it stands on is less wide than its top. */
const widths = { standing: 0.72, lying: 1 } as const;

/** `ground` is what the place has for a floor. */
export function drawFooting({ on, foot, turn }: Stance, square: Box, ground: Paper): Mark[] {
  const x = square.x + square.width / 2;
  if (on === 'haak') return drawRack(x, square.y, square.height * 0.07);
  if (on === 'muur') return [];
  const y = square.y + (square.height * foot) / 100;
  const width = square.width * (turn === 0 ? widths.standing : widths.lying);
  return [layShadow({ x, y: y - 0.4, width }, soils[on] ?? ground)];
}

const rack = { width: 34, height: 4 } as const;
/** Of its upper side, above a thing. */
const rackUp = 3.4;
const edge = { colour: 'edge', weight: weights.frame } as const;

/** On the middle of three hooks, by a loop so far down to the thing. */
const drawRack = (x: number, y: number, loop: number): Mark[] => [
  {
    kind: 'rect',
    x: x - rack.width / 2,
    y: y - rackUp,
    ...rack,
    radius: 1,
    fill: 'wood',
    stroke: { ...edge, weight: weights.thin },
  },
  ...[-1, 1].map(
    (side): Mark => ({
      kind: 'path',
      d: `M${x + side * 12} ${y - 1.4}V${y + 1.6}Q${x + side * 12} ${y + 2.8} ${x + side * 12 + 1.6} ${y + 2.4}`,
      stroke: edge,
    }),
  ),
  {
    kind: 'path',
    d: `M${x - 1.2} ${y + loop}Q${x - 1} ${y - 1} ${x} ${y - 1.4}Q${x + 1} ${y - 1} ${x + 1.2} ${y + loop}`,
    stroke: edge,
  },
  { kind: 'circle', x, y: y - 1.4, radius: 1.5, fill: 'stone', stroke: { ...edge, weight: weights.thin } },
];
