/** What a thing to find stands, lies or hangs on. */
import type { Box } from '../../sheets/lay/box.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { weights } from '../../sheets/measures.ts';
import type { PlaceName } from '../../sheets/places/index.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { grounds } from './search-place.ts';

/** What a card can say of a thing. */
export const standing = ['vloer', 'tafel'] as const;
/** Where some things are on every card. */
export const hanging = ['muur', 'haak'] as const;
export type Standing = (typeof standing)[number];
export type Footing = Standing | (typeof hanging)[number];

/** How far a floor and a table reach behind a thing's foot, and before it. */
const behind = { vloer: 8, tafel: 12 } as const;
export const before = 2.8;
const tableEdge = 2;

const edge = { colour: 'edge', weight: weights.thin } as const;
/** It runs behind things: in zwart-wit it must not cross them. */
const faint = { colour: 'faint', weight: weights.thin } as const;

/** Under neighbours in a row that stand on the same, from where to where. */
export function drawFooting(
  place: PlaceName,
  on: Footing,
  { x, width }: Pick<Box, 'x' | 'width'>,
  foot: number,
): Mark[] {
  const { ledge, isFloor } = grounds[place];
  if ((on === 'muur' || on === 'haak') && isFloor) return [];
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
  const top = foot - behind[on === 'tafel' ? 'tafel' : 'vloer'];
  const box = { x, y: top, width, height: foot + before - top };
  if (on === 'vloer')
    return [
      { kind: 'rect', ...box, fill: ledge, stroke: faint },
      { kind: 'rect', x, y: top - 1.8, width, height: 1.8, fill: 'paper', stroke: faint },
    ];
  return [
    { kind: 'rect', ...box, fill: 'wood', stroke: faint },
    { kind: 'rect', ...box, y: foot + before - tableEdge, height: tableEdge, fill: 'bark', stroke: faint },
  ];
}

const hook = { width: 18, height: 4 } as const;

/** Where a thing is: what lies is in the middle of the top, and what hangs leaves room for its hook. */
export const settle = (box: Box, on: Footing, isFlat: boolean): Box => {
  if (isFlat) return { ...box, y: box.y + box.height / 2 - 4.5 };
  return on === 'haak' ? { ...box, y: box.y + hook.height, height: box.height - hook.height } : box;
};

export function shadeFooting(place: PlaceName, on: Footing, box: Box, isFlat: boolean): Mark[] {
  if (on === 'muur') return [];
  if (on === 'haak') return drawHook(box.x + box.width / 2, box.y);
  const side = Math.min(box.width, box.height);
  const foot = isFlat ? box.y + box.height / 2 + 3 : box.y + box.height - 0.4;
  const fill = on === 'tafel' && grounds[place].isFloor ? 'bark' : grounds[place].isFloor ? 'wood' : 'leaf';
  return [layShadow({ x: box.x + box.width / 2, y: foot, width: side * (isFlat ? 1.25 : 1) }, fill)];
}

const drawHook = (x: number, y: number): Mark[] => [
  { kind: 'rect', x: x - hook.width / 2, y: y - 3.4, ...hook, radius: 1, fill: 'wood', stroke: edge },
  { kind: 'circle', x, y: y - 1.4, radius: 1.5, fill: 'stone', stroke: edge },
];
