/** What a turn is, step by step, and what is seen of it: the boy turns two cards, the girl is next. */
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { drawBubble, drawBubbleAround } from '../../sheets/lay/props.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { looks } from './game-looks.ts';
import { besideFace, frontPlaces, handIn, layGame, layPlayer, turnedPlaces } from './game-scene.ts';
import { layLiftedCard, layLiftedCover, layPairInHand, type OpenCard } from './held-cards.ts';
import type { Game, MemoryPair } from './rules.ts';
import { layPass, layTurn, layVerdict, verdicts } from './step-signs.ts';
import { drawWinners } from './winners.ts';

/** What children ask who see two cards; words need a grown-up. */
const questions = {
  plaatjes: { yes: 'Hetzelfde? Houd ze. Nog eens!', no: 'Niet hetzelfde? Draai ze om.' },
  rijm: { yes: 'Rijmt het? Houd ze. Nog eens!', no: 'Rijmt het niet? Draai ze om.' },
  klank: { yes: 'Begint het zo? Houd ze!', no: 'Begint het anders? Draai ze om.' },
} as const satisfies Partial<Record<Game, { yes: string; no: string }>>;
export type ShownGame = keyof typeof questions;
export const isShown = (game: Game): game is ShownGame => game in questions;

export interface Step {
  readonly says: string;
  /** What is seen stands on the lower edge of its room. */
  draw(room: Box): Mark[];
}

/** Both cards of a pair, as they are in the game. */
const cardsOf = (game: ShownGame, pair: MemoryPair): OpenCard[] =>
  looks[game]
    .facesOf(pair)
    .flatMap((face) =>
      'picture' in face ? [{ picture: face.picture.picture, ground: looks[game].tint }] : [],
    );

export function stepsOf(game: ShownGame, pairs: readonly MemoryPair[]): Step[] {
  const [first, second = first, third = second] = pairs.map((pair) => cardsOf(game, pair));
  const [one, other] = [first?.[0], third?.[0]];
  if (!first || !second || !third || !one || !other) return [];
  return [
    { says: 'Draai er twee om.', draw: (room) => drawTurning(room, one) },
    { says: 'Zeg wat je ziet.', draw: (room) => drawSaying(room, [one, other]) },
    { says: questions[game].yes, draw: (room) => drawKeeping(room, second) },
    { says: questions[game].no, draw: (room) => drawTurningBack(room, [one, other]) },
    { says: 'Alles weg? Noem jouw paren. Klaar!', draw: (room) => drawWinners(room, [second, first, third]) },
  ];
}

/** With a hand on the last card, while the other looks on. */
const layTurner = (room: Box): Mark[] => [
  ...layPlayer(room, 'left', 'jongen-reikt'),
  ...layPlayer(room, 'right', 'meisje-zit'),
];

const drawTurning = (room: Box, first: OpenCard): Mark[] => {
  const [place] = turnedPlaces(room);
  return [...layGame(room, ['gone', first]), ...layLiftedCover(place), layTurn(place), ...layTurner(room)];
};

const drawSaying = (room: Box, [first, last]: readonly [OpenCard, OpenCard]): Mark[] => [
  ...layGame(room, [last, first]),
  ...layTurner(room),
  ...sayPictures([last, first], room),
];

const said = { side: 13, around: 1.4 } as const;

/** In pictures: whoever looks at the card can't read yet. */
function sayPictures(cards: readonly OpenCard[], room: Box): Mark[] {
  const [head, foot, across] = besideFace(room, 'left');
  const size = { width: cards.length * said.side + 2 * said.around, height: said.side + 2 * said.around };
  const { frame, inside } = drawBubbleAround(size, { head, foot, room: across });
  return [
    frame,
    ...fill(divide(inset(inside, said.around), cards.length, 1), cards, ({ picture }, cell) => [
      placePicture(picture, inset(cell, 0.8)),
    ]),
  ];
}

/** Of what the boy holds up for joy. */
const pairSide = 14;

/** Another is to be turned. */
const drawKeeping = (room: Box, pair: readonly OpenCard[]): Mark[] => {
  const hand = handIn(room, 'jongen-blij');
  return [
    ...layGame(room, ['gone', 'gone']),
    ...frontPlaces(room).slice(1, 2).map(layTurn),
    ...layPlayer(room, 'right', 'meisje-zit'),
    ...layPairInHand(pair, hand, pairSide),
    ...layPlayer(room, 'left', 'jongen-blij'),
    ...layVerdict([hand[0] + pairSide, hand[1] + 5], verdicts.yes),
  ];
};

const drawTurningBack = (room: Box, [first, last]: readonly [OpenCard, OpenCard]): Mark[] => {
  const [place, beside] = turnedPlaces(room);
  const [middleOfBoth] = middle({ ...place, width: beside.x + beside.width - place.x });
  return [
    ...layGame(room, ['gone', first]),
    ...layLiftedCard(last, place),
    layTurn(place),
    ...layTurner(room),
    ...drawBubble('Nu ik!', ...besideFace(room, 'right')),
    layPass(room),
    ...layVerdict([middleOfBoth, place.y + place.height + 2], verdicts.no),
  ];
};
