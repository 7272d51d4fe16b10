/** What a turn is, step by step, and what is seen of it: the boy turns two cards, then the girl is next. */
import type { CastName } from '../../sheets/cast/index.ts';
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { drawBubbleAround } from '../../sheets/lay/props.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { looks } from './game-looks.ts';
import { besideFace, layGame, layPlayer, layTable, layWinner, turnedPlaces } from './game-scene.ts';
import { layLiftedCard, layLiftedCover, type OpenCard } from './held-cards.ts';
import type { Game, MemoryPair } from './rules.ts';
import { layEar, layPass, layTurn, layVerdict, verdicts } from './step-signs.ts';
import { drawWinners } from './winners.ts';

/** How the other plays along, and what shows it. */
interface Attention {
  readonly who: CastName;
  lay(room: Box): Mark[];
}

const looksOn: Attention = { who: 'meisje-zit', lay: () => [] };
const listens: Attention = { who: 'meisje-hoort', lay: (room) => [layEar(room)] };

interface Telling {
  readonly say: string;
  readonly yes: string;
  readonly no: string;
  readonly attention: Attention;
}

/** What children ask who see two cards or hear what those are called; words need a grown-up. */
const tellings = {
  plaatjes: {
    say: 'Zeg wat je ziet.',
    yes: 'Hetzelfde? Houd ze.',
    no: 'Niet hetzelfde? Draai ze terug.',
    attention: looksOn,
  },
  rijm: {
    say: 'Zeg ze en luister.',
    yes: 'Rijmt het? Houd ze.',
    no: 'Rijmt het niet? Draai ze terug.',
    attention: listens,
  },
  klank: {
    say: 'Zeg ze en luister.',
    yes: 'Zelfde begin? Houd ze.',
    no: 'Ander begin? Draai ze terug.',
    attention: listens,
  },
} as const satisfies Partial<Record<Game, Telling>>;
export type ShownGame = keyof typeof tellings;
export const isShown = (game: Game): game is ShownGame => game in tellings;

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
  const [one, other] = [second?.[0], third?.[0]];
  if (!first || !second || !third || !one || !other) return [];
  const { say, yes, no, attention } = tellings[game];
  return [
    { says: 'Draai er twee om.', draw: (room) => drawTurning(room, one) },
    { says: say, draw: (room) => drawSaying(room, [one, other], attention) },
    { says: yes, draw: (room) => drawKeeping(room, first, attention) },
    { says: no, draw: (room) => drawTurningBack(room, [one, other]) },
    { says: 'Nu mag de ander.', draw: drawPassing },
    { says: 'Alles weg? Noem jouw paren.', draw: (room) => drawWinners(room, [first, second]) },
  ];
}

/** With a hand on the last card. */
const layTurner = (room: Box): Mark[] => layPlayer(room, 'left', 'jongen-reikt');

const layOther = (room: Box, { who, lay }: Attention): Mark[] => [
  ...layPlayer(room, 'right', who),
  ...lay(room),
];

const drawTurning = (room: Box, first: OpenCard): Mark[] => {
  const [place] = turnedPlaces(room);
  return [
    ...layGame(room, ['lifted', first]),
    ...layLiftedCover(place),
    layTurn(place),
    ...layTurner(room),
    ...layOther(room, looksOn),
  ];
};

const drawSaying = (
  room: Box,
  [first, last]: readonly [OpenCard, OpenCard],
  attention: Attention,
): Mark[] => [
  ...layGame(room, [last, first]),
  ...layTurner(room),
  ...layOther(room, attention),
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

const drawKeeping = (room: Box, pair: readonly OpenCard[], attention: Attention): Mark[] => [
  ...layTable(room),
  ...layOther(room, attention),
  ...layWinner(room, 'jongen-blij', pair),
];

/** From the top of the cards up to the middle of what is said of them. */
const verdictUp = 19;

/** Both: neither stays open. */
const drawTurningBack = (room: Box, [first, last]: readonly [OpenCard, OpenCard]): Mark[] => {
  const [place, beside] = turnedPlaces(room);
  const [middleOfBoth] = middle({ ...place, width: beside.x + beside.width - place.x });
  return [
    ...layGame(room, ['lifted', 'lifted']),
    ...layLiftedCard(first, beside),
    ...layLiftedCard(last, place),
    ...[place, beside].map(layTurn),
    ...layTurner(room),
    ...layOther(room, looksOn),
    ...layVerdict([middleOfBoth, place.y - verdictUp], verdicts.no),
  ];
};

const drawPassing = (room: Box): Mark[] => [
  ...layGame(room, ['down', 'down']),
  ...layPlayer(room, 'left', 'jongen-zit'),
  ...layPlayer(room, 'right', 'meisje-reikt'),
  layPass(room),
];
