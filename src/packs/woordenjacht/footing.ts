/** What a thing to find stands, lies or hangs on. */
import type { Box } from '../../sheets/lay/box.ts';
import { halfShadow, layShadow, widestWithin } from '../../sheets/lay/shadow.ts';
import { weights } from '../../sheets/measures.ts';
import type { PlaceName } from '../../sheets/places/index.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { grounds } from './search-place.ts';

/** What a card can say of a thing: before the wall, against it as a door, or on a table. */
export const standing = ['vloer', 'wand', 'tafel'] as const;
/** Where some things are on every card. */
export const hanging = ['muur', 'haak'] as const;
export type Standing = (typeof standing)[number];
export type Footing = Standing | (typeof hanging)[number];

/** How far a floor and a table reach behind a thing's foot, and before it. */
const behind = { vloer: 6, tafel: 12 } as const;
export const before = 2.8;
/** What stands against the wall reaches so far over its box, up to the edge of its band: a door is no smaller than a chair. */
const overBox = 2;
const tableEdge = 2;
/** What hangs is clear of the skirting of its wall. */
const aboveSkirting = 5;

const edge = { colour: 'edge', weight: weights.thin } as const;
/** It runs behind things: in zwart-wit it must not cross them. */
const faint = { colour: 'faint', weight: weights.thin } as const;

/** Under neighbours in a row that stand on the same, from where to where. */
export function drawFooting(
  place: PlaceName,
  on: 'vloer' | 'tafel',
  { x, width }: Pick<Box, 'x' | 'width'>,
  foot: number,
): Mark[] {
  const { ledge, isFloor } = grounds[place];
  if (!isFloor) {
    const [top, bottom, right] = [foot - 7, foot + before, x + width];
    return [
      {
        kind: 'path',
        d: `M${x} ${bottom}V${top}C${x + width * 0.2} ${top - 3} ${x + width * 0.35} ${top - 3} ${x + width * 0.5} ${top - 1}C${x + width * 0.66} ${top + 1} ${x + width * 0.8} ${top - 3} ${right} ${top}V${bottom}Z`,
        fill: ledge,
        stroke: faint,
      },
    ];
  }
  const top = foot - behind[on];
  const box = { x, y: top, width, height: foot + before - top };
  if (on !== 'tafel')
    return [
      { kind: 'rect', ...box, fill: ledge, stroke: faint },
      { kind: 'rect', x, y: top - 1.8, width, height: 1.8, fill: 'paper', stroke: faint },
    ];
  return [
    { kind: 'rect', ...box, fill: 'wood', stroke: faint },
    { kind: 'rect', ...box, y: foot + before - tableEdge, height: tableEdge, fill: 'bark', stroke: faint },
  ];
}

const rack = { width: 34, height: 4 } as const;

/** Where there is no wall it flies. */
const aboveHill = 8;

/** What neighbours share: a floor, before what stands against the wall and below what hangs on it too; or a table. */
export const groundOf = (on: Footing): 'vloer' | 'tafel' => (on === 'tafel' ? 'tafel' : 'vloer');

export interface Stance {
  readonly on: Footing;
  /** Of the picture as it is drawn, in hundredths: how large it is, and how far down it touches what it stands on. */
  readonly size: number;
  readonly foot: number;
}

/** What lies is turned: the corners of its square reach far below it. */
const mostLying = 52;

/** How wide a square is that is turned, in its own sides. */
const spanOf = (turn: number): number =>
  Math.abs(Math.cos((turn * Math.PI) / 180)) + Math.abs(Math.sin((turn * Math.PI) / 180));

/** The square of a picture in its box: it touches the foot of that, and what hangs leaves room for its hook. */
export function settle(box: Box, place: PlaceName, { on, size, foot }: Stance, turn: number): Box {
  const { isFloor } = grounds[place];
  const againstWall = on === 'wand' && isFloor ? behind.vloer : 0;
  const isHung = on === 'muur' || on === 'haak';
  const raised = isHung ? (isFloor ? behind.vloer + aboveSkirting : aboveHill) : againstWall;
  const hung = on === 'haak' ? rack.height : 0;
  const largest =
    (Math.min(box.width, box.height - hung - raised + (againstWall > 0 ? overBox : 0)) * size) / 100;
  const side = turn === 0 ? largest : Math.min(largest, box.width / spanOf(turn), mostLying);
  const ground = box.y + box.height - raised;
  return {
    x: box.x + (box.width - side) / 2,
    y: on === 'haak' ? box.y + hung : ground - (side * foot) / 100,
    width: side,
    height: side,
  };
}

/** From a foot to as near to the edge of its ground as a shadow falls. */
const nearest = before - 0.5;

/** Of a picture's square: what it stands on is less wide than its top. */
const standsOn = 0.8;

/** `square` is that of the picture in its box. */
export function shadeFooting(
  place: PlaceName,
  { on }: Stance,
  box: Box,
  square: Box,
  isLying: boolean,
): Mark[] {
  const { ledge, isFloor } = grounds[place];
  if (on === 'muur' || (on === 'wand' && isFloor)) return [];
  if (on === 'haak') return drawRack(box.x + box.width / 2, square.y, square.height * 0.07);
  const width = Math.min(widestWithin(box.width / 2), square.width * (isLying ? 1.1 : standsOn));
  return [
    layShadow(
      {
        x: box.x + box.width / 2,
        y: box.y + box.height + Math.min(-0.4, nearest - halfShadow(width)),
        width,
      },
      on === 'tafel' && isFloor ? 'wood' : ledge,
    ),
  ];
}

/** On the middle of three hooks, by a loop so far down to the thing. */
const drawRack = (x: number, y: number, loop: number): Mark[] => [
  { kind: 'rect', x: x - rack.width / 2, y: y - 3.4, ...rack, radius: 1, fill: 'wood', stroke: edge },
  ...[-1, 1].map(
    (side): Mark => ({
      kind: 'path',
      d: `M${x + side * 12} ${y - 1.4}V${y + 1.6}Q${x + side * 12} ${y + 2.8} ${x + side * 12 + 1.6} ${y + 2.4}`,
      stroke: { ...edge, weight: weights.frame },
    }),
  ),
  {
    kind: 'path',
    d: `M${x - 1.2} ${y + loop}Q${x - 1} ${y - 1} ${x} ${y - 1.4}Q${x + 1} ${y - 1} ${x + 1.2} ${y + loop}`,
    stroke: { ...edge, weight: weights.frame },
  },
  { kind: 'circle', x, y: y - 1.4, radius: 1.5, fill: 'stone', stroke: edge },
];
