/** Pawns to fold, and a spinner. */
import { type FigureName, reachOf } from '../../sheets/cast/index.ts';
import { around, type Box, inset } from '../../sheets/lay/box.ts';
import { divide, fill, grid } from '../../sheets/lay/cells.ts';
import { headingPiece, type Piece, prose, stack } from '../../sheets/lay/flow.ts';
import { cutLine, foldLine, foldSign, gridLines } from '../../sheets/lay/lines.ts';
import { decoration, figure, item, list } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { mm, type as typeSizes, weights } from '../../sheets/measures.ts';
import { type Colour, softOf } from '../../sheets/palette.ts';
import type { Block, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, setText } from '../../sheets/text.ts';
import { hasStrip } from './picture-strip.ts';
import type { Point } from './road.ts';
import type { Trail } from './rules.ts';
import { colour, laySign, signs } from './signs.ts';
import { heardTasks } from './tasks.ts';

/** For a small hand, with a foot to both sides: two stand beside a field, or on it and leave its picture in sight. */
const pawn = { width: 23, foot: 8, front: 34, tall: 30.5 } as const;
/** Between a figure and the cut beside it. */
const besideFigure = 1.7;

/** Strips that fold over the head: the same figure on both sides, glued to each other; the feet go to both sides, as an upturned T. */
function layPawns(pawns: readonly FigureName[], room: Box): Block[] {
  const { width, foot, front, tall } = pawn;
  const height = 2 * (foot + front);
  const strips = grid({ ...room, height }, { columns: pawns.length, rows: 1, width, height });
  const whole = around(strips);
  const [right, bottom] = [whole.x + whole.width, whole.y + height];
  const folds = [foot, foot + front, foot + 2 * front].map((y) => whole.y + y);
  /** Standing on a fold, or hanging from it. */
  const standing = (name: FigureName, { x }: Box, ground: number, hangs: boolean): Mark => {
    const reach = reachOf({ figure: name, pose: 'staat' });
    // As tall as each other, as far as they have room: in a game nobody is the small one.
    const side = Math.min(tall / reach.height, (width - 2 * besideFigure) / reach.width);
    const box = { x: x + (width - side) / 2, y: hangs ? ground : ground - side, width: side, height: side };
    return placePicture(`${name}-staat`, box, hangs ? { turn: 180 } : {});
  };
  const feet = [whole.y, whole.y + height - foot].map(
    (y): Mark => ({ kind: 'rect', x: whole.x, y, width: whole.width, height: foot, fill: 'ownSoft' }),
  );
  return [
    decoration([
      ...feet,
      ...gridLines(strips),
      // To the sides of the paper as well: one cut, and they are off the sheet.
      cutLine(room.x, bottom, whole.x, bottom),
      cutLine(right, bottom, room.x + room.width, bottom),
      ...folds.map((y) => foldLine(whole.x, y, right, y)),
      ...foldSign(whole.x - 2.3, whole.y + foot + front),
      ...fill(strips, pawns, (name, strip) => [standing(name, strip, strip.y + foot, true)]),
    ]),
    ...fill(strips, pawns, (name, strip) => [
      figure(`pion: ${name}`, [standing(name, strip, strip.y + foot + 2 * front, false)]),
    ]),
  ];
}

/** As on a die, about the middle of a part: degrees aside, and how far out. Three have their top outside. */
const dotsOf: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0.66]],
  2: [
    [-11, 0.66],
    [11, 0.66],
  ],
  3: [
    [0, 0.82],
    [-13, 0.56],
    [13, 0.56],
  ],
};

/** Radius of a spinner, and of a sign on it. */
const spinner = { around: 43.5, sign: 10 } as const;

/** From straight up, with the clock. */
const onRound = ([x, y]: Point, degrees: number, distance: number): Point => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return [x + Math.cos(turn) * distance, y + Math.sin(turn) * distance];
};

/** A part of a spinner, no more than a quarter: its arc is one cubic. */
function layWedge(middle: Point, radius: number, from: number, to: number, fill: Colour): Mark {
  const handle = (4 / 3) * Math.tan(((to - from) * Math.PI) / 720) * radius;
  const [start, end] = [onRound(middle, from, radius), onRound(middle, to, radius)];
  const write = ([x, y]: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;
  const [one, other] = [onRound(start, from + 90, handle), onRound(end, to - 90, handle)];
  return {
    kind: 'path',
    d: `M${write(middle)}L${write(start)}C${write(one)} ${write(other)} ${write(end)}Z`,
    fill,
    stroke: { colour: 'frame', weight: weights.line },
  };
}

const layPin = ([x, y]: Point): Mark => ({ kind: 'circle', x, y, radius: 1.2, fill: 'ink' });

/** Six parts with one, two or three dots. */
function layDots(middle: Point): Block[] {
  const counts = [1, 2, 3, 1, 2, 3];
  const colours: Colour[] = ['yellowSoft', 'blueSoft', 'redSoft'];
  const dots = counts.flatMap((count, index): Mark[] =>
    (dotsOf[count] ?? []).map(([aside, far]): Mark => {
      const [x, y] = onRound(middle, index * 60 + 30 + aside, spinner.around * far);
      return { kind: 'circle', x, y, radius: 3.4, fill: 'ink' };
    }),
  );
  const wedges = counts.map((count, index) =>
    layWedge(middle, spinner.around, index * 60, index * 60 + 60, colours[count - 1] ?? 'paper'),
  );
  return [decoration([...wedges, ...dots, layPin(middle)])];
}

/** A quarter for each thing that can be asked of a picture. */
function laySignParts(middle: Point): Block[] {
  const quarter = 360 / heardTasks.length;
  const wedges = heardTasks.map((task, index) =>
    layWedge(middle, spinner.around, index * quarter, (index + 1) * quarter, softOf(signs[task].colour)),
  );
  const style = { size: typeSizes.least, align: 'centre' } as const;
  return [
    decoration([...wedges, layPin(middle)]),
    list(
      heardTasks.map((task, index) => {
        const [x, y] = onRound(middle, (index + 0.5) * quarter, spinner.around * 0.58);
        const says = setText(signs[task].says, x, y + spinner.sign + 3.8, style);
        return item([says], laySign(task, [x, y - 2], spinner.sign));
      }),
    ),
  ];
}

interface Spinner {
  readonly title: string;
  /** Under its title: what it is for. */
  readonly use: string;
  readonly draw: (middle: Point) => Block[];
  readonly lines: readonly string[];
}

const spinnersFor = (trails: readonly Trail[]): readonly Spinner[] => [
  {
    title: 'Draaischijf',
    use: 'zoveel stippen, zoveel vakjes',
    draw: layDots,
    lines: [
      'Niet knippen. Leg een paperclip in het midden. Zet de punt van een potlood erin en geef de clip een tik.',
      'Liever een dobbelsteen? Plak over 4, 5 en 6 stickers met 1, 2 en 3 stippen.',
    ],
  },
  {
    title: 'Draaischijf met tekens',
    use: 'voor een tweede keer',
    draw: laySignParts,
    lines: [
      'Nog eens hetzelfde spoor? Sta je op een vakje, draai dan hier. Dit teken telt, en niet het teken op het vakje.',
      ...(trails.some(hasStrip) ? ['Een woord lees je eerst.'] : []),
      'Past het teken niet bij het plaatje? Draai nog eens.',
    ],
  },
];

/** Its title, itself and how it is used, one below the other. */
function laySpinner({ title, use, draw, lines }: Spinner, { x, y, width }: Box): readonly Block[] {
  const head = { size: typeSizes.heading, face: 'bold', colour } as const;
  const style = { size: typeSizes.play, leading: typeSizes.leading };
  const quiet = { size: typeSizes.least, leading: typeSizes.leading, colour: 'quiet' } as const;
  const disc: Piece = ({ top }) => ({
    blocks: draw([x + width / 2, top + spinner.around]),
    bottom: top + 2 * spinner.around,
  });
  const told = lines.map((text) => prose([{ text, face: 'regular' }], style));
  const gap = mm(style.size) * style.leading + 1 - capHeight(style.size);
  return stack(
    [headingPiece(2, title, head), prose([{ text: use, face: 'regular' }], quiet), disc, ...told],
    gap,
  )({ x, top: y, width }).blocks;
}

export const layTools = (pawns: readonly FigureName[], trails: readonly Trail[]): Page =>
  page(
    {
      title: 'Pionnen',
      hint: 'Print op 160 gram. Knip. Vouw dubbel met de plaatjes buiten en plak. Vouw de voetjes uit.',
      colour,
      bookmark: 'Pionnen en draaischijven',
    },
    (room) => {
      const spinners = spinnersFor(trails);
      const strips = { ...room, y: room.y + 2 };
      const below = strips.y + 2 * (pawn.foot + pawn.front) + 11;
      const columns = divide({ ...room, y: below, height: room.y + room.height - below }, spinners.length, 1);
      return [
        ...layPawns(pawns, strips),
        ...fill(columns, spinners, (one, column) => laySpinner(one, inset(column, 2))).flat(),
      ];
    },
  );
