/** The net of a die on a page of its own, and round it how it is made. */
import { type Box, inset } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { cutStroke, foldLine, foldSign, scissors } from '../../sheets/lay/lines.ts';
import { decoration, figure } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { cards as sizes, type as typeSizes, weights } from '../../sheets/measures.ts';
import { type Accent, softOf } from '../../sheets/palette.ts';
import type { LineMark, Mark, Page, Stroke } from '../../sheets/sheet.ts';
import { capHeight, measureText, setText } from '../../sheets/text.ts';
import type { Square } from './cube-net.ts';
import { cross, dieCube, dieTabs, type Edge, type Side, spreadPairs } from './cube-net.ts';
import { drawDots } from './dots.ts';
import { glued, layMaking, tabLetters } from './making.ts';

const side = sizes.die;
const tab = { depth: 10.5, slope: 7 } as const;

/** Heavier than a fold: whoever takes one for the other cuts off a tab. */
const outline: Stroke = { ...cutStroke, weight: weights.frame };

const outlineFrom = (x1: number, y1: number, x2: number, y2: number): LineMark => ({
  kind: 'line',
  x1,
  y1,
  x2,
  y2,
  stroke: outline,
});

/** What may lie on top after a throw. */
export interface Outcome {
  readonly picture: string;
  readonly alt: string;
}

export interface Die {
  readonly title: string;
  readonly hint: string;
  readonly accent: Accent;
  /** From one dot to six; none for a die to draw on. */
  readonly outcomes: readonly Outcome[];
  readonly asks?: Asked;
}

/** What is asked, on each face, with the letter of the plate: once cut out a die has no title. */
export interface Asked {
  readonly drawing: string;
  readonly says: string;
}

type Point = readonly [number, number];

/** Of an edge, clockwise round its square, and the way out of the square. */
interface Ends {
  readonly from: Point;
  readonly to: Point;
  readonly out: Point;
}

function endsOf(box: Box, edge: Side): Ends {
  const { x, y } = box;
  const [right, bottom] = [x + box.width, y + box.height];
  const ends: Record<Side, Ends> = {
    top: { from: [x, y], to: [right, y], out: [0, -1] },
    right: { from: [right, y], to: [right, bottom], out: [1, 0] },
    bottom: { from: [right, bottom], to: [x, bottom], out: [0, 1] },
    left: { from: [x, bottom], to: [x, y], out: [-1, 0] },
  };
  return ends[edge];
}

/** From one line of a tab to the next. */
const betweenLines = 5;

function layTab(box: Box, edge: Side, letter: string): Mark[] {
  const { from, to, out } = endsOf(box, edge);
  const along = [(to[0] - from[0]) / side, (to[1] - from[1]) / side] as const;
  const at = (length: number, depth: number): [number, number] => [
    from[0] + along[0] * length + out[0] * depth,
    from[1] + along[1] * length + out[1] * depth,
  ];
  const points = [at(0, 0), at(tab.slope, tab.depth), at(side - tab.slope, tab.depth), at(side, 0)];
  const d = `M${points.map((point) => point.join(' ')).join('L')}`;
  const [x, y] = at(side / 2, tab.depth / 2);
  const style = { size: typeSizes.least, colour: 'ink', align: 'centre' } as const;
  const says = out[0] === 0 ? [`plak ${letter}`] : ['plak', letter];
  const first = y + capHeight(style.size) / 2 - ((says.length - 1) * betweenLines) / 2;
  return [
    { kind: 'path', d: `${d}Z`, fill: glued },
    { kind: 'path', d, stroke: outline },
    foldLine(from[0], from[1], to[0], to[1]),
    ...says.map((said, index) => setText(said, x, first + index * betweenLines, style)),
  ];
}

const isSame = (one: Edge, other: Edge): boolean => one.square === other.square && one.side === other.side;

const signOn = ({ from, to }: Ends): Mark[] => foldSign((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);

/** Lines of the net: each edge once, as a fold, as a cut, or as a tab with its letter in the order of gluing: the dots on the faces count already. */
function layNet(boxOf: (square: number) => Box): Mark[] {
  const straight = (edge: Edge, draw: typeof outlineFrom): Mark => {
    const { from, to } = endsOf(boxOf(edge.square), edge.side);
    return draw(from[0], from[1], to[0], to[1]);
  };
  return [
    ...dieCube.folds.flatMap((edge) => [
      straight(edge, foldLine),
      ...signOn(endsOf(boxOf(edge.square), edge.side)),
    ]),
    ...dieCube.seams.flat().flatMap((edge) => {
      const letter = tabLetters[dieTabs.findIndex((other) => isSame(edge, other))];
      return letter ? layTab(boxOf(edge.square), edge.side, letter) : [straight(edge, outlineFrom)];
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

/** As on any die, what lies opposite each other has seven dots together. */
function pairOpposites(outcomes: readonly Outcome[]) {
  const numbered = outcomes.map((outcome, index) => ({ ...outcome, dots: index + 1 }));
  const half = numbered.slice(0, numbered.length / 2);
  return half.flatMap((one, index) =>
    numbered
      .slice(-1 - index)
      .slice(0, 1)
      .map((other) => [one, other] as const),
  );
}

export const layDie = ({ title, hint, accent, outcomes, asks }: Die): Page =>
  page({ title, hint, colour: accent }, (room) => {
    const size = { width: 3 * side, height: 4 * side };
    const left = room.x + (room.width - size.width) / 2;
    const top = room.y + (room.height - size.height - tab.depth) / 2;
    const squares = divide({ x: left, y: top, ...size }, 3, 4);
    const boxOf = ({ column, row }: Square): Box => squares[row * 3 + column] ?? room;
    const boxes = cross.map(boxOf);
    const isEmpty = outcomes.length === 0;
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
      ]),
      ...fill(boxes, spreadPairs(dieCube, pairOpposites(outcomes)), ({ picture, alt, dots }, box) => [
        figure(alt, [placePicture(picture, asks ? besideCorners(box) : belowDots(box))]),
        decoration(drawDots(dots, { x: box.x + corner.in, y: box.y + corner.in, width: corner.side })),
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

/** In the corner across from what is asked. */
const corner = { in: 2.2, side: 9.6 } as const;
/** On the lower side of the frame. */
const ask = { in: 2.2, high: 7.8, drawing: 6.4, beside: 1.6 } as const;

/** In the middle, so large that its corners stay clear of both: a spoon and a bear reach into them. */
const besideCorners = (box: Box): Box => inset(box, corner.in + corner.side);

/** Who does something stands at the foot of the frame, as large as the dots leave room: to be seen from across a circle. */
const stand = { side: 40, left: 9, foot: 4 } as const;

const belowDots = ({ x, y, height }: Box): Box => ({
  x: x + stand.left,
  y: y + height - stand.foot - stand.side,
  width: stand.side,
  height: stand.side,
});

function layAsked({ drawing, says }: Asked, box: Box, accent: Accent): Mark[] {
  const style = { size: typeSizes.least, face: 'bold', colour: accent } as const;
  const width = ask.drawing + measureText(says, style.size, style.face) + 3 * ask.beside;
  const x = box.x + box.width - ask.in - width;
  const y = box.y + box.height - ask.in - ask.high;
  const icon = {
    x: x + ask.beside,
    y: y + (ask.high - ask.drawing) / 2,
    width: ask.drawing,
    height: ask.drawing,
  };
  const baseline = y + (ask.high + capHeight(style.size)) / 2;
  return [
    {
      kind: 'rect',
      x,
      y,
      width,
      height: ask.high,
      radius: ask.high / 2,
      fill: 'paper',
      stroke: { colour: accent, weight: weights.frame },
    },
    placePicture(drawing, icon, { plain: true }),
    setText(says, icon.x + ask.drawing + ask.beside, baseline, style),
  ];
}
