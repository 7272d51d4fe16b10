/** Luister-dobbelsteen: nets of a cube. What lies underneath is an answer to what lies on top. */

import type { PicturedWord } from '../../model/word.ts';
import { type CastName, findFigure, sideOf } from '../../sheets/cast/index.ts';
import { type Box, inset } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { headingPiece, listing, type Piece, stack } from '../../sheets/lay/flow.ts';
import { cutLine, cutStroke, foldLine, foldSign, scissors } from '../../sheets/lay/lines.ts';
import { decoration, figure } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { layPaper, type PaperShape } from '../../sheets/lay/paper-shapes.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { drawBubble, drawDie } from '../../sheets/lay/props.ts';
import { cards as sizes, type as typeSizes, weights } from '../../sheets/measures.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import { type Accent, softOf } from '../../sheets/palette.ts';
import type { Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, setText } from '../../sheets/text.ts';
import { contentsOf } from './contents.ts';
import type { Square } from './cube-net.ts';
import { cross, dieCube, type Edge, placeTabs, type Side, spreadPairs } from './cube-net.ts';
import { type Action, type Dice, prepareDice, type WordPair } from './rules.ts';

const side = sizes.die;
/** Of an aside, under the second row; its heading is smaller than that of a page. */
const asideTop = 9 + capHeight(typeSizes.heading) - capHeight(typeSizes.body);
const tab = { depth: 10.5, slope: 7 } as const;
/** The column carries all tabs: then the arms stay smooth and the whole fits the paper. Its last square is the lid. */
const carriers = [5, 4, 0, 1, 2, 3];

/** What may lie on top after a throw. */
interface Outcome {
  readonly picture: string;
  readonly alt: string;
  /** The same on what belongs to it. */
  readonly sign?: PaperShape;
}

interface Die {
  readonly title: string;
  readonly hint: string;
  readonly accent: Accent;
  /** In pairs, for opposite sides; none for a die to draw on. */
  readonly pairs: readonly (readonly [Outcome, Outcome])[];
  /** For the grown-up, beside the net. */
  readonly playTitle?: string;
  readonly play: readonly string[];
  /** What lies opposite what, under the play. */
  readonly answers?: readonly string[];
  /** Who plays with it above the net, and what they say. */
  readonly asks: Speaker;
  readonly replies: Speaker;
  /** Who throws it below the asides, left and right, and what lies on top then. */
  readonly throws: readonly Throw[];
}

interface Speaker {
  readonly who: CastName;
  readonly says: string;
}

type Band = Pick<Box, 'y' | 'height'>;

interface Throw {
  readonly who: CastName;
  readonly picture: string;
}

type Point = readonly [number, number];

/** The ends of an edge, clockwise round its square, and the way out of the square. */
function endsOf(box: Box, edge: Side): { from: Point; to: Point; out: Point } {
  const { x, y } = box;
  const [right, bottom] = [x + box.width, y + box.height];
  const ends: Record<Side, { from: Point; to: Point; out: Point }> = {
    top: { from: [x, y], to: [right, y], out: [0, -1] },
    right: { from: [right, y], to: [right, bottom], out: [1, 0] },
    bottom: { from: [right, bottom], to: [x, bottom], out: [0, 1] },
    left: { from: [x, bottom], to: [x, y], out: [-1, 0] },
  };
  return ends[edge];
}

function layTab(box: Box, edge: Side, number: number): Mark[] {
  const { from, to, out } = endsOf(box, edge);
  const along = [(to[0] - from[0]) / side, (to[1] - from[1]) / side] as const;
  const at = (length: number, depth: number): [number, number] => [
    from[0] + along[0] * length + out[0] * depth,
    from[1] + along[1] * length + out[1] * depth,
  ];
  const points = [at(0, 0), at(tab.slope, tab.depth), at(side - tab.slope, tab.depth), at(side, 0)];
  const [x, y] = at(side / 2, tab.depth / 2);
  const style = { size: typeSizes.body, colour: 'quiet', align: 'centre' } as const;
  return [
    { kind: 'path', d: `M${points.map((point) => point.join(' ')).join('L')}`, stroke: cutStroke },
    foldLine(from[0], from[1], to[0], to[1]),
    setText(String(number), x, y + capHeight(style.size) / 2, style),
  ];
}

const isSame = (one: Edge, other: Edge): boolean => one.square === other.square && one.side === other.side;

/** Lines of the net: each edge once, as a fold, as a cut, or as a tab with its number in the order of gluing. */
function layNet(boxOf: (square: number) => Box): Mark[] {
  const tabs = placeTabs(dieCube, carriers);
  const straight = (edge: Edge, draw: typeof cutLine): Mark => {
    const { from, to } = endsOf(boxOf(edge.square), edge.side);
    return draw(from[0], from[1], to[0], to[1]);
  };
  return [
    ...dieCube.folds.map((edge) => straight(edge, foldLine)),
    ...dieCube.seams.flat().flatMap((edge) => {
      const number = tabs.findIndex((other) => isSame(edge, other)) + 1;
      return number > 0 ? layTab(boxOf(edge.square), edge.side, number) : [straight(edge, cutLine)];
    }),
  ];
}

interface Labels {
  readonly indent: number;
  readonly label: (index: number) => string;
}

const numbers: Labels = { indent: 5, label: (index) => String(index + 1) };
const dots: Labels = { indent: 4, label: () => '•' };

/** A small list beside the net; it falls off when the net is cut out. */
function layAside(title: string, lines: readonly string[], colour: Accent, { indent, label }: Labels): Piece {
  const size = typeSizes.least;
  const items = listing(
    lines.map((text) => [{ text, face: 'regular' }]),
    {
      size,
      leading: 1.3,
      gap: 6.6 - capHeight(size),
      indent,
      label: (index, x, baseline) => [setText(label(index), x, baseline, { size, face: 'bold', colour })],
    },
  );
  const head = headingPiece(3, title, { size: typeSizes.body, face: 'bold', colour });
  return stack([head, items], 7 - capHeight(size));
}

const making = [
  'Knip op de streepjeslijn.',
  'Vouw alle vouwlijnen scherp, met de plaatjes naar buiten.',
  'Plak de lipjes 1 tot en met 4.',
  'Stop er een prop papier in. Dan blijft hij stevig.',
  'Plak het deksel dicht: 5, 6 en 7.',
];

const layDie = ({
  title,
  hint,
  accent,
  pairs,
  playTitle = 'Zo gooi je',
  play,
  answers = [],
  ...seen
}: Die): Page =>
  page({ title, hint, colour: accent }, (room) => {
    const size = { width: 3 * side, height: 4 * side };
    const left = room.x + (room.width - size.width) / 2;
    const top = room.y + (room.height - size.height - tab.depth) / 2;
    const squares = divide({ x: left, y: top, ...size }, 3, 4);
    const boxOf = ({ column, row }: Square): Box => squares[row * 3 + column] ?? room;
    const boxes = cross.map(boxOf);
    const spread = spreadPairs(dieCube, pairs);
    const isEmpty = pairs.length === 0;
    const frame = { colour: isEmpty ? 'faint' : accent, weight: weights.frame } as const;
    const aside = { x: room.x, top: top + 2 * side + asideTop, width: side - tab.depth + 6 };
    const steps = layAside('Zo maak je hem', making, accent, numbers)(aside);
    const lines = [
      layAside(playTitle, play, accent, dots),
      ...(answers.length > 0 ? [layAside('Antwoorden', answers, accent, dots)] : []),
    ];
    const rules = stack(lines, 5)({ ...aside, x: left + 2 * side + tab.depth + 3 });
    const corner = left + side - tab.depth - 2 - room.x;
    const onLeft = (band: Band): Box => ({ ...band, x: room.x, width: corner });
    const onRight = (band: Band): Box => ({ ...band, x: room.x + room.width - corner, width: corner });
    const above = { y: top - cornerAbove, height: side - 6 + cornerAbove };
    const belowTop = Math.max(steps.bottom, rules.bottom) + 4;
    const below = { y: belowTop, height: room.y + room.height - belowTop };
    return [
      decoration([
        ...boxes.map(
          (box): Mark => ({
            kind: 'rect',
            ...inset(box, 4),
            radius: 6,
            fill: isEmpty ? 'paper' : softOf(accent),
            stroke: frame,
          }),
        ),
        ...laySpeaker(seen.asks, onLeft(above), accent),
        ...laySpeaker(seen.replies, onRight(above), accent, true),
        ...fill([onLeft(below), onRight(below)], seen.throws, (one, box) => layThrow(one, box, accent)),
        ...layNet((square) => boxOf(cross[square] ?? { column: 0, row: 0 })),
        ...scissors(left + side + tab.slope + 2, top),
        ...foldSign(left + 1.5 * side, top + side),
      ]),
      ...fill(boxes, spread, ({ picture, alt, sign }, box) => [
        figure(alt, [placePicture(picture, inset(box, sign ? 8 : 6.5))]),
        ...(sign ? [decoration([layPaper(sign, signIn(box))])] : []),
      ]),
      ...steps.blocks,
      ...rules.blocks,
    ];
  });

/** Of the first, the second and the third pair of a die: what lies opposite has the same in its corner. */
const signs: readonly PaperShape[] = ['circle', 'square', 'star'];
const signSide = 10.5;

/** On the corner of the frame, where no picture hides it. */
const signIn = ({ x, y }: Box): Box => ({ x: x + 2.5, y: y + 2.5, width: signSide, height: signSide });

/** The corners beside the lid reach so far above it. */
const cornerAbove = 5;
const speakerChild = 29;

/** Those in the corners stand on small hills of paper, facing the net. */
function layHill({ x, width }: Box, ground: number, accent: Accent): Mark {
  return {
    kind: 'path',
    d: `M${x + 3} ${ground + 3}Q${x + width * 0.2} ${ground - 4} ${x + width * 0.45} ${ground - 3}Q${x + width * 0.8} ${ground - 4} ${x + width - 3} ${ground + 3}Z`,
    fill: softOf(accent),
    stroke: { colour: accent, weight: weights.thin },
  };
}

const sideFor = (who: CastName, child: number): number => {
  const found = findFigure(who);
  return found ? sideOf(found.figure, child) : child;
};

function laySpeaker({ who, says }: Speaker, corner: Box, accent: Accent, flip = false): Mark[] {
  const side = sideFor(who, speakerChild);
  const { x, width } = corner;
  const [centre, ground] = [x + width / 2, corner.y + corner.height - 3];
  return [
    layHill(corner, ground, accent),
    placePicture(who, { x: centre - side / 2, y: ground - side, width: side, height: side }, { flip }),
    ...drawBubble(says, centre, ground - side, corner, accent),
  ];
}

/** Beside the last square, as far as the asides leave room: who throws it, and the die as it lies there. */
function layThrow({ who, picture }: Throw, corner: Box, accent: Accent): Mark[] {
  const ground = corner.y + corner.height - 6;
  const child = Math.min(25, corner.height - 12);
  const [side, die] = [sideFor(who, child), child * 0.72];
  const left = corner.x + (corner.width - side - die) / 2;
  return [
    layHill(corner, ground, accent),
    placePicture(who, { x: left, y: ground - side, width: side, height: side }),
    ...drawDie(picture, { x: left + side, y: ground - die, width: die, height: die }, softOf(accent)),
  ];
}

const actOut = (pair: readonly [Action, Action]): [Outcome, Outcome] => {
  const outcome = ({ action, picture }: Action): Outcome => ({ picture, alt: action });
  return [outcome(pair[0]), outcome(pair[1])];
};
const number = (index: number, of: number): string => (of > 1 ? ` ${index + 1}` : '');

const outcomesOf = (pairs: readonly WordPair[]) =>
  pairs.map((pair, index): [Outcome, Outcome] => {
    const sign = signs[index % signs.length] ?? 'circle';
    const outcome = ({ picture, word }: PicturedWord): Outcome => ({ picture, alt: word, sign });
    return [outcome(pair[0]), outcome(pair[1])];
  });

interface Players {
  readonly talk: readonly [CastName, CastName];
  readonly throw: readonly [CastName, CastName];
}

const firstPlayers: Players = { talk: ['jongen-wijst', 'meisje-blij'], throw: ['vos-rent', 'monster-blij'] };
const players: readonly Players[] = [
  firstPlayers,
  { talk: ['vos-wijst', 'monster-blij'], throw: ['meisje-rent', 'robot-blij'] },
  { talk: ['monster-wijst', 'jongen-blij'], throw: ['robot-rent', 'vos-blij'] },
  { talk: ['buurmeisje-wijst', 'robot-blij'], throw: ['jongen-rent', 'vos-blij'] },
  { talk: ['meisje-wijst', 'jongen-blij'], throw: ['monster-rent', 'buurmeisje-blij'] },
  { talk: ['robot-wijst', 'vos-blij'], throw: ['buurmeisje-rent', 'meisje-blij'] },
];

/** Two say the first pair, two throw the others. */
function playWith(index: number, pairs: readonly WordPair[]): Pick<Die, 'asks' | 'replies' | 'throws'> {
  const those = players[index % players.length] ?? firstPlayers;
  const [asked, answer] = pairs[0] ?? [];
  return {
    asks: { who: those.talk[0], says: `${asked?.word ?? ''} …` },
    replies: { who: those.talk[1], says: `${answer?.word ?? ''}!` },
    throws: throwing(those.throw, outcomesOf(pairs.slice(1))),
  };
}

/** On top lies the first of each pair. */
const throwing = (those: Players['throw'], pairs: Die['pairs']): Throw[] =>
  those.flatMap((who, index) => pairs.slice(index, index + 1).map(([{ picture }]) => ({ who, picture })));

const planDice = ({ rhymeDice, firstSoundDice, actions }: Dice): Die[] => [
  ...rhymeDice.map(
    (pairs, index): Die => ({
      title: `Rijm-dobbelsteen${number(index, rhymeDice.length)}`,
      hint: 'Wat rijmt erop? Onderop ligt een antwoord.',
      ...playWith(index, pairs),
      accent: 'red',
      pairs: outcomesOf(pairs),
      play: [
        'Gooi. Zeg samen wat je ziet.',
        'Wat rijmt erop? Gekke woorden tellen ook.',
        'Kijk onderop, bij hetzelfde vormpje: dat rijmt.',
      ],
      answers: pairs.map(([one, other]) => `${one.word} – ${other.word}`),
    }),
  ),
  ...firstSoundDice.map(
    (pairs, index): Die => ({
      title: `Beginklank-dobbelsteen${number(index, firstSoundDice.length)}`,
      hint: 'Wat hoor je vooraan? Onderop begint hetzelfde.',
      ...playWith(index + rhymeDice.length, pairs),
      accent: 'blue',
      pairs: outcomesOf(pairs),
      play: [
        'Gooi. Zeg het woord. Wat hoor je het eerst?',
        'Wat begint ook zo?',
        'Kijk onderop, bij hetzelfde vormpje: dat begint ook zo.',
      ],
      answers: pairs.map(([one, other]) => `/${one.firstSound}/: ${one.word} – ${other.word}`),
    }),
  ),
  {
    title: 'Doe-dobbelsteen',
    hint: 'Doe wat bovenop ligt.',
    asks: { who: 'draak-wijst', says: 'ba-naan!' },
    replies: { who: 'vos-rent', says: 'Ik doe mee!' },
    throws: throwing(['monster-rent', 'buurmeisje-blij'], actions.map(actOut)),
    accent: 'green',
    pairs: actions.map(actOut),
    play: [
      'Gooi hem samen met een andere dobbelsteen.',
      'Zeg je woord en doe wat bovenop ligt.',
      'Klap, stamp, spring of zwaai bij elk stukje: muis één keer, ba-naan twee keer.',
      'Alleen deze? Gooi stiekem en roep: Stamp! Wie goed luistert, doet mee.',
    ],
  },
  {
    title: 'Lege dobbelsteen',
    hint: 'Teken eerst, knip en plak daarna.',
    asks: { who: 'robot-wijst', says: 'Wat teken jij?' },
    replies: { who: 'monster-blij', says: 'Mijn poes!' },
    throws: [
      { who: 'jongen-blij', picture: 'bloem' },
      { who: 'meisje-rent', picture: 'kat' },
    ],
    accent: 'purple',
    pairs: [],
    playTitle: 'Zo vul je hem',
    play: [
      'Teken op elke kant iets: dieren, kinderen uit de klas, gezichten …',
      'Of plak er foto’s op.',
      'Bedenk samen wat je zegt of doet als je gooit.',
    ],
  },
];

function nameDice({ rhymeDice, firstSoundDice }: Dice): string {
  if (firstSoundDice.length === 0) return 'Rijm';
  return rhymeDice.length === 0 ? 'Klank' : 'Rijm of klank';
}

export const maker = definePageMaker({
  prepare: prepareDice,
  contentsOf,
  layOut: (dice) => {
    const pages = planDice(dice).map(layDie);
    return {
      pages: [
        ...inPart(
          { name: nameDice(dice), holder: 'groepje', prints: { oneEach: pages.slice(0, -2).map(() => 4) } },
          pages.slice(0, -2),
        ),
        ...inPart(
          { name: 'Doe', holder: 'groepje', optional: true, prints: { copyFor: 4 } },
          pages.slice(-2, -1),
        ),
        ...inPart(
          { name: 'Leeg', holder: 'groepje', optional: true, prints: { copyFor: 4 } },
          pages.slice(-1),
        ),
      ],
    };
  },
});
