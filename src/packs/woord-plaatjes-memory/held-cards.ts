/** Cards that a hand has: half way over, or a pair that somebody won, one in each hand. */
import { type CastName, findFigure, gripOf } from '../../sheets/cast/index.ts';
import { closedPath, frameAt, type Point } from '../../sheets/cast/paper.ts';
import type { Box } from '../../sheets/lay/box.ts';
import { fill } from '../../sheets/lay/cells.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { coverLook } from './card-back.ts';

/** What shows its picture. */
export interface OpenCard {
  readonly picture: string;
  readonly ground: Colour;
}

const edge = { colour: 'frame', weight: weights.line } as const;
/** Of the side of a card: around its picture, and how far its corners are round. */
const shares = { margin: 0.12, corner: 0.09 } as const;

const outline = (corners: readonly Point[]): string => closedPath(corners, () => shares.corner);

/** How far a lifted side comes up and nearer, of the side of a card. */
const lift = { across: 0.08, up: 0.34, nearer: 0.06 } as const;

/** The left side of a card that lies there, lifted: the right one stays where it is. */
function liftedOf({ x, y, width, height }: Box): readonly Point[] {
  const left = x + width * lift.across;
  const top = y - height * lift.up;
  return [
    [left, top - height * lift.nearer],
    [x + width, y],
    [x + width, y + height],
    [left, top + height * (1 + lift.nearer)],
  ];
}

const liftedPath = (card: Box, fill: Colour, stroke: typeof edge | typeof coverLook.edge): Mark => ({
  kind: 'path',
  d: outline(liftedOf(card)),
  fill,
  stroke,
});

/** In the middle of a lifted card. */
function middleOf(card: Box): Point {
  const corners = liftedOf(card);
  const sum = (of: (corner: Point) => number): number => corners.reduce((all, one) => all + of(one), 0) / 4;
  return [sum(([x]) => x), sum(([, y]) => y)];
}

/** Its back is still to be seen. */
export function layLiftedCover(card: Box): Mark[] {
  const [x, y] = middleOf(card);
  const side = card.width * 0.5;
  return [
    liftedPath(card, coverLook.tint, coverLook.edge),
    { kind: 'circle', x, y, radius: card.width * 0.3, fill: 'paper', stroke: coverLook.edge },
    placePicture(coverLook.keeper, { x: x - side / 2, y: y - side / 2, width: side, height: side }),
  ];
}

/** Its picture is still to be seen. */
export function layLiftedCard({ picture, ground }: OpenCard, card: Box): Mark[] {
  const [x, y] = middleOf(card);
  const side = card.width * 0.62;
  return [
    liftedPath(card, ground, edge),
    placePicture(picture, { x: x - side / 2, y: y - side / 2, width: side, height: side }),
  ];
}

/** Of who holds both up, in the square of the picture: as far at the left as at the right. */
export function handsOf({ x, y, width, height }: Box, who: CastName): readonly [left: Point, right: Point] {
  const found = findFigure(who);
  const grip = found ? gripOf(found) : { x: 1, y: 0.5 };
  const [across, down] = [grip.x * width, y + grip.y * height];
  return [
    [x + width - across, down],
    [x + across, down],
  ];
}

/** How a card is held up: its middle from the hand, outward and up in sides of the card, and outward in degrees. */
const hold = { out: 0.34, up: 0.46, degrees: 8 } as const;

/** How far beside the hands the cards reach, in sides of a card. */
export const besideHands = 0.88;

/** Behind the hands, whose fingers are over the lower edges. */
export const layPairInHands = (
  pair: readonly OpenCard[],
  hands: readonly [left: Point, right: Point],
  side: number,
): Mark[] =>
  fill(hands, pair, (card, [x, y], index) => {
    const outward = index === 0 ? -1 : 1;
    return layTilted(card, [x + outward * hold.out * side, y - hold.up * side], side, outward * hold.degrees);
  });

function layTilted({ picture, ground }: OpenCard, [x, y]: Point, side: number, degrees: number): Mark[] {
  const half = side / 2;
  const at = frameAt([x, y], degrees);
  const corners = [at(-half, -half), at(half, -half), at(half, half), at(-half, half)];
  const inner = side * (1 - 2 * shares.margin);
  const box = { x: x - inner / 2, y: y - inner / 2, width: inner, height: inner };
  return [
    { kind: 'path', d: outline(corners), fill: ground, stroke: edge },
    placePicture(picture, box, { turn: degrees }),
  ];
}
