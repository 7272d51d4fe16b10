/** Luister-dobbelsteen: nets of a cube. What lies underneath is an answer to what lies on top. */

import type { PicturedWord } from '../../../model/word.ts';
import { type CastName, findFigure, sideOf } from '../../cast/index.ts';
import { type Box, inset } from '../../lay/box.ts';
import { divide, fill } from '../../lay/cells.ts';
import { headingPiece, listing, type Piece, stack } from '../../lay/flow.ts';
import { cutLine, cutStroke, foldLine, foldSign, scissors } from '../../lay/lines.ts';
import { decoration, figure } from '../../lay/meaning.ts';
import { page } from '../../lay/page.ts';
import { layPaper, type PaperShape } from '../../lay/paper-shapes.ts';
import { inPart } from '../../lay/parts.ts';
import { placePicture } from '../../lay/picture-box.ts';
import { drawBubble } from '../../lay/props.ts';
import { cards as sizes, type as typeSizes, weights } from '../../measures.ts';
import { definePageMaker } from '../../pack.ts';
import { type Accent, softOf } from '../../palette.ts';
import type { Mark, Page } from '../../sheet.ts';
import { capHeight, setText } from '../../text.ts';
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
  /** Who plays with it above the net, and what they say. */
  readonly asks: Speaker;
  readonly answers: Speaker;
}

interface Speaker {
  readonly who: CastName;
  readonly says: string;
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

const layDie = ({ title, hint, accent, pairs, playTitle = 'Zo gooi je', play, asks, answers }: Die): Page =>
  page({ title, hint, colour: accent }, (room) => {
    const size = { width: 3 * side, height: 4 * side };
    const left = room.x + (room.width - size.width) / 2;
    const top = room.y + (room.height - size.height - tab.depth) / 2;
    const squares = divide({ x: left, y: top, ...size }, 3, 4);
    const boxOf = ({ column, row }: Square): Box => squares[row * 3 + column] ?? room;
    const boxes = cross.map(boxOf);
    const isEmpty = pairs.length === 0;
    const frame = { colour: isEmpty ? 'faint' : accent, weight: weights.frame } as const;
    const corner = {
      y: top - cornerAbove,
      width: left + side - tab.depth - 2 - room.x,
      height: side - 6 + cornerAbove,
    };
    const aside = { x: room.x, top: top + 2 * side + asideTop, width: side - tab.depth + 6 };
    return [
      decoration([
        ...boxes.map(
          (box): Mark => ({
            kind: 'rect',
            ...inset(box, 4),
            radius: 6,
            ...(isEmpty ? { fill: 'paper' } : {}),
            stroke: frame,
          }),
        ),
        ...spreadPairs(
          dieCube,
          pairs.map((_, index): [PaperShape, PaperShape] => {
            const shape = shapes[index % shapes.length] ?? 'circle';
            return [shape, shape];
          }),
        ).flatMap((shape, index) => boxes.slice(index, index + 1).map((box) => laySign(shape, box, accent))),
        ...laySpeaker(asks, { ...corner, x: room.x }, accent),
        ...laySpeaker(answers, { ...corner, x: room.x + room.width - corner.width }, accent, true),
        ...layNet((square) => boxOf(cross[square] ?? { column: 0, row: 0 })),
        ...scissors(left + side + tab.slope + 2, top),
        ...foldSign(left + 1.5 * side, top + side),
      ]),
      ...fill(boxes, spreadPairs(dieCube, pairs), ({ picture, alt }, box) => [
        figure(alt, [placePicture(picture, inset(box, 8))]),
      ]),
      ...layAside('Zo maak je hem', making, accent, numbers)(aside).blocks,
      ...layAside(playTitle, play, accent, dots)({ ...aside, x: left + 2 * side + tab.depth + 3 }).blocks,
    ];
  });

/** Of the first, the second and the third pair of a die: what lies opposite has the same in its corner. */
const shapes: readonly PaperShape[] = ['circle', 'square', 'star'];
const signSide = 10.5;

/** On the corner of the frame, where no picture hides it. */
const laySign = (shape: PaperShape, { x, y }: Box, accent: Accent): Mark => ({
  ...layPaper(shape, { x: x + 2.5, y: y + 2.5, width: signSide, height: signSide }),
  stroke: { colour: accent, weight: weights.line },
});

/** The corners beside the lid reach so far above it. */
const cornerAbove = 5;
const speakerChild = 29;

/** On a small hill of paper. */
function laySpeaker({ who, says }: Speaker, corner: Box, accent: Accent, flip = false): Mark[] {
  const found = findFigure(who);
  const side = found ? sideOf(found.figure, speakerChild) : speakerChild;
  const { x, width } = corner;
  const [centre, ground] = [x + width / 2, corner.y + corner.height - 3];
  return [
    {
      kind: 'path',
      d: `M${x + 3} ${ground + 3}Q${x + width * 0.2} ${ground - 4} ${x + width * 0.45} ${ground - 3}Q${x + width * 0.8} ${ground - 4} ${x + width - 3} ${ground + 3}Z`,
      fill: softOf(accent),
      stroke: { colour: accent, weight: weights.thin },
    },
    placePicture(who, { x: centre - side / 2, y: ground - side, width: side, height: side }, { flip }),
    ...drawBubble(says, centre, ground - side, corner),
  ];
}

const actOut = ({ action, picture }: Action): Outcome => ({ picture, alt: action });
const outcomeOf = (word: PicturedWord): Outcome => ({ picture: word.picture, alt: word.word });
const number = (index: number, of: number): string => (of > 1 ? ` ${index + 1}` : '');

const outcomesOf = (pairs: readonly WordPair[]) =>
  pairs.map(([one, other]): [Outcome, Outcome] => [outcomeOf(one), outcomeOf(other)]);

const speakers: readonly (readonly [CastName, CastName])[] = [
  ['jongen-wijst', 'meisje-blij'],
  ['vos-wijst', 'monster-blij'],
  ['buurmeisje-wijst', 'robot-blij'],
  ['meisje-wijst', 'jongen-blij'],
];

/** Two play with the first pair. */
function speak(index: number, pair: WordPair | undefined): Pick<Die, 'asks' | 'answers'> {
  const [one, other] = speakers[index % speakers.length] ?? ['jongen-wijst', 'meisje-blij'];
  const [asked, answer] = pair ?? [];
  return {
    asks: { who: one, says: `${asked?.word ?? ''} …` },
    answers: { who: other, says: `${answer?.word ?? ''}!` },
  };
}

const planDice = ({ rhymeDice, firstSoundDice, actions }: Dice): Die[] => [
  ...rhymeDice.map(
    (pairs, index): Die => ({
      title: `Rijm-dobbelsteen${number(index, rhymeDice.length)}`,
      hint: 'Wat rijmt erop? Onderop ligt een antwoord.',
      ...speak(index, pairs[0]),
      accent: 'red',
      pairs: outcomesOf(pairs),
      play: [
        'Gooi. Zeg samen wat je ziet.',
        'Wat rijmt erop? Gekke woorden tellen ook.',
        'Kijk onderop: dat rijmt. Het vormpje in de hoek is hetzelfde.',
        ...pairs.map(([one, other]) => `${one.word} – ${other.word}`),
      ],
    }),
  ),
  ...firstSoundDice.map(
    (pairs, index): Die => ({
      title: `Beginklank-dobbelsteen${number(index, firstSoundDice.length)}`,
      hint: 'Wat hoor je vooraan? Onderop begint hetzelfde.',
      ...speak(index + rhymeDice.length, pairs[0]),
      accent: 'blue',
      pairs: outcomesOf(pairs),
      play: [
        'Gooi. Zeg het woord. Wat hoor je het eerst?',
        'Wat begint ook zo?',
        'Kijk onderop: dat begint hetzelfde. Het vormpje in de hoek is hetzelfde.',
        ...pairs.map(([one, other]) => `/${one.firstSound}/: ${one.word} – ${other.word}`),
      ],
    }),
  ),
  {
    title: 'Doe-dobbelsteen',
    hint: 'Doe wat bovenop ligt.',
    asks: { who: 'draak-wijst', says: 'ba-naan!' },
    answers: { who: 'vos-rent', says: 'Ik doe mee!' },
    accent: 'green',
    pairs: actions.map(([one, other]) => [actOut(one), actOut(other)]),
    play: [
      'Gooi hem samen met een andere dobbelsteen.',
      'Zeg je woord en doe wat bovenop ligt.',
      'Klap, stamp of spring bij elk stukje: ba-naan is twee keer.',
      'Alleen deze? Doe samen wat je ziet.',
    ],
  },
  {
    title: 'Lege dobbelsteen',
    hint: 'Teken eerst, knip en plak daarna.',
    asks: { who: 'robot-wijst', says: 'Wat teken jij?' },
    answers: { who: 'monster-blij', says: 'Mijn poes!' },
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

export const maker = definePageMaker({
  prepare: prepareDice,
  layOut: (dice) => {
    const pages = planDice(dice).map(layDie);
    const [heard, act, empty] = [pages.slice(0, -2), pages.slice(-2, -1), pages.slice(-1)];
    return {
      pages: [
        ...inPart({ name: 'Rijm of klank: kies er een', prints: { copyFor: 4 } }, heard),
        ...inPart({ name: 'Doe-dobbelsteen', prints: { copyFor: 4 } }, act),
        ...inPart({ name: 'Lege dobbelsteen', prints: { copyFor: 4 } }, empty),
      ],
    };
  },
});
