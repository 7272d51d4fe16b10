/** The wall of a class on both sides of its board: what hangs there stays calm, since all look at the board. */
import { trace } from '../cast/paper.ts';
import type { PathMark } from '../sheet.ts';
import { drawBooks, drawShelf, drawWindow } from './indoors.ts';
import { type Room, type Scrap, toMarks } from './paper-marks.ts';
import { along, at, ball, block, board, here, line, paper } from './place.ts';

/** In hundredths of a child: its lower side is the floor. */
const room: Room = { width: 120, height: 360 };

/** As large as it is drawn. */
export const besideBoard = { width: 60, height: 180 } as const;

export const drawBesideBoard = (): readonly [PathMark[], PathMark[]] => {
  const scale = besideBoard.width / room.width;
  const [left, right] = [drawWindowSide(), drawClockSide()].map((scraps) =>
    toMarks(scraps, room, { x: 0, y: 0, ...besideBoard }, scale),
  );
  return [left ?? [], right ?? []];
};

const drawWindowSide = (): Scrap[] => [
  ...drawBunting(room.width, 34),
  ...drawWindow(undefined, 22, 78, 74, 88),
  ...drawShelf(undefined, 12, 236, 92),
  ...drawBooks(22, 236),
  ...drawPot(84, 236),
];

const drawClockSide = (): Scrap[] => [
  ...drawBunting(room.width, 34),
  ...drawClock(60, 92),
  ...drawSunDrawing(18, 140),
  ...drawTreeDrawing(64, 152),
  ...drawShelf(undefined, 16, 246, 92),
  ...drawPot(36, 246),
  ...drawBooks(72, 246),
];

/** Flags on a cord, all along the ceiling. */
export const drawBunting = (width: number, y: number): Scrap[] => [
  ...along(-6, width, 28).map((x, index) =>
    paper(
      flags[index % flags.length] ?? flags[0],
      trace(at(x, y + (index % 2) * 3), '0 -14 22 -14 11 12'),
      0.06,
    ),
  ),
  line(here, `2 ${y - 14} ${width - 2} ${y - 12}`),
];

const flags = ['brick', 'glow', 'leaf', 'water'] as const;

const drawPot = (x: number, y: number): Scrap[] => [
  board('leafDeep', trace(at(x, y - 14), '0 0 -7 -20'), 5),
  board('leafDeep', trace(at(x, y - 14), '0 0 1 -27'), 5),
  board('leafDeep', trace(at(x, y - 14), '0 0 9 -18'), 5),
  paper('roof', trace(at(x, y), '-11 -17 11 -17 8 0 -8 0'), 0.08),
];

const drawClock = (x: number, y: number): Scrap[] => [
  ball('wood', at(x, y), 26, 26, 14),
  ball('paper', at(x, y), 21, 21, 14),
  line(at(x, y), '0 -14 0 0 10 5'),
];

/** What children made, on sheets of their own. */
const drawSunDrawing = (x: number, y: number): Scrap[] => [
  block('paper', x, y, 40, 48),
  ball('glow', at(x + 20, y + 20), 10, 10, 9),
  paper('leaf', trace(at(x, y + 46), '3 0 3 -10 14 -14 26 -9 37 -13 37 0'), 0.1),
];

const drawTreeDrawing = (x: number, y: number): Scrap[] => [
  block('paper', x, y, 40, 48),
  board('bark', trace(at(x + 20, y + 44), '0 0 0 -18'), 5),
  ball('leafDeep', at(x + 20, y + 19), 12, 12, 9),
];
