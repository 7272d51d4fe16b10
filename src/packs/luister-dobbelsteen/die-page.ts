/** The net of a die on a page of its own, and round it how it is made. */
import { type Box, inset } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { cutLine, cutStroke, foldLine, foldSign, scissors } from '../../sheets/lay/lines.ts';
import { decoration, figure } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { layPaper, type PaperShape } from '../../sheets/lay/paper-shapes.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { cards as sizes, type as typeSizes, weights } from '../../sheets/measures.ts';
import { type Accent, softOf } from '../../sheets/palette.ts';
import type { Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, setText } from '../../sheets/text.ts';
import type { Square } from './cube-net.ts';
import { cross, dieCube, dieTabs, type Edge, type Side, spreadPairs } from './cube-net.ts';
import { layMaking } from './making.ts';

const side = sizes.die;
const tab = { depth: 10.5, slope: 7 } as const;

/** What may lie on top after a throw. */
export interface Outcome {
  readonly picture: string;
  readonly alt: string;
  /** The same on what belongs to it. */
  readonly sign?: PaperShape;
}

export interface Die {
  readonly title: string;
  readonly hint: string;
  readonly accent: Accent;
  /** In pairs, for opposite sides; none for a die to draw on. */
  readonly pairs: readonly (readonly [Outcome, Outcome])[];
  /** What the two of each pair begin with, where that is what they are there for. */
  readonly sounds?: readonly string[];
  /** What is asked, on each face: once cut out a die has no title, and on paper without colour nothing else says it. */
  readonly asks?: string;
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
  const straight = (edge: Edge, draw: typeof cutLine): Mark => {
    const { from, to } = endsOf(boxOf(edge.square), edge.side);
    return draw(from[0], from[1], to[0], to[1]);
  };
  return [
    ...dieCube.folds.map((edge) => straight(edge, foldLine)),
    ...dieCube.seams.flat().flatMap((edge) => {
      const number = dieTabs.findIndex((other) => isSame(edge, other)) + 1;
      return number > 0 ? layTab(boxOf(edge.square), edge.side, number) : [straight(edge, cutLine)];
    }),
  ];
}

/** Room round the net that is no part of it. */
function columnsBeside(room: Box, left: number, top: number): readonly (readonly [Box, Box])[] {
  const width = left + side - tab.depth - 4 - room.x;
  const right = room.x + room.width - width;
  const above = { y: room.y + 1, width, height: top + side - room.y - 5 };
  const below = { y: top + 2 * side + 5, width, height: room.y + room.height - top - 2 * side - 5 };
  return [room.x, right].map((x) => [
    { x, ...above },
    { x, ...below },
  ]);
}

export const layDie = ({ title, hint, accent, pairs, asks }: Die): Page =>
  page({ title, hint, colour: accent }, (room) => {
    const size = { width: 3 * side, height: 4 * side };
    const left = room.x + (room.width - size.width) / 2;
    const top = room.y + (room.height - size.height - tab.depth) / 2;
    const squares = divide({ x: left, y: top, ...size }, 3, 4);
    const boxOf = ({ column, row }: Square): Box => squares[row * 3 + column] ?? room;
    const boxes = cross.map(boxOf);
    const isEmpty = pairs.length === 0;
    const frame = { colour: isEmpty ? 'faint' : accent, weight: weights.frame } as const;
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
        ...(isEmpty ? boxes.map(layPencil) : []),
        ...layNet((square) => boxOf(cross[square] ?? { column: 0, row: 0 })),
        ...scissors(left + side + tab.slope + 2, top),
        ...foldSign(left + 1.5 * side, top + side),
      ]),
      ...fill(boxes, spreadPairs(dieCube, pairs), ({ picture, alt, sign }, box) => [
        figure(alt, [placePicture(picture, sign ? besideSign(box) : inset(box, 6.5))]),
        ...(sign ? [decoration(laySign(sign, box, accent))] : []),
        ...(asks ? [decoration(layAsked(asks, box, accent))] : []),
      ]),
      ...layMaking(columnsBeside(room, left, top), accent),
    ];
  });

const pencil = 11;

/** In the corner of a face to draw on. */
const layPencil = ({ x, y, width, height }: Box): Mark =>
  placePicture('pencil', {
    x: x + width - 7 - pencil,
    y: y + height - 7 - pencil,
    width: pencil,
    height: pencil,
  });

const badge = { radius: 4.8, in: 7.4, shape: 6.7 } as const;
/** What is asked is more than a shape: it is larger, to be read from across a circle. */
const ask = { radius: 6.2, in: 8.4, drawing: 8.6 } as const;

/** In the middle, so large that its corners stay clear of the round signs: a spoon and a bear reach into them. */
const besideSign = (box: Box): Box => inset(box, ask.in + ask.radius / Math.SQRT2 - 0.6);

const layBadge = (x: number, y: number, radius: number, accent: Accent): Mark => ({
  kind: 'circle',
  x,
  y,
  radius,
  fill: 'paper',
  stroke: { colour: accent, weight: weights.frame },
});

/** In the corner across from that of the shape: whichever way the die lies, the two are told apart. */
function layAsked(drawing: string, box: Box, accent: Accent): Mark[] {
  const [x, y] = [box.x + box.width - ask.in, box.y + box.height - ask.in];
  const half = ask.drawing / 2;
  return [
    layBadge(x, y, ask.radius, accent),
    placePicture(
      drawing,
      { x: x - half, y: y - half, width: ask.drawing, height: ask.drawing },
      { plain: true },
    ),
  ];
}

/** Dark on white, on the corner of the frame, where no picture hides it. */
function laySign(sign: PaperShape, { x, y }: Box, accent: Accent): Mark[] {
  const [middleX, middleY] = [x + badge.in, y + badge.in];
  const shape = {
    x: middleX - badge.shape / 2,
    y: middleY - badge.shape / 2,
    width: badge.shape,
    height: badge.shape,
  };
  return [layBadge(middleX, middleY, badge.radius, accent), { ...layPaper(sign, shape), fill: 'frame' }];
}
