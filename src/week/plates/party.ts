/** A room with a birthday: flags, balloons, a table with a cake whose candles burn, and a door for who is still to come. */
import { stretched, trace } from '../../sheets/cast/paper.ts';
import type { Paper } from '../../sheets/palette.ts';
import { drawBunting } from '../../sheets/places/beside-board.ts';
import { drawShell, drawTable, drawWindow, livingRoom } from '../../sheets/places/indoors.ts';
import type { Scrap } from '../../sheets/places/paper-marks.ts';
import { at, ball, block, dark, line, paper } from '../../sheets/places/place.ts';
import { type Plate, siteOf } from './plate.ts';

const table = { x: 150, y: 166, width: 104 };
const cake = { x: 190, y: table.y + 3 };

const drawDoor = (x: number, foot: number): Scrap[] => [
  dark('blueSoft', x + 3, foot - 116, 62, 110),
  block('paper', x - 5, foot - 122, 66, 122),
  block('leaf', x, foot - 117, 56, 117),
  block('glow', x + 14, foot - 104, 28, 26),
  line(at(x + 28, foot), '0 -104 0 -78'),
  block('stone', x + 17, foot - 58, 22, 5),
  ball('glow', at(x + 48, foot - 54), 2.6, 2.6, 7),
  paper('bark', trace(at(x + 28, foot + 12), '-36 -6 34 -6 40 6 -40 6'), 0.1),
];

const drawBalloon = (x: number, y: number, fill: Paper, hand: readonly [number, number]): Scrap[] => [
  line(at(0, 0), `${x} ${y + 18} ${x + 4} ${y + 40} ${hand[0]} ${hand[1]}`),
  ball(fill, at(x, y), 14, 17, 12),
  paper(fill, trace(at(x, y + 16), '-3 4 0 0 3 4'), 0.1),
];

const drawCandle = (x: number, y: number, fill: Paper): Scrap[] => [
  block(fill, x - 1.8, y - 14, 3.6, 14),
  paper('glow', trace(stretched(at(x, y - 15), 1.15), '0 0 -3 -3 -2 -6 0 -10 2.4 -6 3 -3'), 0.3),
];

const candles: readonly Paper[] = ['sea', 'roof', 'leafDeep', 'sea', 'roof'];

/** Who has a birthday sits there. */
const drawChair = (x: number, y: number): Scrap[] => [
  block('wood', x - 20, y - 34, 5, 34),
  block('wood', x + 15, y - 34, 5, 34),
  paper('brick', trace(at(x, y), '-22 -92 22 -92 20 -34 -20 -34'), 0.1),
  block('wood', x - 23, y - 38, 46, 6),
  ...[-16, -5, 6, 17].map((dx, index) =>
    ball(index % 2 === 0 ? 'glow' : 'leaf', at(x + dx - 1, y - 90 + (index % 2) * 5), 5.4, 5, 8),
  ),
];

export function drawParty(): Plate {
  const site = siteOf(livingRoom);
  const { width, seam } = site;
  return {
    soil: 'earth',
    scraps: [
      ...drawShell(site, 'blueSoft', 'earth'),
      ...drawWindow('blueSoft', 300, 66, 76, 62),
      ...drawBunting(width, 26),
      ...drawDoor(12, seam + 2),
      ball('brick', at(width / 2, 246), 170, 30, 16),
      ball('cream', at(width / 2, 246), 140, 21, 16),
      ...drawChair(282, seam + 16),
    ],
    standing: [
      { y: 226, scraps: drawTable(table.x, table.y, table.width) },
      {
        y: 226.4,
        scraps: candles.flatMap((fill, index) =>
          drawCandle(cake.x - 14 + index * 7, cake.y - 36 + (index % 2) * 2, fill),
        ),
      },
      {
        y: 150,
        scraps: [
          ...drawBalloon(128, 72, 'glow', [160, 170]),
          ...drawBalloon(260, 82, 'leaf', [266, 114]),
          line(at(0, 0), '146 122 152 142 161 170'),
        ],
      },
    ],
    things: {
      taart: { x: cake.x, y: cake.y, before: 226.2, size: 1.3, on: 'air' },
      cadeau: { x: 262, y: 222, before: 265, size: 0.6, on: 'air' },
      ballon: { x: 154, y: 126, size: 1.3, on: 'air' },
      kroon: { x: 282, y: seam - 20, size: 0.7, on: 'air' },
      trommel: { x: 196, y: 274, size: 0.8 },
      brief: { x: 32, y: seam + 16, size: 0.75, on: 'air' },
    },
    who: [
      { x: 104, y: 262, size: 0.85 },
      { x: 294, y: 264, size: 0.85, flip: true },
      { x: 380, y: 256, size: 0.78, flip: true },
    ],
  };
}
