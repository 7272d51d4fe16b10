/** A bedroom: a bed for who is ill, a little table beside it, rain behind the window. */
import { trace } from '../../sheets/cast/paper.ts';
import { shadeOn } from '../../sheets/palette.ts';
import { drawBooks, drawShelf, drawShell, drawWindow, livingRoom } from '../../sheets/places/indoors.ts';
import type { Scrap } from '../../sheets/places/paper-marks.ts';
import { along, at, ball, block, line, paper, shadow } from '../../sheets/places/place.ts';
import { type Plate, siteOf } from './plate.ts';
import { repaint } from './repaint.ts';

const bed = { x: 26, foot: 236 };
const table = { x: 192, foot: 218 };

/** From aside: its head is on the left. */
const drawBed = (x: number, y: number): Scrap[] => [
  shadow('earth', x + 76, y, 160),
  block('wood', x, y - 98, 10, 98),
  paper('paper', trace(at(x, y), '8 -52 146 -52 146 -26 8 -26'), 0.06),
  block('wood', x + 8, y - 30, 138, 14),
  block('wood', x + 144, y - 68, 9, 68),
  paper('cream', trace(at(x, y), '10 -52 12 -72 20 -78 46 -74 52 -60 50 -52'), 0.3),
];

/** Over who lies in it. */
const drawBlanket = (x: number, y: number): Scrap[] => [
  paper('water', trace(at(x, y), '52 -62 74 -66 110 -64 143 -56 143 -16 120 -12 98 -17 76 -12 54 -16'), 0.2),
  paper('paper', trace(at(x, y), '48 -62 60 -66 64 -14 52 -12'), 0.2),
  paper(shadeOn('water'), trace(at(x, y), '120 -61 142.4 -55 142.4 -17 124 -14'), 0.1),
  ...[
    [80, -50],
    [100, -38],
    [112, -52],
  ].map(([dx = 0, dy = 0]) => ball('glow', at(x + dx, y + dy), 4, 4, 8)),
];

const drawNightTable = (x: number, y: number): Scrap[] => [
  shadow('earth', x + 34, y, 70),
  block('wood', x + 3, y - 44, 62, 44),
  block('wood', x, y - 48, 68, 6),
  block('sand', x + 8, y - 37, 48, 13),
  ball('bark', at(x + 32, y - 30), 2, 2, 7),
  paper(shadeOn('wood'), trace(at(x, y), '58 -41.6 64.6 -41.6 64.6 -0.6 58 -0.6'), 0),
];

const drawBedLamp = (x: number, y: number): Scrap[] => [
  block('stone', x - 2, y - 18, 4, 18),
  block('stone', x - 8, y - 3, 16, 3.4),
  paper('glow', trace(at(x, y), '-8 -34 8 -34 13 -16 -13 -16'), 0.1),
];

const drops = along(0, 12, 1).map(
  (index) => [250 + (index % 4) * 23 + (index % 3) * 3, 50 + Math.floor(index / 4) * 18] as const,
);

export function drawBedroom(): Plate {
  const site = siteOf(livingRoom);
  return {
    soil: 'earth',
    scraps: [
      ...drawShell(site, 'purpleSoft', 'earth'),
      ...repaint(drawWindow('purpleSoft', 244, 42, 96, 84), { sky: 'dusk', leaf: 'hill' }),
      ...drops.map(([x, y]) => line(at(x, y), '2 0 -1 8')),
      ...drawShelf('purpleSoft', 60, 92, 96),
      ...drawBooks(70, 92),
      ball('glow', at(136, 84), 7, 7, 10),
      ball('brick', at(330, 258), 96, 20, 14),
      ball('cream', at(330, 258), 76, 13, 14),
    ],
    standing: [
      { y: bed.foot - 1, scraps: drawBed(bed.x, bed.foot) },
      { y: bed.foot, scraps: drawBlanket(bed.x, bed.foot) },
      {
        y: table.foot,
        scraps: [...drawNightTable(table.x, table.foot), ...drawBedLamp(table.x + 12, table.foot - 48)],
      },
    ],
    things: {
      bed: 'drawn',
      teddybeer: { x: bed.x + 44, y: bed.foot - 40, before: bed.foot - 0.5, size: 1.05, on: 'air' },
      boek: { x: bed.x + 122, y: bed.foot - 42, before: bed.foot + 1, size: 0.7, on: 'air' },
      thee: { x: table.x + 35, y: table.foot - 47, before: table.foot + 1, size: 0.66, on: 'air' },
      thermometer: { x: table.x + 57, y: table.foot - 46, before: table.foot + 1, size: 0.5, on: 'air' },
      pleister: { x: bed.x + 82, y: bed.foot - 20, before: bed.foot + 1, size: 0.45, on: 'air' },
    },
    who: [
      { x: 388, y: 258, size: 0.92, flip: true },
      { x: 304, y: 264, size: 0.92, flip: true },
      { x: 340, y: 262, size: 0.9, flip: true },
    ],
  };
}
