/** Friendly monsters of cut paper, of the family of the cast's, with as many eyes as dots, and a belly to lay cards on. */
import {
  closedPath,
  disc,
  type Frame,
  frameAt,
  openPath,
  type Point,
  stretched,
  trace,
} from '../../sheets/cast/paper.ts';
import type { Box } from '../../sheets/lay/box.ts';
import { weights } from '../../sheets/measures.ts';
import type { Accent, Colour } from '../../sheets/palette.ts';
import type { Mark, PathMark } from '../../sheets/sheet.ts';
import { dotRow } from './dots.ts';

const middle = 105;
/** What its pieces fill of the page. */
export const monsterBox = { x: 12, y: 24, width: 186, height: 252 } as const;
/** The same, of a monster that looks over the edge of a card. */
export const headBox = { x: 19, y: 24, width: 172, height: 153 } as const;
/** Where cards are laid; all that a monster eats must lie there without one on another. */
export const belly = { x: 36, y: 132, width: 138, height: 126 } as const;
const chestDots = { x: 40, y: 101, width: 130, height: 26 } as const;
const chest = { x: 33, y: 112, width: 144, height: 40 } as const;
const eyeRadius = 16;

interface Fur {
  readonly light: Colour;
  readonly deep: Colour;
}

const furs: Readonly<Record<Accent, Fur>> = {
  red: { light: 'brick', deep: 'roof' },
  blue: { light: 'sea', deep: 'dusk' },
  green: { light: 'leaf', deep: 'leafDeep' },
  purple: { light: 'nightWall', deep: 'night' },
  yellow: { light: 'glow', deep: 'wood' },
};

/** A piece of paper, or a thin line where it has no colour. */
interface Piece {
  readonly d: string;
  readonly fill?: Colour;
}

const page: Frame = (x, y) => [x, y];
const mirrored = stretched(frameAt([2 * middle, 0]), -1, 1);
const cut = (fill: Colour, outline: string, soft = 0.27, frame: Frame = page): Piece => ({
  d: closedPath(trace(frame, outline), () => soft),
  fill,
});
const both = (fill: Colour, outline: string, soft?: number): Piece[] =>
  [page, mirrored].map((frame) => cut(fill, outline, soft, frame));
const ball = (fill: Colour, [x, y]: Point, radius: number): Piece => ({
  d: closedPath(disc(frameAt([x, y]), [0, 0], [radius, radius], { sides: 14, shake: 0 }), () => 0.5),
  fill,
});
const line = (outline: string, frame: Frame = page): Piece => ({ d: openPath(trace(frame, outline)) });

/** Height of the round back at x, where the eyes stand. */
const backAt = (x: number): number => 126 - 78 * Math.sqrt(1 - ((x - middle) / 84) ** 2);

/** Feelers, ears, horns, hair: each monster has its own, so that they are told apart without their colour too. */
const headgear: readonly ((fur: Fur) => Piece[])[] = [
  () => [
    ...both('glow', '96 52 82 28 86 25 102 48', 0.2),
    ball('glow', [83, 30], 5.5),
    ball('glow', [127, 30], 5.5),
  ],
  ({ deep }) => both(deep, '50 72 32 54 18 68 17 90 28 104 42 96', 0.5),
  () => both('glow', '38 84 30 48 36 34 50 46 68 64', 0.2),
  () => [
    cut('glow', '97 52 84 30 88 26 104 48', 0.16),
    cut('glow', '101 50 102 24 109 24 109 50', 0.16),
    cut('glow', '106 48 122 26 126 30 113 52', 0.16),
  ],
];

/** Teeth, a tongue, a grin: each laughs its own way. */
const mouths: readonly (readonly Piece[])[] = [
  [
    cut('red', '76 68 105 71 134 67 128 81 116 87 94 87 82 82', 0.24),
    cut('paper', '92 69.5 104 70.5 103 78 93 77', 0.12),
    cut('paper', '106 70.5 118 69 117 77 107 78', 0.12),
  ],
  [
    cut('red', '74 69 105 74 136 68 129 82 114 88 95 88 81 83', 0.24),
    cut('paper', '84 70.5 95 72.2 89 80', 0.1),
    cut('paper', '115 72.4 126 70.2 121 80', 0.1),
  ],
  [
    cut('red', '74 70 105 74 136 70 130 82 115 88 95 88 80 83', 0.24),
    cut('redSoft', '93 81 105 77.5 117 81 114 87.5 96 87.5', 0.34),
  ],
  [
    cut('red', '76 69 105 71 134 68 130 83 116 88 94 88 80 84', 0.24),
    cut('paper', '79 69.3 131 68.8 126 75 120 70 114 76.5 108 71 102 76.5 96 71 90 76 84 70.5', 0.06),
  ],
];

const eye = (x: number, y: number): Piece[] => [
  ball('paper', [x, y], eyeRadius),
  ball('ink', [x + (middle - x) * 0.05, y + 2.5], 7),
  ball('paper', [x + (middle - x) * 0.05 + 2.4, y], 2),
];

const back = '22 176 20 132 31 96 52 68 78 50 105 45 132 50 158 68 179 96 190 132 188 176';
const body = `${back} 189 214 186 248 176 262 140 261 105 264 70 261 34 262 24 248 21 214`;

function headOf(eyes: number, fur: Fur): { behind: Piece[]; before: Piece[] } {
  const step = Math.min(35, 138 / eyes);
  const places = Array.from({ length: eyes }, (_, index) => middle + (index - (eyes - 1) / 2) * step);
  return {
    behind: headgear[(eyes - 1) % headgear.length]?.(fur) ?? [],
    before: [...places.flatMap((x) => eye(x, backAt(x) - 1)), ...(mouths[(eyes - 1) % mouths.length] ?? [])],
  };
}

/** A dark outline around all of it, as the cast has, and the pieces on top. */
function paste(pieces: readonly Piece[]): PathMark[] {
  const paper = pieces.filter(({ fill }) => fill);
  const outline = paper.map(({ d }) => d).join('');
  return [
    { kind: 'path', d: outline, stroke: { colour: 'ink', weight: 2.2 } },
    ...pieces.map(
      ({ d, fill }): PathMark => ({
        kind: 'path',
        d,
        ...(fill ? { fill } : {}),
        stroke: { colour: fill ? 'frame' : 'edge', weight: fill ? weights.line : weights.frame },
      }),
    ),
  ];
}

const tufts = ['4 0 0 6 -4 0', '-3 0 0 5 3 0'];

/** Fills an upright page; the cards are laid in its belly. */
export function drawMonster(eyes: number, accent: Accent): Mark[] {
  const fur = furs[accent];
  const { behind, before } = headOf(eyes, fur);
  const pieces = [
    ...behind,
    ...both(fur.light, '28 160 18 154 13 162 15 176 13 188 19 199 31 200', 0.5),
    ...both(fur.deep, '46 252 34 264 36 274 58 272 62 275 84 273 94 272 92 260', 0.24),
    ...both(fur.light, '12.5 192 15 189 19 191 20 197 16 201 12.5 198', 0.3),
    ...both(fur.light, '18 196 22 193 26 196 25.5 203 21 205.5 18 202', 0.3),
    ...both(fur.light, '24 195 29 193 32 197 31 203 27.5 204.5 24.5 201', 0.3),
    cut(fur.light, body, 0.5),
    ...both('paper', '37 267 43 265.5 46 269 44.5 273.5 38 273.5 35.5 271', 0.3),
    ...both('paper', '49 267.5 55 266 58.5 269.5 57 273.2 50 273.5 47.5 271', 0.3),
    ...both('paper', '62 268 68 266.5 71.5 270 70 273.6 63.5 273.8 60.5 271.5', 0.3),
    ...before,
    ...[page, mirrored].flatMap((frame) =>
      [208, 226, 244].flatMap((y, index) => {
        const [tuft = ''] = tufts.slice(index % 2);
        return line(tuft, (x, dy) => frame(x + 28.5, dy + y));
      }),
    ),
  ];
  const plate: Mark = {
    kind: 'rect',
    ...belly,
    radius: 12,
    fill: 'paper',
    stroke: { colour: 'frame', weight: weights.frame },
  };
  return [...paste(pieces), ...dotRow(eyes, chestDots), plate];
}

/** Its head and shoulders, for the back of a card. */
export function drawHead(eyes: number, accent: Accent): { marks: PathMark[]; chest: Box } {
  const fur = furs[accent];
  const { behind, before } = headOf(eyes, fur);
  return { marks: paste([...behind, cut(fur.light, back, 0.14), ...before]), chest };
}
