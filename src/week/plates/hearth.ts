/** A room in the evening: a hearth with a chimney, a shoe before it, the moon over the roofs behind the window. */
import { stretched, trace } from '../../sheets/cast/paper.ts';
import { shadeOn } from '../../sheets/palette.ts';
import { drawBooks, drawLamp, drawShelf, drawShell, livingRoom } from '../../sheets/places/indoors.ts';
import type { Scrap } from '../../sheets/places/paper-marks.ts';
import { at, ball, block, board, dark, here, line, paper, shadow } from '../../sheets/places/place.ts';
import { type Plate, siteOf } from './plate.ts';

const hearth = { x: 122, width: 124 };

const drawHearth = (foot: number): Scrap[] => {
  const { x, width } = hearth;
  const middle = x + width / 2;
  return [
    dark('nightWall', x + width - 18, 0.4, 8, foot - 84),
    block('brick', x + 18, -9, width - 36, foot - 70),
    dark('brick', x + width - 27, 0, 8.4, foot - 80),
    dark('nightWall', x + width + 1, foot - 78, 8, 74),
    block('brick', x, foot - 78, width, 78),
    dark('brick', x + width - 10, foot - 77, 9.4, 76),
    ...[0, 1, 2].flatMap((row) => [
      line(here, `${x + 5} ${foot - 58 + row * 19} ${x + 22} ${foot - 58 + row * 19}`),
      line(here, `${x + 2} ${foot - 48 + row * 19} ${x + 16} ${foot - 48 + row * 19}`),
    ]),
    ...[28, 52, 76].map((y) => line(here, `${x + 30} ${y} ${x + 44} ${y}`)),
    ...[40, 64].map((y) => line(here, `${x + 66} ${y} ${x + 82} ${y}`)),
    paper('barkDeep', trace(at(middle, foot), '-36 0 -36 -44 -22 -58 22 -58 36 -44 36 0'), 0.2),
    paper('roof', trace(at(middle, foot), '-20 -4 -22 -18 -12 -26 -8 -38 2 -28 10 -34 20 -18 18 -4'), 0.3),
    paper('glow', trace(at(middle, foot), '-11 -4 -12 -13 -4 -22 4 -14 11 -18 10 -4'), 0.3),
    board('bark', trace(at(middle, foot), '-24 -3 24 -7'), 6),
    board('bark', trace(at(middle, foot), '-22 -8 22 -2'), 6),
    block('wood', x - 8, foot - 86, width + 16, 9),
    block('stone', x - 6, foot - 1, width + 12, 7),
  ];
};

const drawNightWindow = (x: number, y: number, width: number, height: number): Scrap[] => [
  dark('nightWall', x + 2, y + 2, width + 7, height + 10),
  block('wood', x - 4, y - 4, width + 8, height + 8),
  block('nightSky', x, y, width, height),
  paper(
    'glow',
    trace(
      stretched(at(x + width * 0.74, y + 17), 11),
      '0.2 -1 -0.5 -0.9 -0.96 -0.3 -0.9 0.44 -0.4 0.94 0.3 0.98 0.8 0.6 0.2 0.56 -0.2 0.16 -0.24 -0.4 0 -0.8',
    ),
    0.34,
  ),
  paper(
    'nightHill',
    trace(
      at(x, y + height),
      `0 0 0 -18 14 -32 28 -18 28 -26 46 -26 46 -14 ${width * 0.72} -30 ${width} -12 ${width} 0`,
    ),
    0.04,
  ),
  block('glow', x + 10, y + height - 14, 7, 8),
  board('wood', trace(here, `${x + width / 2} ${y} ${x + width / 2} ${y + height}`), 3),
  block('wood', x - 8, y + height + 3, width + 16, 5),
];

/** A child's, with its laces undone. */
const drawShoe = (x: number, y: number): Scrap[] => {
  const foot = stretched(at(x, y), 0.8);
  return [
    shadow('earth', x, y, 38),
    paper('barkDeep', trace(foot, '-20 -26 -4 -27 -4 -22 -19 -21'), 0.3),
    paper('sea', trace(foot, '-21 -3 -21 -24 -5 -22 0 -15 13 -13 22 -8 22 -3'), 0.24),
    block('paper', x - 18, y - 3, 37, 4),
    line(foot, '-4 -20 3 -16'),
    line(foot, '-1 -16 7 -13'),
  ];
};

const drawArmchair = (x: number, y: number): Scrap[] => [
  shadow('earth', x, y, 84),
  paper('roof', trace(at(x, y), '-34 -74 0 -80 34 -74 34 -10 -34 -10'), 0.2),
  paper('roof', trace(at(x, y), '-26 -34 26 -34 28 -8 -28 -8'), 0.1),
  paper('roof', trace(at(x, y), '-44 -44 -34 -48 -26 -42 -26 0 -42 0'), 0.2),
  paper('roof', trace(at(x, y), '26 -42 34 -48 44 -44 42 0 26 0'), 0.2),
  paper(shadeOn('roof'), trace(at(x, y), '37 -45 43.4 -43 41.6 -0.6 36 -0.6'), 0.1),
];

export function drawHearthRoom(): Plate {
  const site = siteOf(livingRoom);
  const { seam, width } = site;
  const foot = seam + 6;
  const middle = hearth.x + hearth.width / 2;
  return {
    soil: 'earth',
    scraps: [
      ...drawShell(site, 'nightWall', 'earth'),
      ...drawNightWindow(296, 46, 88, 70),
      ...drawShelf('nightWall', 18, 78, 84),
      ...drawBooks(26, 78),
      ...drawHearth(foot),
      ...drawLamp(70, 34),
      ball('brick', at(width * 0.6, 254), 140, 24, 16),
      ball('cream', at(width * 0.6, 254), 114, 16, 16),
      ...drawArmchair(56, 208),
    ],
    standing: [{ y: 222, scraps: drawShoe(middle - 8, 222) }],
    things: {
      schoen: 'drawn',
      wortel: { x: middle - 17, y: 208, size: 0.8, on: 'air' },
      boek: { x: 82, y: 78, size: 0.7, on: 'air' },
      teddybeer: { x: 56, y: 178, size: 0.9, on: 'air' },
      trommel: { x: 42, y: 268, size: 0.85 },
      cadeau: { x: 234, y: 276, size: 0.8 },
      doos: { x: 126, y: 272, size: 1 },
    },
    who: [
      { x: 374, y: 252, size: 0.9, flip: true },
      { x: 286, y: 256, size: 0.92, flip: true },
      { x: 220, y: 256, size: 0.9 },
    ],
  };
}
