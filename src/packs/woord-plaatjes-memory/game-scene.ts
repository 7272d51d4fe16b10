/** Two children at a game: on the floor at a mat, with the cards between them and before them. */
import { type CastName, findFigure, sideOf } from '../../sheets/cast/index.ts';
import type { Point } from '../../sheets/cast/paper.ts';
import type { Box } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { drawCard } from '../../sheets/lay/props.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { weights } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { layCover } from './card-back.ts';
import { handOf, type OpenCard } from './held-cards.ts';
import { layMat, matFoot, soil } from './mat.ts';

/** In mm: how tall a child is that stands up. */
const child = 39;
const card = 15.2;
const between = { cards: 2, rows: 4.5 } as const;
/** From the foot of the mat to the cards before the children, and from its top to those between them. */
const mat = { foot: 2.6, top: 10 } as const;
/** How far a child sits from the side of the room, and below the top of the cards between them: a hand is on those. */
const seat = { aside: 19.2, down: 13 } as const;
/** Where the face ends that is turned to the other: from the side of the room, and above the cards. */
const face = { aside: 32, up: 10 } as const;

/** What lies on a place: a card with its picture up, or none any more. */
type Lying = OpenCard | 'gone';

/** Between the children: what the boy turns last, beside what he turned first. */
export function turnedPlaces(room: Box): readonly [last: Box, first: Box] {
  const y = frontTop(room) - between.rows - card;
  const x = room.x + (room.width - between.cards) / 2 - card;
  const last = { x, y, width: card, height: card };
  return [last, { ...last, x: x + card + between.cards }];
}

const frontTop = ({ y, height }: Box): number => y + height - matFoot - mat.foot - card;

/** Cards that nobody turned yet. */
const frontCount = 4;
export function frontPlaces(room: Box): Box[] {
  const width = frontCount * (card + between.cards);
  const strip = { x: room.x + (room.width - width) / 2, y: frontTop(room), width, height: card };
  return divide(strip, frontCount, 1).map((cell) => ({
    ...cell,
    x: cell.x + between.cards / 2,
    width: card,
  }));
}

/** The mat with what lies on it. */
export const layGame = (room: Box, turned: readonly [last: Lying, first: Lying]): Mark[] => {
  const places = turnedPlaces(room);
  return [
    ...layMat(room, places[0].y - mat.top),
    ...fill(places, turned, layLying),
    ...frontPlaces(room).flatMap(layCover),
  ];
};

const layLying = (lying: Lying, place: Box): Mark[] =>
  lying === 'gone' ? [layGap(place)] : drawCard(lying.picture, place, lying.ground);

/** Where a card lay. */
const layGap = (place: Box): Mark => ({
  kind: 'rect',
  ...place,
  radius: place.width * 0.09,
  stroke: { colour: 'edge', weight: weights.thin, dash: [1.6, 1.4] },
});

type Seat = 'left' | 'right';

function squareAt(room: Box, at: Seat, who: CastName): Box {
  const found = findFigure(who);
  const side = found ? sideOf(found.figure, child) : child;
  const middle = at === 'left' ? room.x + seat.aside : room.x + room.width - seat.aside;
  const ground = turnedPlaces(room)[0].y + seat.down;
  return { x: middle - side / 2, y: ground - side, width: side, height: side };
}

/** The hand of who is at the left. */
export const handIn = (room: Box, who: CastName): Point => handOf(squareAt(room, 'left', who), who);

/** Who is at the right looks to the left. */
export function layPlayer(room: Box, at: Seat, who: CastName): Mark[] {
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
  at: Seat,
): [face: number, foot: number, room: Pick<Box, 'x' | 'width'>] {
  const { aside, up } = face;
  const x = at === 'left' ? room.x + aside : room.x + room.width - aside;
  return [x, turnedPlaces(room)[0].y - up, { x: room.x + aside - 2, width: room.width - 2 * (aside - 2) }];
}
