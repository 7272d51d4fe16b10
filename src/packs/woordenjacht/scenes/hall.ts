/** At home, where one comes in: the door, a low cupboard under a window, a mat. */
import { stretched, trace } from '../../../sheets/cast/paper.ts';
import { drawWindow } from '../../../sheets/places/indoors.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { at, ball, block, board, dark, here, paper, shadow } from '../../../sheets/places/place.ts';
import { drawRoom } from './bare.ts';
import { type Scene, scaled } from './scene.ts';

const curtain = (x: number, side: 1 | -1): Scrap =>
  paper('brick', trace(stretched(at(x, 45), side, 1), '24 0 12 0 13 14 17 26 19 51 25 52'), 0.12);

const window: readonly Scrap[] = [
  ...scaled(drawWindow('yellowSoft', 18, 76, 58, 66)),
  board('wood', trace(here, '4 43.6 56 43.6'), 2.2),
  curtain(30, -1),
  curtain(30, 1),
];

/** As wide as a label on its front needs. */
const cupboard: readonly Scrap[] = [
  shadow('earth', 50, 160, 86),
  block('wood', 10, 156, 5, 5),
  block('wood', 77, 156, 5, 5),
  block('cream', 7, 124, 78, 33),
  dark('cream', 80, 125.4, 4.8, 31.2),
  block('wood', 4, 120, 84, 5),
];

/** In frames on the wall: the sun, and a house as a child draws it. */
const drawings: readonly Scrap[] = [
  ...frame(108, 6),
  ball('glow', at(119, 16), 4.4, 4.4, 9),
  ...frame(146, 9),
  block('water', 152, 20, 10, 6),
  paper('roof', trace(at(157, 20), '-7 0 0 -6 7 0'), 0.05),
];

function frame(x: number, y: number): Scrap[] {
  return [
    dark('yellowSoft', x + 1.4, y + 1.4, 22, 20),
    block('wood', x, y, 22, 20),
    block('paper', x + 2.2, y + 2.2, 17.6, 15.6),
  ];
}

const mat: readonly Scrap[] = [
  paper('brick', trace(at(108, 238), '-74 -2 -62 -15 0 -20 62 -15 76 -2 64 13 0 19 -62 13'), 0.4),
  paper('sand', trace(at(108, 238), '-62 -2 -52 -11 0 -14 52 -11 64 -2 54 9 0 13 -52 9'), 0.4),
];

/** In the skirting, with somebody in it. */
const hole: readonly Scrap[] = [paper('bark', trace(at(99, 152), '-6 0 -6 -6 -3 -10 3 -10 6 -6 6 0'), 0.3)];

export const hall: Scene = {
  scraps: [...drawRoom('yellowSoft', 'earth', 152), ...window, ...drawings, ...mat, ...hole],
  fronts: cupboard,
  soil: 'earth',
  seekers: [{ picture: 'jongen-wijst', x: 99, y: 211, side: 58, soil: 'earth' }],
  others: [
    { picture: 'vos-blij', x: 30, y: 146, side: 44, soil: 'earth' },
    { picture: 'muis', x: 99.4, y: 152.6, side: 9 },
    { picture: 'kat', x: 104, y: 250, side: 40, flip: true, soil: 'sand' },
  ],
};
