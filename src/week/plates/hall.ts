/** A hall: the front door, hooks for coats, a bench, a mirror, and a mat for wet boots. */
import { trace } from '../../sheets/cast/paper.ts';
import { drawShell, livingRoom } from '../../sheets/places/indoors.ts';
import type { Scrap } from '../../sheets/places/paper-marks.ts';
import { at, ball, block, board, dark, here, line, paper, shadow } from '../../sheets/places/place.ts';
import { type Plate, siteOf } from './plate.ts';

const rail = { x: 150, y: 62, width: 210 };
const hooks = [174, 226, 282, 336] as const;

const drawFrontDoor = (x: number, foot: number): Scrap[] => [
  dark('greenSoft', x + 3, foot - 136, 80, 130),
  block('paper', x - 6, foot - 144, 84, 144),
  block('roof', x, foot - 138, 72, 138),
  block('sky', x + 14, foot - 126, 44, 36),
  paper('leaf', trace(at(x + 14, foot - 90), '1 -1 1 -12 12 -18 28 -10 43 -14 43 -1'), 0.2),
  line(here, `${x + 36} ${foot - 126} ${x + 36} ${foot - 90}`),
  block('stone', x + 25, foot - 70, 22, 5),
  ball('glow', at(x + 62, foot - 66), 3, 3, 8),
  block('brick', x + 14, foot - 52, 44, 40),
];

const drawRail = (): Scrap[] => [
  dark('greenSoft', rail.x + 2, rail.y + 3, rail.width + 2, 12),
  block('wood', rail.x, rail.y, rail.width, 12),
  ...hooks.map((x) => board('stone', trace(at(x, rail.y + 5), '0 0 0 11 5 12'), 3)),
];

const drawBench = (x: number, foot: number): Scrap[] => [
  shadow('earth', x + 46, foot, 100),
  block('wood', x + 6, foot - 30, 6, 30),
  block('wood', x + 80, foot - 30, 6, 30),
  block('wood', x, foot - 36, 92, 7),
  block('brick', x + 2, foot - 42, 88, 7),
];

const drawMirror = (x: number, y: number): Scrap[] => [
  dark('greenSoft', x + 2, y + 3, 48, 84),
  block('wood', x, y, 44, 84),
  block('sky', x + 5, y + 5, 34, 74),
  line(at(x + 12, y + 16), '0 14 12 0'),
  line(at(x + 12, y + 16), '2 24 18 6'),
];

export function drawHall(): Plate {
  const site = siteOf(livingRoom);
  const { seam } = site;
  return {
    soil: 'earth',
    scraps: [
      ...drawShell(site, 'greenSoft', 'earth'),
      ...drawFrontDoor(26, seam + 2),
      ...drawRail(),
      ...drawMirror(380, 52),
      paper('bark', trace(at(64, seam + 26), '-52 -12 48 -12 58 12 -62 12'), 0.06),
      line(at(64, seam + 26), '-52 6 48 6'),
    ],
    standing: [{ y: 214, scraps: drawBench(338, 210) }],
    things: {
      jas: { x: hooks[0], y: rail.y + 76, size: 2, on: 'air' },
      tas: { x: hooks[1], y: rail.y + 55, size: 1.3, on: 'air' },
      sjaal: { x: hooks[2], y: rail.y + 56, size: 1.35, on: 'air' },
      broek: { x: hooks[3], y: rail.y + 62, size: 1.5, on: 'air' },
      muts: { x: 362, y: 169, before: 215, size: 0.9, on: 'air' },
      bril: { x: 406, y: 173, before: 215, size: 0.75, on: 'air' },
      laars: { x: 50, y: seam + 32, size: 0.8, on: 'bark' },
      sok: { x: 226, y: 276, size: 0.85 },
    },
    who: [
      { x: 168, y: 260, size: 0.95 },
      { x: 284, y: 266, size: 0.95, flip: true },
      { x: 400, y: 262, size: 0.9, flip: true },
    ],
  };
}
