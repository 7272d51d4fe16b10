/** At home, where one comes in: the door, a low cupboard under a window, a mat. */
import { stretched, trace } from '../../../sheets/cast/paper.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { at, ball, dark, here, paper, shadow } from '../../../sheets/places/place.ts';
import { drawRoom } from './bare.ts';
import { type Scene, slab } from './scene.ts';

const curtain = (x: number, side: 1 | -1): Scrap =>
  paper('brick', trace(stretched(at(x, 45), side, 1), '24 0 12 0 13 14 17 26 19 51 25 52'), 0.12);

const window: readonly Scrap[] = [
  dark('yellowSoft', 11, 46, 42, 50),
  slab('wood', 9, 44, 42, 46),
  slab('sky', 12, 47, 36, 40),
  paper('leaf', trace(here, '12 87 12 78 22 72 34 71 48 77 48 87'), 0.3),
  slab('wood', 28.8, 47, 2.4, 40),
  slab('wood', 5, 89, 50, 4),
];

const curtains: readonly Scrap[] = [slab('wood', 2, 42, 56, 2.6), curtain(30, -1), curtain(30, 1)];

const cupboard: readonly Scrap[] = [
  shadow('earth', 50, 149, 86),
  slab('wood', 10, 145, 5, 5),
  slab('wood', 77, 145, 5, 5),
  slab('cream', 7, 113, 78, 33),
  dark('cream', 80, 114.4, 4.8, 31.2),
  slab('wood', 4, 109, 84, 5),
];

/** In frames on the wall: the sun, and a house as a child draws it. */
const drawings: readonly Scrap[] = [
  ...frame(108, 6),
  ball('glow', at(119, 16), 4.4, 4.4, 9),
  ...frame(146, 9),
  slab('water', 152, 20, 10, 6),
  paper('roof', trace(at(157, 20), '-7 0 0 -6 7 0'), 0.05),
];

function frame(x: number, y: number): Scrap[] {
  return [
    dark('yellowSoft', x + 1.4, y + 1.4, 22, 20),
    slab('wood', x, y, 22, 20),
    slab('paper', x + 2.2, y + 2.2, 17.6, 15.6),
  ];
}

const mat: readonly Scrap[] = [
  paper('brick', trace(at(108, 238), '-74 -2 -62 -15 0 -20 62 -15 76 -2 64 13 0 19 -62 13'), 0.4),
  paper('sand', trace(at(108, 238), '-62 -2 -52 -11 0 -14 52 -11 64 -2 54 9 0 13 -52 9'), 0.4),
];

/** In the skirting, with somebody in it. */
const hole: readonly Scrap[] = [paper('bark', trace(at(99, 141), '-6 0 -6 -6 -3 -10 3 -10 6 -6 6 0'), 0.3)];

export const hall: Scene = {
  scraps: [...drawRoom('yellowSoft', 'earth', 141), ...window, ...drawings, ...mat, ...hole],
  fronts: [...curtains, ...cupboard],
  soil: 'earth',
  seekers: [{ picture: 'jongen-wijst', x: 98, y: 230, side: 58, soil: 'earth' }],
  others: [
    { picture: 'vos-blij', x: 60, y: 134, side: 42, soil: 'earth' },
    { picture: 'muis', x: 99.4, y: 141.6, side: 9 },
    { picture: 'kat', x: 66, y: 257, side: 40, soil: 'sand' },
  ],
};
