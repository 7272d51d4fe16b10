/** Pawns to fold, and a spinner. */
import { type FigureName, reachOf } from '../../sheets/cast/index.ts';
import { around, type Box } from '../../sheets/lay/box.ts';
import { fill, grid } from '../../sheets/lay/cells.ts';
import { headingPiece, prose, stack } from '../../sheets/lay/flow.ts';
import { foldLine, foldSign, gridLines } from '../../sheets/lay/lines.ts';
import { decoration, figure } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { mm, type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Block, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight } from '../../sheets/text.ts';
import type { Point } from './road.ts';
import { colour } from './signs.ts';

/** Wide, with a foot to both sides. */
const pawn = { width: 30, foot: 10, front: 41, tall: 33 } as const;
/** Between a figure and the cut beside it. */
const besideFigure = 2;

/** Strips that fold over the head: the same figure on both sides, glued to each other; the feet go to both sides, as an upturned T. */
function layPawns(pawns: readonly FigureName[], room: Box): Block[] {
  const { width, foot, front, tall } = pawn;
  const height = 2 * (foot + front);
  const strips = grid({ ...room, height }, { columns: pawns.length, rows: 1, width, height });
  const whole = around(strips);
  const right = whole.x + whole.width;
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

/** Six parts with one, two or three dots. */
function laySpinner(x: number, y: number, size: number): Mark[] {
  const at = (degrees: number, distance: number): Point => {
    const turn = ((degrees - 90) * Math.PI) / 180;
    return [x + Math.cos(turn) * distance, y + Math.sin(turn) * distance];
  };
  const sectors = [1, 2, 3, 1, 2, 3];
  const colours: Colour[] = ['yellowSoft', 'blueSoft', 'redSoft'];
  const wedges = sectors.map((count, index): Mark => {
    const [from, to] = [index * 60, index * 60 + 60];
    // A sixth of a circle as one cubic: handles of 4/3 tan(15°) times the radius.
    const handle = (4 / 3) * Math.tan(Math.PI / 12) * size;
    const [a, d] = [at(from, size), at(to, size)];
    const along = (degrees: number, distance: number): Point => {
      const turn = (degrees * Math.PI) / 180;
      return [Math.cos(turn) * distance, Math.sin(turn) * distance];
    };
    const [bx, by] = along(from, handle);
    const [cx, cy] = along(to, -handle);
    const write = (px: number, py: number): string => `${px.toFixed(3)} ${py.toFixed(3)}`;
    return {
      kind: 'path',
      d: `M${write(x, y)}L${write(...a)}C${write(a[0] + bx, a[1] + by)} ${write(d[0] + cx, d[1] + cy)} ${write(...d)}Z`,
      fill: colours[count - 1] ?? 'paper',
      stroke: { colour: 'frame', weight: weights.line },
    };
  });
  const dots = sectors.flatMap((count, index): Mark[] => {
    const middle = index * 60 + 30;
    return (dotsOf[count] ?? []).map(([offset, far]): Mark => {
      const [dotX, dotY] = at(middle + offset, size * far);
      return { kind: 'circle', x: dotX, y: dotY, radius: 4.2, fill: 'ink' };
    });
  });
  return [...wedges, ...dots, { kind: 'circle', x, y, radius: 1.2, fill: 'ink' }];
}

const spinnerLines = [
  'Leg een paperclip in het midden. Zet de punt van een potlood erin en geef de clip een tik.',
  'Tel de stippen: zo ver loop je.',
  'Liever een dobbelsteen? Plak een sticker over de 4, de 5 en de 6, en zet daar één, twee en drie stippen op.',
];

export const layTools = (pawns: readonly FigureName[]): Page =>
  page(
    {
      title: 'Pionnen',
      hint: 'Knip. Vouw dubbel met de plaatjes buiten en plak dicht. Vouw de voetjes naar buiten.',
      colour,
      bookmark: 'Pionnen en draaischijf',
    },
    (room) => {
      const strips = { ...room, y: room.y + 2 };
      const below = strips.y + 2 * (pawn.foot + pawn.front);
      const size = 55;
      const [x, y] = [room.x + size + 3, (below + room.y + room.height) / 2 + 2];
      const left = x + size + 10;
      const style = { size: typeSizes.play, leading: typeSizes.leading };
      const head = { size: typeSizes.heading, face: 'bold', colour } as const;
      const explained = stack(
        [
          headingPiece(2, 'Draaischijf', head),
          ...spinnerLines.map((text) => prose([{ text, face: 'regular' }], style)),
        ],
        mm(style.size) * style.leading + 2 - capHeight(style.size),
      );
      const column = { x: left, top: y - size + 8, width: room.x + room.width - left };
      return [...layPawns(pawns, strips), decoration(laySpinner(x, y, size)), ...explained(column).blocks];
    },
  );
