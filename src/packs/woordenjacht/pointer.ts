/** The arrow that ends on the part of a picture that the new word names. */
import type { Point } from '../../sheets/cast/paper.ts';
import type { Box } from '../../sheets/lay/box.ts';
import { paragraph } from '../../sheets/lay/meaning.ts';
import { weights } from '../../sheets/measures.ts';
import type { Element, Mark } from '../../sheets/sheet.ts';

export const sides = ['links', 'rechts', 'boven', 'onder', 'linksboven', 'rechtsboven'] as const;

export interface Points {
  /** From the left and from the top of the picture, in hundredths. */
  readonly to: readonly number[];
  readonly from: (typeof sides)[number];
}

const slant = Math.SQRT1_2;
/** From the tip to the tail. */
const ways: Readonly<Record<Points['from'], Point>> = {
  links: [-1, 0],
  rechts: [1, 0],
  boven: [0, -1],
  onder: [0, 1],
  linksboven: [-slant, -slant],
  rechtsboven: [slant, -slant],
};

/** On a card, and beside a word on the grown-up's list. */
export const pointers = {
  card: { length: 13, head: 5.6, wide: 3.8, shaft: 1.7, edge: 1, weight: 0.9 },
  list: { length: 4.8, head: 2.4, wide: 1.8, shaft: 0.8, edge: 0.5, weight: weights.line },
} as const;

/** Where its tip is on the page, for a picture that is turned about the middle of its box. */
export function aimPointer({ to: [across = 50, down = 50] }: Points, box: Box, turn = 0): Point {
  const [dx, dy] = [(across / 100 - 0.5) * box.width, (down / 100 - 0.5) * box.height];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [box.x + box.width / 2 + dx * cos - dy * sin, box.y + box.height / 2 + dx * sin + dy * cos];
}

/** Of a short arrow. */
const headShare = 0.62;

interface Look {
  readonly length: number;
  readonly head: number;
  readonly wide: number;
  readonly shaft: number;
  readonly edge: number;
  readonly weight: number;
}

/** Where it comes from. */
export function tailOf([x, y]: Point, from: Points['from'], { length, edge }: Look): Point {
  const [ux, uy] = ways[from];
  return [x + ux * (edge + length), y + uy * (edge + length)];
}

/** White, so that who chooses its word can colour it. Around its line a white edge keeps it apart from what it lies over, and ends where it aims: what it shows is not covered. Beside the room it is shorter. */
export function drawPointer(
  [x, y]: Point,
  from: Points['from'],
  room: Box,
  { length: longest, head: longestHead, wide, shaft, edge, weight }: Look,
): Mark[] {
  const [ux, uy] = ways[from];
  const sideways = ux < 0 ? x - room.x : room.x + room.width - x;
  const length = ux === 0 ? longest : Math.min(longest, sideways / Math.abs(ux) - 2 * edge);
  const head = Math.min(longestHead, length * headShare);
  const at = (along: number, aside: number): string =>
    `${(x + ux * (edge + along) - uy * aside).toFixed(2)} ${(y + uy * (edge + along) + ux * aside).toFixed(2)}`;
  const outline = [
    at(0, 0),
    at(head, wide),
    at(head, shaft),
    at(length, shaft),
    at(length, -shaft),
    at(head, -shaft),
    at(head, -wide),
  ];
  const d = `M${outline.join('L')}Z`;
  return [
    { kind: 'path', d, fill: 'paper', stroke: { colour: 'paper', weight: 2 * edge } },
    { kind: 'path', d, fill: 'paper', stroke: { colour: 'frame', weight } },
  ];
}

/** Over the small picture of a list. */
export const layListPointer = (points: Points | undefined, picture: Box, room: Box): Element[] =>
  points ? [paragraph(drawPointer(aimPointer(points, picture), points.from, room, pointers.list))] : [];
