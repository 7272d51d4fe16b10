/** Friendly monsters of cut paper, brothers and sisters of the cast's: each its own shape, with as many eyes as dots, and a belly to lay cards on. */
import {
  closedPath,
  type Frame,
  frameAt,
  type Point,
  shifted,
  stretched,
  trace,
} from '../../sheets/cast/paper.ts';
import { type Box, moveInto } from '../../sheets/lay/box.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { edgesOf, type MovableMark, moveMark } from '../../sheets/marks/index.ts';
import type { Move } from '../../sheets/marks/move.ts';
import { round, weights } from '../../sheets/measures.ts';
import { type Accent, type Colour, softOf } from '../../sheets/palette.ts';
import type { PathMark } from '../../sheets/sheet.ts';
import { type DotRow, dotRow } from './dots.ts';
import { flowThrough, inside } from './flowing.ts';

const middle = 105;
/** What its pieces fill of the page. */
export const monsterBox = { x: 12, y: 24, width: 186, height: 252 } as const;
/** Where cards are laid; all that a monster eats must lie there without one on another. */
export const belly = { x: 36, y: 132, width: 138, height: 126 } as const;
/** Round above and below: with corners it would be a screen. */
const bellyCorners = { high: { across: 58, down: 52 }, low: 46 } as const;

interface Fur {
  readonly light: Colour;
  readonly deep: Colour;
}

const furs: Readonly<Record<Accent, Fur>> = {
  red: { light: 'brick', deep: 'roof' },
  blue: { light: 'sea', deep: 'nightHill' },
  green: { light: 'leaf', deep: 'leafDeep' },
  purple: { light: 'fur', deep: 'furDeep' },
  yellow: { light: 'glow', deep: 'wood' },
};

/** A piece of paper, or a line where it has no colour. Of a bare one no edge is seen: it joins what it lies on. */
interface Piece {
  readonly d: string;
  readonly fill?: Colour;
  readonly bare?: true;
  /** Of its edge, where that of the fur would not be seen. */
  readonly line?: Colour;
}

const page: Frame = (x, y) => [x, y];
const mirrored = stretched(frameAt([2 * middle, 0]), -1, 1);
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
    both((frame) => [cut('glow', '74 66 56 38 61 35 86 60', 0.3, frame), ball('glow', frame(57, 35), 6.5)]),
  ({ deep }) => both((frame) => [cut(deep, '72 70 56 50 42 52 36 68 42 86 62 92', 0.5, frame)]),
  () => both((frame) => [cut('glow', '72 62 40 32 36 44 41 62 56 84', 0.3, frame)]),
  () => [
    ...both((frame) => [cut('glow', '98 54 84 32 90 27 106 54', 0.3, frame)]),
    cut('glow', '99 54 101 25 109 25 111 54', 0.3),
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
  [{ at: [105, 52], radius: 25 }],
  [
    { at: [84.8, 54], radius: 20.6 },
    { at: [125.2, 54], radius: 20.6 },
  ],
  [
    { at: [69, 66], radius: 17.5 },
    { at: [141, 66], radius: 17.5 },
    { at: [105, 48], radius: 21 },
  ],
  [
    { at: [54, 74], radius: 15.5 },
    { at: [156, 74], radius: 15.5 },
    { at: [86, 63], radius: 16.5 },
    { at: [124, 63], radius: 16.5 },
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

/** Half of each, from above to below: how far from the middle, and how high on the page. Round, long with its eyes on top, a pear, and wide. */
const halves: readonly string[] = [
  '0 41 30 45 57 62 75 88 86 120 92 158 93 205 86 244 62 266 30 271.5 0 272',
  '0 54 20 56 38 62 47 80 51 104 63 126 80 146 90 176 92 216 84 251 58 268.5 28 272 0 272',
  '0 40 24 44 43 60 54 86 66 114 80 142 89 176 93 214 87 250 62 268 30 272 0 272',
  '0 48 36 48.5 62 56 75 74 81 100 88 134 93 172 93 220 84 253 58 269 28 272 0 272',
];

/** How wide the edge is that is in full colour: all within is pale, which spares ink. */
const rim = 15;

function outlineOf(kind: number, { press }: Stature): Point[] {
  const right = trace((x, y) => press(middle + x, y), halves[kind] ?? halves[0] ?? '');
  const left = right.slice(1, -1).map(([x, y]): Point => [2 * middle - x, y]);
  return [...right, ...left.toReversed()];
}

function headOf(eyes: number, fur: Fur): { behind: Piece[]; before: Piece[] } {
  const kind = (eyes - 1) % mouths.length;
  return {
    behind: headgear[kind]?.(fur) ?? [],
    before: [...(eyesOf[kind] ?? []).flatMap(drawEye), ...drawMouth(kind)],
  };
}
const mouthTop = 86;

/** Red on red fur has no edge: all have the one of their dots. */
const drawMouth = (kind: number): Piece[] =>
  (mouths[kind]?.(mouthAt(mouthTop)) ?? []).map((piece) => ({ ...piece, line: 'frame' }));

/** One waves with a bent elbow and has its shoulder behind the body; one holds its belly, in front of that. */
const arms = {
  waves:
    '60 146 76 152 88 139 92.6 122 90.5 108 91.5 99 94 91 91.8 88.4 89.6 89.6 88 95 87.4 85.4 86.4 83.4 84.2 85.6 84 95 79.2 87.6 76.2 87.6 75.4 90.6 78.6 101 80.4 111 77.6 122 68 131',
  holds:
    '75 111 84 109.5 90 119 92.8 134 90.5 150 84 161 75.4 168.4 66.4 173 63.4 171.4 63.8 168.8 68.6 166 60.6 166.6 58.8 164.4 60.6 162.2 68 161.4 62.4 157.4 62.4 154.4 65.4 153.4 73.6 157 79.4 150 80.4 138 76 126',
} as const;
const armsOf: readonly (keyof typeof arms)[] = ['holds', 'waves', 'waves', 'holds'];

const drawArms = (kind: number, { light }: Fur, { press }: Stature): Piece[] =>
  both((frame) => [
    {
      d: flowThrough(trace((x, y) => frame(...press(middle + x, y)), arms[armsOf[kind] ?? 'waves'])),
      fill: light,
    },
  ]);

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

/** How it stands: tall with a belly for cards, or squat on the back of one. Its dots are in a row under its mouth on both: a child compares those. */
interface Stature {
  readonly box: Box;
  readonly press: Frame;
  readonly dots: DotRow;
  readonly plate?: string;
}

/** Below it a squat one is pressed together; its face is that of a tall one. */
const neck = 112;
const squatness = 0.46;
const press: Frame = (x, y) => [x, neck + (y - neck) * (y > neck ? squatness : 1)];

const tall: Stature = {
  box: monsterBox,
  press: page,
  dots: { middle: [middle, 117.5], radius: 10 },
  plate: plateOf(belly),
};
const squat: Stature = {
  box: { ...monsterBox, height: press(0, monsterBox.y + monsterBox.height)[1] - monsterBox.y },
  press,
  dots: { middle: [middle, 145], radius: 12.5 },
};

/** Where its feet end. */
const ground = 272;

/** Soft, with three toes. */
const drawFoot = ({ deep }: Fur, frame: Frame): Piece => {
  const at = (...points: readonly (readonly [number, number])[]): string =>
    points
      .map(([x, y]) =>
        frame(middle - 40 + x, y)
          .map(round)
          .join(' '),
      )
      .join(' ');
  return {
    d: `M${at([-25, 263])}C${at([-22, 252], [22, 252], [25, 263])}C${at([29, 277], [10, 278.5], [8.5, 270])}C${at([9, 279], [-9, 279], [-8.5, 270])}C${at([-10, 278.5], [-29, 277], [-25, 263])}Z`,
    fill: deep,
  };
};

/** The line is of its own colour, as that of the cast's is. */
const paste = (pieces: readonly Piece[], colour: Accent): PathMark[] =>
  pieces.map(({ d, fill, bare, line = colour }) => ({
    kind: 'path',
    d,
    ...(fill ? { fill } : {}),
    ...(bare ? {} : { stroke: { colour: line, weight: weights.frame } }),
  }));

function drawStanding(eyes: number, accent: Accent, stature: Stature): MovableMark[] {
  const fur = furs[accent];
  const kind = (eyes - 1) % halves.length;
  const { behind, before } = headOf(eyes, fur);
  const outline = outlineOf(kind, stature);
  const limbs = drawArms(kind, fur, stature);
  const inFront = armsOf[kind] === 'holds';
  const [, floor] = stature.press(middle, ground);
  return [
    layShadow({ x: middle - 9, y: floor, width: 150 }, 'paper'),
    ...paste(
      [
        ...behind,
        ...(inFront ? [] : limbs),
        ...both((frame) => [drawFoot(fur, shifted(frame, 0, floor - ground))]),
        { d: flowThrough(outline), fill: fur.light },
        { d: flowThrough(inside(outline, rim)), fill: softOf(accent), bare: true },
        ...before,
        ...(stature.plate ? [{ d: stature.plate, fill: 'paper' } as const] : []),
        ...(inFront ? limbs : []),
      ],
      accent,
    ),
    ...dotRow(eyes, stature.dots),
  ];
}

/** Fills an upright page; the cards are laid in its belly. */
export const drawMonster = (eyes: number, accent: Accent): MovableMark[] => drawStanding(eyes, accent, tall);

/** A whole monster, as large as the box allows. */
export const shrinkMonster = (eyes: number, accent: Accent, box: Box): MovableMark[] =>
  shrink(eyes, accent, tall, box);

/** The same, with dots that are large enough for the back of a card. */
export const shrinkSquat = (eyes: number, accent: Accent, box: Box): MovableMark[] =>
  shrink(eyes, accent, squat, box);

function shrink(eyes: number, accent: Accent, stature: Stature, box: Box): MovableMark[] {
  const move = moveInto(stature.box, box);
  return drawStanding(eyes, accent, stature).flatMap((mark) => moveThin(mark, move));
}

/** A small monster has the line of all that is small, not a thin one, and no light in its eyes: nobody would see it. */
function moveThin(mark: MovableMark, move: Move): MovableMark[] {
  const moved = moveMark(mark, move);
  const { left, right } = edgesOf(moved);
  if (right - left < smallestSeen) return [];
  return 'stroke' in moved && moved.stroke
    ? [{ ...moved, stroke: { ...moved.stroke, weight: weights.line } }]
    : [moved];
}
const smallestSeen = 1.6;
