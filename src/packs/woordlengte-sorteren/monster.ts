/** Friendly monsters of cut paper, brothers and sisters of the cast's: its bell, grin, hands and feet, with as many eyes as dots, and a belly to lay cards on. */
import {
  closedPath,
  type Frame,
  frameAt,
  openPath,
  type Point,
  stretched,
  trace,
} from '../../sheets/cast/paper.ts';
import { type Box, moveInto } from '../../sheets/lay/box.ts';
import { type MovableMark, moveMark } from '../../sheets/marks/index.ts';
import type { Move } from '../../sheets/marks/move.ts';
import { round, weights } from '../../sheets/measures.ts';
import type { Accent, Colour } from '../../sheets/palette.ts';
import type { PathMark } from '../../sheets/sheet.ts';
import { dotRow } from './dots.ts';

const middle = 105;
/** What its pieces fill of the page. */
export const monsterBox = { x: 12, y: 24, width: 186, height: 252 } as const;
/** The same, of a monster that looks over the edge of a card. */
const headBox = { x: 14, y: 24, width: 182, height: 150 } as const;
/** Where cards are laid; all that a monster eats must lie there without one on another. */
export const belly = { x: 36, y: 132, width: 138, height: 126 } as const;
/** Round above and below: with corners it would be a screen. */
const bellyCorners = { high: { across: 46, down: 36 }, low: 30 } as const;
const chestDots = { x: 45, y: 108, width: 120, height: 20 } as const;
const chest = { x: 33, y: 113, width: 144, height: 42 } as const;

interface Fur {
  readonly light: Colour;
  readonly deep: Colour;
}

const furs: Readonly<Record<Accent, Fur>> = {
  red: { light: 'brick', deep: 'roof' },
  blue: { light: 'sea', deep: 'dusk' },
  green: { light: 'leaf', deep: 'leafDeep' },
  purple: { light: 'fur', deep: 'furDeep' },
  yellow: { light: 'glow', deep: 'wood' },
};

/** A piece of paper, or a line where it has no colour. Of a bare one no edge is seen: it joins what it lies on. */
interface Piece {
  readonly d: string;
  readonly fill?: Colour;
  readonly bare?: true;
}

const page: Frame = (x, y) => [x, y];
const mirrored = stretched(frameAt([2 * middle, 0]), -1, 1);
/** Where the cast's monster is drawn around its hip: as wide and as high as the page. */
const bell = stretched(frameAt([middle, 249]), 2.95, 3.02);

const cut = (fill: Colour, outline: string, soft = 0.3, frame: Frame = page): Piece => ({
  d: closedPath(trace(frame, outline), () => soft),
  fill,
});
const both = (pieces: (frame: Frame) => readonly Piece[]): Piece[] => [page, mirrored].flatMap(pieces);
/** Four arcs: a card has up to twelve of them, and each corner of a paper disc would cost as much again. */
const ball = (fill: Colour, [x, y]: Point, radius: number): Piece => {
  const at = (across: number, down: number): string =>
    `${round(x + across * radius)} ${round(y + down * radius)}`;
  const arcs = [
    [-1, -bow, -bow, -1, 0, -1],
    [bow, -1, 1, -bow, 1, 0],
    [1, bow, bow, 1, 0, 1],
    [-bow, 1, -1, bow, -1, 0],
  ].map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => `C${at(a, b)} ${at(c, d)} ${at(e, f)}`);
  return { d: `M${at(-1, 0)}${arcs.join('')}Z`, fill };
};
/** How far a handle reaches for a quarter of a circle. */
const bow = 0.5523;

/** Feelers, ears, horns, hair: each monster has its own, so that they are told apart without their colour too. */
const headgear: readonly ((fur: Fur) => Piece[])[] = [
  () =>
    both((frame) => [cut('glow', '80 62 62 34 67 31 92 58', 0.2, frame), ball('glow', frame(63, 33), 6.5)]),
  ({ deep }) => both((frame) => [cut(deep, '56 68 40 48 25 56 22 76 34 92 50 92', 0.5, frame)]),
  () => both((frame) => [cut('glow', '70 60 36 32 34 46 38 62 52 88', 0.22, frame)]),
  () => [
    ...both((frame) => [cut('glow', '92 54 76 28 82 25 100 50', 0.2, frame)]),
    cut('glow', '100 52 102 25 108 25 110 52', 0.2),
  ],
];

const mouthAt = (y: number): Frame => stretched(frameAt([middle, y]), 21);
const lips =
  '-1.1 -0.26 -0.5 -0.08 0 -0.02 0.5 -0.09 1.1 -0.28 1 0.22 0.74 0.62 0.36 0.8 -0.36 0.8 -0.74 0.62 -1 0.24';

/** Each grins its own way; the third as the cast's does. */
const mouths: readonly ((mouth: Frame) => Piece[])[] = [
  (mouth) => [
    cut('red', lips, 0.4, mouth),
    cut('redSoft', '-0.5 0.56 0 0.36 0.5 0.56 0.3 0.76 -0.3 0.76', 0.4, mouth),
  ],
  (mouth) => [
    cut('red', lips, 0.4, mouth),
    cut('paper', '-0.72 -0.12 -0.36 -0.02 -0.5 0.36', 0.2, mouth),
    cut('paper', '0.72 -0.13 0.36 -0.03 0.5 0.36', 0.2, mouth),
  ],
  (mouth) => [
    cut('red', lips, 0.4, mouth),
    cut('paper', '-0.6 -0.09 -0.04 0 -0.12 0.42 -0.5 0.36', 0.18, mouth),
    cut('paper', '0.1 0 0.64 -0.11 0.54 0.32 0.22 0.42', 0.18, mouth),
  ],
  (mouth) => [
    cut('red', lips, 0.4, mouth),
    cut(
      'paper',
      '-0.86 -0.16 -0.5 -0.06 0 0 0.5 -0.07 0.86 -0.17 0.7 0.24 0.44 0.02 0.22 0.32 0 0.06 -0.22 0.32 -0.44 0.02 -0.7 0.24',
      0.14,
      mouth,
    ),
  ],
];

interface Eye {
  readonly at: Point;
  readonly radius: number;
}

const eyesOf: readonly (readonly Eye[])[] = [
  [{ at: [105, 54], radius: 25 }],
  [
    { at: [81, 56], radius: 21 },
    { at: [129, 56], radius: 21 },
  ],
  [
    { at: [67, 64], radius: 18.5 },
    { at: [143, 64], radius: 18.5 },
    { at: [105, 50], radius: 22 },
  ],
  [
    { at: [49, 80], radius: 16.5 },
    { at: [161, 80], radius: 16.5 },
    { at: [84, 59], radius: 18 },
    { at: [126, 59], radius: 18 },
  ],
];

/** All look at whoever feeds them, a little towards each other. */
const drawEye = ({ at: [x, y], radius }: Eye): Piece[] => {
  const pupil: Point = [x + (middle - x) * 0.06, y + radius * 0.1];
  return [
    ball('paper', [x, y], radius),
    ball('ink', pupil, radius * 0.46),
    { ...ball('paper', [pupil[0] + radius * 0.16, pupil[1] - radius * 0.18], radius * 0.13), bare: true },
  ];
};

const head = '-29 -25 -28 -34 -22 -54 -12 -65 0 -68 12 -65 22 -54 28 -34 29 -25';
/** A pear, an egg, a bell, and one that sits down broadly. */
const bodies: readonly string[] = [
  '31.4 -12 30.6 1.4 17 5.5 0 4.2 -17 5.5 -30.6 1.4 -31.4 -12',
  '29.4 -16 25.4 0 13 5.2 0 5.6 -13 5.2 -25.4 0 -29.4 -16',
  '29 -12 27 3 14 5.5 0 4.4 -14 5.5 -27 3 -29 -12',
  '31 -16 31.2 3.4 22 6 10 3.4 0 5.6 -10 3.4 -22 6 -31.2 3.4 -31 -16',
];

function headOf(eyes: number, fur: Fur): { behind: Piece[]; before: Piece[] } {
  const kind = (eyes - 1) % mouths.length;
  const mouthTop = eyes === 1 ? 83 : 85;
  return {
    behind: headgear[kind]?.(fur) ?? [],
    before: [...(eyesOf[kind] ?? []).flatMap(drawEye), ...(mouths[kind]?.(mouthAt(mouthTop)) ?? [])],
  };
}

/** From behind the body up to a hand with three fingers: one piece of paper, so that no line is missing where they meet. */
const arm =
  '56 160 34 153 20 142 14.2 127 15.2 116 12.3 106 13.2 100 17.4 99.6 19.4 106.5 18 97 19.8 91.6 24.2 91.8 24.8 105.5 27 96 30.2 93.8 33 97 30 109 30 118 33 127 42 136 56 140';

/** The belly, of four straight sides and four bows. */
function plateOf({ x, y, width, height }: Box): string {
  const [right, bottom] = [x + width, y + height];
  const { high, low } = bellyCorners;
  const left = 1 - bow;
  const write = (...points: readonly number[]): string => points.map(round).join(' ');
  return [
    `M${write(x + high.across, y)}H${round(right - high.across)}`,
    `C${write(right - high.across * left, y, right, y + high.down * left, right, y + high.down)}`,
    `V${round(bottom - low)}C${write(right, bottom - low * left, right - low * left, bottom, right - low, bottom)}`,
    `H${round(x + low)}C${write(x + low * left, bottom, x, bottom - low * left, x, bottom - low)}`,
    `V${round(y + high.down)}C${write(x, y + high.down * left, x + high.across * left, y, x + high.across, y)}Z`,
  ].join('');
}
const plate = plateOf(belly);

/** Soft, with three toes. */
const drawFoot = ({ deep }: Fur, frame: Frame): Piece[] => [
  cut(deep, '40 264 46 257 88 255 97 262 96 269 89 274.5 80 273 72 275 62 273.2 54 275 44 273', 0.5, frame),
  ...['61 266 60.4 269 60.8 273', '76 266 76 269 75.6 273'].map((toe) => ({
    d: openPath(trace(frame, toe)),
  })),
];

const paste = (pieces: readonly Piece[]): PathMark[] =>
  pieces.map(({ d, fill, bare }) => ({
    kind: 'path',
    d,
    ...(fill ? { fill } : {}),
    ...(bare ? {} : { stroke: { colour: 'frame', weight: weights.frame } }),
  }));

/** Fills an upright page; the cards are laid in its belly. */
export function drawMonster(eyes: number, accent: Accent): MovableMark[] {
  const fur = furs[accent];
  const { behind, before } = headOf(eyes, fur);
  return [
    ...paste([
      ...behind,
      ...both((frame) => [cut(fur.light, arm, 0.38, frame)]),
      ...both((frame) => drawFoot(fur, frame)),
      cut(fur.light, `${head} ${bodies[(eyes - 1) % bodies.length]}`, 0.4, bell),
      ...before,
      { d: plate, fill: 'paper' },
    ]),
    ...dotRow(eyes, chestDots, weights.frame),
  ];
}

/** A whole monster, as large as the box allows. */
export const shrinkMonster = (eyes: number, accent: Accent, box: Box): MovableMark[] => {
  const move = moveInto(monsterBox, box);
  return drawMonster(eyes, accent).map((mark) => moveThin(mark, move));
};

/** Its head and shoulders with the dots, for the back of a card. */
export function shrinkHead(eyes: number, accent: Accent, box: Box): MovableMark[] {
  const fur = furs[accent];
  const { behind, before } = headOf(eyes, fur);
  const move = moveInto(headBox, box);
  const row = {
    x: chest.x * move.scale + move.x,
    y: chest.y * move.scale + move.y,
    width: chest.width * move.scale,
    height: chest.height * move.scale,
  };
  return [
    ...paste([...behind, cut(fur.light, head, 0.2, bell), ...before]).map((mark) => moveThin(mark, move)),
    ...dotRow(eyes, row),
  ];
}

/** A small monster has the line of all that is small, not a thin one. */
function moveThin(mark: MovableMark, move: Move): MovableMark {
  const moved = moveMark(mark, move);
  return 'stroke' in moved && moved.stroke
    ? { ...moved, stroke: { ...moved.stroke, weight: weights.line } }
    : moved;
}
