/** The kitchen when somebody cooks: a pan on the stove, vegetables on the table. */
import { trace } from '../../sheets/cast/paper.ts';
import { shadeOn } from '../../sheets/palette.ts';
import { kitchen } from '../../sheets/places/indoors.ts';
import type { Scrap } from '../../sheets/places/paper-marks.ts';
import { at, block, board, line, paper } from '../../sheets/places/place.ts';
import { type Plate, siteOf } from './plate.ts';

/** With soup in it. */
const drawPan = (x: number, y: number): Scrap[] => [
  ...[-8, 1, 10].map((dx) => line(at(x + dx, y - 33), '0 0 -4 -7 4 -14 0 -22')),
  board('barkDeep', trace(at(x, y - 20), '-27 0 27 0'), 4),
  paper('brick', trace(at(x, y), '-21 -27 21 -27 20 -4 16 0 -16 0 -20 -4'), 0.16),
  paper(shadeOn('brick'), trace(at(x, y), '11 -26 20.4 -26 19.4 -4.4 15 -0.6 10 -0.6'), 0.1),
  block('stone', x - 23, y - 30, 46, 5),
];

export function drawKitchen(): Plate {
  const { scraps, stands } = kitchen.draw(siteOf(kitchen));
  const { tafel = stands.vloer, aanrecht = stands.vloer, plank = stands.vloer } = stands;
  const onTable = (share: number) => tafel.x + tafel.width * share;
  return {
    soil: 'stone',
    scraps: [...scraps, ...drawPan(27, aanrecht.y)],
    things: {
      pan: 'drawn',
      kaas: { x: plank.x + plank.width * 0.5, y: plank.y, size: 0.7, on: 'air' },
      brood: { x: 206, y: aanrecht.y, on: 'air' },
      wortel: { x: onTable(0.28), y: tafel.y + 1, size: 0.8, on: 'air' },
      ui: { x: onTable(0.54), y: tafel.y + 1, size: 0.75, on: 'air' },
      tomaat: { x: onTable(0.8), y: tafel.y + 1, size: 0.72, on: 'air' },
      lepel: { x: 250, y: 218, before: 265, size: 0.75, flip: true, on: 'air' },
    },
    who: [
      { x: 120, y: 254, size: 0.82, flip: true },
      { x: 214, y: 264, size: 0.92 },
      { x: 400, y: 264, size: 0.9, flip: true },
    ],
  };
}
