/** For who plays without a grown-up: in pictures, a turn of a game, and how that game ends. */
import { type CastName, findFigure, sideOf } from '../../sheets/cast/index.ts';
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { decoration, figure, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { drawBubble, drawBubbleAround, drawCard } from '../../sheets/lay/props.ts';
import { round, type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Element, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText } from '../../sheets/text.ts';
import { layCover } from './card-back.ts';
import { dotsOf, dotsWidth } from './game-dots.ts';
import { looks, numberOf, titleOf } from './game-looks.ts';
import type { Game, Memory, MemoryPair } from './rules.ts';

export const stepTitle = 'Stappenkaart';

const colour = 'own';
const aboveDots = 5.4;
/** Between two steps. */
const gap = 5;
/** Of the last step, across the whole width. */
const lastHeight = 62;
const captionHeight = 13;
const corner = 6;
const badge = { radius: 5.5, aside: 8.2 } as const;
/** In mm: how tall a child is. */
const child = 40;
/** The middle of who stands beside the cards, as a share of the width. */
const atLeft = 0.22;
/** Cards that are looked at, those that lie about and those that somebody won. */
const sides = { seen: 30, lying: 19, won: 20 } as const;
const between = 3.5;
/** Of what is said in pictures. */
const said = { side: 12, around: 1.4 } as const;
/** Between a picture and the frame around its step. */
const margin = 5;

/** What children ask who see two cards; words need a grown-up. */
const questions = {
  plaatjes: { yes: 'Hetzelfde? Houd ze. Nog eens!', no: 'Niet hetzelfde? Draai ze om.' },
  rijm: { yes: 'Rijmt het? Houd ze. Nog eens!', no: 'Rijmt het niet? Draai ze om.' },
  klank: { yes: 'Begint het zo? Houd ze!', no: 'Begint het anders? Draai ze om.' },
} as const satisfies Partial<Record<Game, { yes: string; no: string }>>;
type ShownGame = keyof typeof questions;
const isShown = (game: Game): game is ShownGame => game in questions;

interface Step {
  readonly says: string;
  /** What is seen stands on the lower edge of its room. */
  draw(room: Box): Mark[];
}

export const layStepPages = (memory: Memory): Page[] =>
  memory.games.filter(isShown).map((game) => layStepPage(game, memory));

const layStepPage = (game: ShownGame, { pairs, games }: Memory): Page =>
  page({ title: `${stepTitle} · ${titleOf(game, { games })}`, hint: 'Voor de hoek.', colour }, (room) => {
    const panels = panelsIn(room);
    return [
      decoration([...layDots(room, numberOf(game, games)), ...panels.flatMap(layGround)]),
      list(fill(panels, stepsOf(game, pairs), (step, panel, index) => [layStep(step, panel, index + 1)])),
    ];
  });

/** At the end of the line of the heading: the cards of the game have as many. */
const layDots = ({ x, y, width }: Box, count: number): Mark[] =>
  dotsOf(count, [x + width - dotsWidth(count), y - aboveDots]);

function panelsIn(room: Box): Box[] {
  const height = room.height - lastHeight;
  const cells = divide({ ...room, width: room.width + gap, height }, 2, 2);
  const panels = cells.map((cell) => ({ ...cell, width: cell.width - gap, height: cell.height - gap }));
  return [...panels, { ...room, y: room.y + height, height: lastHeight }];
}

function layStep({ says, draw }: Step, panel: Box, number: number): Element {
  const room = { ...panel, height: panel.height - captionHeight };
  const baseline = panel.y + panel.height - captionHeight / 2 + capHeight(typeSizes.heading) / 2;
  const style = { size: typeSizes.heading, face: 'bold', align: 'centre' } as const;
  return item(
    [
      figure(says, draw(room)),
      paragraph([fitText(says, middle(panel)[0], baseline, panel.width - 2 * margin, style)]),
    ],
    layBadge(panel, number),
  );
}

/** Its floor is the white that the step is told on. */
function layGround(panel: Box): Mark[] {
  const { x, y, width, height } = panel;
  const floor = y + height - captionHeight;
  const stroke = { colour, weight: weights.line } as const;
  return [
    { kind: 'rect', ...panel, radius: corner, fill: 'paper', stroke },
    {
      kind: 'path',
      d: `M${round(x)} ${round(floor)}V${round(y + corner)}Q${round(x)} ${round(y)} ${round(x + corner)} ${round(y)}H${round(x + width - corner)}Q${round(x + width)} ${round(y)} ${round(x + width)} ${round(y + corner)}V${round(floor)}Z`,
      fill: 'ownSoft',
      stroke,
    },
  ];
}

function layBadge({ x, y }: Box, number: number): Mark[] {
  const [across, down] = [x + badge.aside, y + badge.aside];
  const style = { size: typeSizes.heading, face: 'bold', colour: 'paper', align: 'centre' } as const;
  return [
    { kind: 'circle', x: across, y: down, radius: badge.radius, fill: colour },
    fitText(String(number), across, down + capHeight(style.size) / 2, 2 * badge.radius, style),
  ];
}

/** What lies with its picture up. */
interface OpenCard {
  readonly picture: string;
  readonly ground: Colour;
}

/** Both cards of a pair, as they are in the game. */
const cardsOf = (game: ShownGame, pair: MemoryPair): OpenCard[] =>
  looks[game]
    .facesOf(pair)
    .flatMap((face) =>
      'picture' in face ? [{ picture: face.picture.picture, ground: looks[game].tint }] : [],
    );

function stepsOf(game: ShownGame, pairs: readonly MemoryPair[]): Step[] {
  const [first, second = first, third = second] = pairs.map((pair) => cardsOf(game, pair));
  const [one, other] = [first?.[0], third?.[0]];
  if (!first || !second || !third || !one || !other) return [];
  return [
    {
      says: 'Draai er twee om.',
      draw: (room) => [...stand('jongen-houdt', room), ...layTurned(room, [hidden, hidden], [one, other])],
    },
    {
      says: 'Zeg wat je ziet.',
      draw: (room) => [
        ...stand('jongen-wijst', room),
        ...sayPictures([one, other], room),
        ...layOnMat(room, sides.seen, [[one], [other]]),
      ],
    },
    {
      says: questions[game].yes,
      draw: (room) => [
        ...stand('jongen-blij', room),
        ...sayPictures(second, room),
        ...layOnMat(
          room,
          sides.seen,
          second.map((card) => [card]),
        ),
        ...layVerdict(room, verdicts.yes),
      ],
    },
    {
      says: questions[game].no,
      draw: (room) => [
        ...stand('meisje-wijst', room),
        ...drawBubble('Nu ik!', ...overHead(room)),
        ...layTurned(room, [one, other], [hidden, hidden]),
        ...layVerdict(room, verdicts.no),
      ],
    },
    {
      says: 'Alles weg? Noem jouw paren. Klaar!',
      draw: (room) => layWinners(room, [first, second, third]),
    },
  ];
}

/** Each with a pair. */
const layWinners = (room: Box, pairs: readonly (readonly OpenCard[])[]): Mark[] => {
  const all = divide(
    { ...room, x: room.x + 2 * badge.aside - margin, width: room.width - 2 * badge.aside },
    3,
    1,
  );
  return fill(all, ['jongen-blij', 'vos-blij', 'meisje-blij'] as const, (who, third, index) => [
    ...stand(who, third, atLeft + 0.12),
    ...layCards(
      { ...third, x: third.x + 0.6 * third.width, width: 0.4 * third.width },
      sides.won,
      (pairs[index] ?? []).map((card) => [card]),
    ),
  ]);
};

/** A card that lies with its back up. */
const hidden = undefined;
type Row = readonly (OpenCard | undefined)[];

/** What a figure at the left leaves. */
const besideFigure = ({ x, y, width, height }: Box): Box => ({
  x: x + 0.4 * width,
  y: y + margin,
  width: 0.6 * width - margin,
  height: height - 2 * margin,
});

/** Its middle is at this share of the width. */
function stand(who: CastName, room: Box, share: number = atLeft): Mark[] {
  const found = findFigure(who);
  if (!found) return [];
  const side = sideOf(found.figure, child);
  const x = room.x + share * room.width - side / 2;
  return [placePicture(who, { x, y: room.y + room.height - side, width: side, height: side })];
}

/** For what is said by who stands at the left, beside the mat. */
const overHead = (room: Box): [head: number, foot: number, room: Pick<Box, 'x' | 'width'>] => [
  room.x + atLeft * room.width,
  room.y + room.height - child - 3,
  { x: room.x + margin, width: besideFigure(room).x - room.x - margin - 2 },
];

/** Whoever looks at the card can't read yet. */
function sayPictures(cards: readonly OpenCard[], room: Box): Mark[] {
  const [head, foot, across] = overHead(room);
  const size = { width: cards.length * said.side + 2 * said.around, height: said.side + 2 * said.around };
  const { frame, inside } = drawBubbleAround(size, { head, foot, room: across });
  return [
    frame,
    ...fill(divide(inset(inside, said.around), cards.length, 1), cards, ({ picture }, cell) => [
      placePicture(picture, inset(cell, 0.8)),
    ]),
  ];
}

/** How the same cards lie before and after. */
const layTurned = (room: Box, before: Row, after: Row): Mark[] => [
  ...layOnMat(room, sides.lying, [before, [], after]),
  layTurn(middle(besideFigure(room))),
];

/** Round and over, as a card goes. */
function layTurn([x, y]: readonly [number, number]): Mark {
  const [wide, high, head] = [8, 5, 3.4];
  const at = (across: number, down: number): string => `${round(x + across)} ${round(y + down)}`;
  return {
    kind: 'path',
    d: `M${at(-wide, high)}C${at(-wide, -high * 1.8)} ${at(wide, -high * 1.8)} ${at(wide, high)}M${at(wide - head, high - head)}L${at(wide, high)}L${at(wide + head, high - head)}`,
    stroke: { colour, weight: 1.1 },
  };
}

/** Lines around the middle of a disc: a tick, a cross. */
const verdicts = {
  yes: {
    fill: 'green',
    lines: [
      [
        [-2.6, 0.2],
        [-0.7, 2.2],
        [2.9, -2.2],
      ],
    ],
  },
  no: {
    fill: 'red',
    lines: [
      [
        [-2.2, -2.2],
        [2.2, 2.2],
      ],
      [
        [2.2, -2.2],
        [-2.2, 2.2],
      ],
    ],
  },
} as const satisfies Record<string, Verdict>;
interface Verdict {
  readonly fill: Colour;
  readonly lines: readonly (readonly (readonly [number, number])[])[];
}

/** On the corner of the mat: whoever can't read sees whether the two go together. */
function layVerdict(room: Box, { fill, lines }: Verdict): Mark[] {
  const mat = besideFigure(room);
  const [x, y] = [mat.x + mat.width - 1.6, mat.y + 1.6];
  const d = lines
    .map((line) => `M${line.map(([across, down]) => `${round(x + across)} ${round(y + down)}`).join('L')}`)
    .join('');
  return [
    { kind: 'circle', x, y, radius: 5.4, fill, stroke: { colour: 'paper', weight: 1 } },
    { kind: 'path', d, stroke: { colour: 'paper', weight: 1.4 } },
  ];
}

/** Seen from above, beside who stands at the left. */
function layOnMat(room: Box, side: number, rows: readonly Row[]): Mark[] {
  const mat = besideFigure(room);
  const edge = { colour: 'edge', weight: weights.line } as const;
  return [
    { kind: 'rect', ...mat, radius: corner, fill: 'yellowSoft', stroke: edge },
    ...layCards(mat, side, rows),
  ];
}

/** In the middle of the room, in rows. */
function layCards(room: Box, side: number, rows: readonly Row[]): Mark[] {
  const [x, y] = middle(room);
  const step = side + between;
  const top = y - (rows.length * step - between) / 2;
  return rows.flatMap((row, down) => {
    const left = x - (row.length * step - between) / 2;
    return row.flatMap((card, across) => {
      const box = { x: left + across * step, y: top + down * step, width: side, height: side };
      return card === hidden ? layCover(box) : drawCard(card.picture, box, card.ground);
    });
  });
}
