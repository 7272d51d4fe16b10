/** Pawns to fold, and a spinner. */
import { type FigureName, reachOf, sideOf } from '../../sheets/cast/index.ts';
import { around, type Box, middle } from '../../sheets/lay/box.ts';
import { fill, grid } from '../../sheets/lay/cells.ts';
import { prose, stack } from '../../sheets/lay/flow.ts';
import { foldLine, foldSign, gridLines } from '../../sheets/lay/lines.ts';
import { decoration, figure, heading } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { mm, type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Block, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText, setText } from '../../sheets/text.ts';
import type { Point } from './road.ts';
import { colour } from './signs.ts';

const pawn = { width: 22, base: 12, front: 42, child: 30 } as const;

/** Strips that fold to a tent: the same figure on both sides, its feet on the fold, the bases glued over each other. */
function layPawns(pawns: readonly FigureName[], room: Box): Block[] {
  const { width, base, front, child } = pawn;
  const strips = grid(room, { columns: pawns.length, rows: 1, width, height: 2 * (base + front) });
  const whole = around(strips);
  const right = whole.x + whole.width;
  const folds = [base, base + front, base + 2 * front].map((y) => whole.y + y);
  const least = { size: typeSizes.least, align: 'centre', colour: 'quiet' } as const;
  /** Standing on a fold, or hanging from it. */
  const standing = (name: FigureName, { x }: Box, foot: number, hangs: boolean): Mark => {
    const reach = reachOf({ figure: name, pose: 'staat' });
    const side = Math.min(sideOf(name, child), (width - 2) / reach.width);
    const box = { x: x + (width - side) / 2, y: hangs ? foot : foot - side, width: side, height: side };
    return placePicture(`${name}-staat`, box, hangs ? { turn: 180 } : {});
  };
  return [
    decoration([
      ...gridLines(strips),
      ...folds.map((y) => foldLine(whole.x, y, right, y)),
      ...foldSign(whole.x + 3.2, whole.y + base + front),
      ...fill(strips, pawns, (name, strip) => [standing(name, strip, strip.y + base, true)]),
      ...strips.map((strip) =>
        setText('lijm', middle(strip)[0], strip.y + strip.height - base / 2 + 1.4, least),
      ),
    ]),
    ...fill(strips, pawns, (name, strip) => [
      figure(`pion: ${name}`, [standing(name, strip, strip.y + base + 2 * front, false)]),
    ]),
  ];
}

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
    const spread = count === 1 ? [0] : count === 2 ? [-11, 11] : [-18, 0, 18];
    return spread.map((offset): Mark => {
      const [dotX, dotY] = at(middle + offset, size * 0.68);
      return { kind: 'circle', x: dotX, y: dotY, radius: 3.4, fill: 'ink' };
    });
  });
  return [...wedges, ...dots, { kind: 'circle', x, y, radius: 1.2, fill: 'ink' }];
}

const spinnerLines = [
  'Leg een paperclip in het midden. Zet de punt van een potlood erin en geef de clip een tik.',
  'Tel de stippen: zo ver mag je.',
  'Geen paperclip? Een gewone dobbelsteen kan ook: vier is één, vijf is twee, zes is drie.',
];

export const layTools = (pawns: readonly FigureName[]): Page =>
  page(
    {
      title: 'Pionnen',
      hint: 'Knip de stroken, vouw op de lijnen en plak de voetjes op elkaar.',
      colour,
      bookmark: 'Pionnen en draaischijf',
    },
    (room) => {
      const strips = { ...room, y: room.y + 4, height: 2 * (pawn.base + pawn.front) };
      const below = strips.y + strips.height + 13;
      const size = 48;
      const [x, y] = [room.x + size + 6, below + 6 + size];
      const left = x + size + 12;
      const style = { size: typeSizes.body, leading: typeSizes.leading };
      const explained = stack(
        spinnerLines.map((text) => prose([{ text, face: 'regular' }], style)),
        mm(style.size) * style.leading + 2 - capHeight(style.size),
      );
      const head = { size: typeSizes.heading, face: 'bold', colour } as const;
      return [
        ...layPawns(pawns, strips),
        heading(2, [fitText('Draaischijf', room.x, below, room.width, head)]),
        decoration(laySpinner(x, y, size)),
        ...explained({
          x: left,
          top: below + 26 - capHeight(style.size),
          width: room.x + room.width - left,
        }).blocks,
      ];
    },
  );
