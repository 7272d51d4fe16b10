/** Two children at a game: on the floor at a mat, with the cards between them and before them. */
import { type CastName, findFigure, type Pose, sideOf } from '../../sheets/cast/index.ts';
import type { Box } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { drawCard } from '../../sheets/lay/props.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { weights } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { layCover } from './card-back.ts';
import { handsOf, layPairInHands, type OpenCard } from './held-cards.ts';
import { layMat, matFoot, soil } from './mat.ts';
import { layVerdict, verdicts } from './step-signs.ts';

/** In mm: how tall a child is that stands up. */
const child = 36;
const card = 13.8;
const between = { cards: 2, rows: 3.4 } as const;
/** From the foot of the mat to the cards before the children, and from its top to those between them. */
const mat = { foot: 2.2, top: 10 } as const;
interface Seat {
  /** From the side of the room. */
  readonly aside: number;
  /** Below the top of the cards between the children. */
  readonly down: number;
}
/** Whoever turns a card has a hand on it, who looks on keeps well clear. */
const seats: Partial<Record<Pose, Seat>> = {
  reikt: { aside: 21.6, down: 12 },
  blij: { aside: 33, down: 15.8 },
};
const seatOfOthers: Seat = { aside: 17.6, down: 12 };
/** Where the face ends that is turned to the other: from the side of the room, and above the cards. */
const face = { aside: 32, up: 9 } as const;

/** What lies on a place: a card with its picture up or down, or none while it is in a hand. */
type Lying = OpenCard | 'down' | 'lifted';

/** Between the children: what the boy turns last, beside what he turned first. */
export function turnedPlaces(room: Box): readonly [last: Box, first: Box] {
  const y = frontTop(room) - between.rows - card;
  const x = room.x + (room.width - between.cards) / 2 - card;
  const last = { x, y, width: card, height: card };
  return [last, { ...last, x: x + card + between.cards }];
}

const frontTop = ({ y, height }: Box): number => y + height - matFoot - mat.foot - card;

const frontCount = 4;
function frontPlaces(room: Box): Box[] {
  const width = frontCount * (card + between.cards);
  const strip = { x: room.x + (room.width - width) / 2, y: frontTop(room), width, height: card };
  return divide(strip, frontCount, 1).map((cell) => ({
    ...cell,
    x: cell.x + between.cards / 2,
    width: card,
  }));
}

/** The mat with the cards that nobody turned yet. */
export const layTable = (room: Box): Mark[] => [
  ...layMat(room, turnedPlaces(room)[0].y - mat.top),
  ...frontPlaces(room).flatMap(layCover),
];

/** With what lies between the children. */
export const layGame = (room: Box, turned: readonly [last: Lying, first: Lying]): Mark[] => [
  ...layTable(room),
  ...fill(turnedPlaces(room), turned, layLying),
];

function layLying(lying: Lying, place: Box): Mark[] {
  if (lying === 'lifted') return [layGap(place)];
  return lying === 'down' ? layCover(place) : drawCard(lying.picture, place, lying.ground);
}

/** Where a card lay. */
const layGap = (place: Box): Mark => ({
  kind: 'rect',
  ...place,
  radius: place.width * 0.09,
  stroke: { colour: 'edge', weight: weights.thin, dash: [1.6, 1.4] },
});

type Side = 'left' | 'right';

function squareAt(room: Box, at: Side, who: CastName): Box {
  const found = findFigure(who);
  const side = found ? sideOf(found.figure, child) : child;
  const { aside, down } = (found && seats[found.pose]) ?? seatOfOthers;
  const middle = at === 'left' ? room.x + aside : room.x + room.width - aside;
  const ground = turnedPlaces(room)[0].y + down;
  return { x: middle - side / 2, y: ground - side, width: side, height: side };
}

/** From a hand, in sides of a card: clear of what it holds. */
const besideHand = { across: 1.4, up: 0.9 } as const;

/** Who is glad holds up a card in each hand; beside those they are found right. */
export function layWinner(room: Box, who: CastName, pair: readonly OpenCard[]): Mark[] {
  const hands = handsOf(squareAt(room, 'left', who), who);
  const [, [x, y]] = hands;
  return [
    ...layPairInHands(pair, hands, card),
    ...layPlayer(room, 'left', who),
    ...layVerdict([x + besideHand.across * card, y - besideHand.up * card], verdicts.yes),
  ];
}

/** Who is at the right looks to the left. */
export function layPlayer(room: Box, at: Side, who: CastName): Mark[] {
  const square = squareAt(room, at, who);
  const { x, y, width } = square;
  return [
    layShadow({ x: x + width / 2, y: y + width - 0.4, width: width * 0.5 }, soil),
    placePicture(who, square, at === 'left' ? {} : { flip: true }),
  ];
}

/** For a bubble between the heads: where the face is, and from where to where it may reach. */
export function besideFace(
  room: Box,
  at: Side,
): [face: number, foot: number, room: Pick<Box, 'x' | 'width'>] {
  const { aside, up } = face;
  const x = at === 'left' ? room.x + aside : room.x + room.width - aside;
  return [x, turnedPlaces(room)[0].y - up, { x: room.x + aside - 2, width: room.width - 2 * (aside - 2) }];
}
