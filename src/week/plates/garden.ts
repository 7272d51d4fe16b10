/** A garden in spring: beds with what comes up, a fence, a tree in blossom, and a little house for the birds. */
import { stretched, trace } from '../../sheets/cast/paper.ts';
import { shadeOn } from '../../sheets/palette.ts';
import type { Scrap } from '../../sheets/places/paper-marks.ts';
import {
  along,
  at,
  ball,
  block,
  board,
  bush,
  from,
  here,
  line,
  paper,
  shadow,
  tree,
  tuft,
} from '../../sheets/places/place.ts';
import { type Plate, room } from './plate.ts';

const seam = 136;
const blossoms: readonly (readonly [number, number])[] = [
  [26, 58],
  [44, 38],
  [64, 30],
  [84, 44],
  [98, 62],
  [54, 60],
  [76, 66],
  [38, 78],
  [92, 82],
  [64, 84],
];

const drawFence = (y: number, left: number, right: number): Scrap[] => [
  board('paper', trace(here, `${left} ${y - 30} ${right} ${y - 30}`), 4),
  board('paper', trace(here, `${left} ${y - 12} ${right} ${y - 12}`), 4),
  ...along(left + 4, right, 17).map((x) =>
    paper('paper', trace(at(x, y), '-4 0 -4 -36 0 -42 4 -36 4 0'), 0.06),
  ),
];

/** Of boards, with earth in it. */
const drawBed = (x: number, y: number, width: number): Scrap[] => [
  shadow('grass', x + width / 2, y + 11, width),
  paper('bark', trace(at(x, y), `8 -26 ${width - 8} -26 ${width} 2 0 2`), 0.04),
  block('wood', x - 3, y, width + 6, 11),
];

const drawSprout = (x: number, y: number): Scrap[] => [
  board('leafDeep', trace(at(x, y), '0 0 0 -6'), 2),
  paper('leaf', trace(at(x, y - 6), '0 0 -7 -2 -8 -7 -2 -5 0 -2 2 -6 8 -7 7 -2'), 0.3),
];

const drawTulip = (x: number, y: number, size: number, fill: 'roof' | 'glow'): Scrap[] => {
  const foot = stretched(at(x, y), size);
  return [
    board('leafDeep', trace(foot, '0 0 0 -24'), 2.4 * size),
    paper('leafDeep', trace(foot, '0 0 -9 -6 -10 -16 -3 -8 0 -3'), 0.3),
    paper('leafDeep', trace(foot, '0 0 9 -5 11 -14 3 -7 0 -3'), 0.3),
    paper(fill, trace(foot, '-7 -26 -8 -38 -3.6 -33 0 -40 3.6 -33 8 -38 7 -26 0 -22'), 0.2),
  ];
};

const drawBirdHouse = (x: number, y: number): Scrap[] => [
  shadow('grass', x, y, 30),
  board('wood', trace(at(x, y), '0 0 0 -84'), 5),
  block('sand', x - 17, y - 116, 34, 34),
  paper(shadeOn('sand'), trace(at(x, y), '9 -115 16.6 -115 16.4 -82.4 9 -82.4'), 0),
  ball('barkDeep', at(x, y - 100), 6, 6, 10),
  board('wood', trace(at(x, y), '-4 -89 4 -89'), 2),
  paper('roof', trace(at(x, y), '-24 -112 0 -138 24 -112 20 -107 0 -128 -20 -107'), 0.06),
  paper('roof', trace(at(x, y), '-18 -113 0 -132 18 -113'), 0.04),
];

const drawCan = (x: number, y: number): Scrap[] => [
  shadow('grass', x, y, 40),
  board('sea', trace(at(x, y), '14 -6 34 -26'), 5),
  paper('sea', trace(at(x, y), '29 -30 39 -20 34 -19 28 -25'), 0.1),
  line(at(x, y), '-12 -22 -24 -24 -24 -8 -14 -6'),
  paper('sea', trace(at(x, y), '-15 0 -14 -26 14 -26 15 0'), 0.1),
  paper(shadeOn('sea'), trace(at(x, y), '7 -25.6 13.6 -25.6 14.6 -0.4 7 -0.4'), 0),
];

const drawBlossomTree = (x: number, y: number): Scrap[] => [
  shadow('grass', x + 4, y, 60),
  ...tree(x, y, 150, 'leaf'),
  ...blossoms.flatMap(([dx, dy], index) => [
    ball(index % 3 === 0 ? 'paper' : 'redSoft', at(x - 62 + dx, dy - 6), 6, 5.4, 8),
    ball('glow', at(x - 62 + dx, dy - 6), 1.8, 1.8, 6),
  ]),
];

export function drawGarden(): Plate {
  const { width } = room;
  return {
    soil: 'grass',
    scraps: [
      from('sky', room, '-2 -9 102 -9'),
      ball('glow', at(152, 32), 15, 15, 12),
      paper(
        'paper',
        trace(stretched(at(256, 40), 1.1), '-26 6 -27 -3 -16 -6 -12 -14 2 -15 8 -8 20 -9 26 -1 25 6'),
        0.3,
      ),
      from('hill', room, `-2 ${seam - 36} 30 ${seam - 22} 58 ${seam - 42} 102 ${seam - 26}`),
      ...[20, 150, 190, 330, 434].map((x, index) =>
        bush(x, seam + 2, 26, index % 2 === 0 ? 'leafDeep' : 'leaf'),
      ),
      from('grass', room, `-2 ${seam} 40 ${seam + 3} 102 ${seam - 2}`),
      ...drawFence(seam + 8, -6, width + 9),
      paper(
        'sand',
        trace(
          at(232, seam + 8),
          `-14 0 14 0 22 40 6 80 50 ${room.height - seam} -34 ${room.height - seam} -24 70 -8 40`,
        ),
        0.34,
      ),
      ...drawBlossomTree(62, seam + 26),
      ...drawBirdHouse(412, seam + 40),
      ...drawBed(312, 198, 84),
      ...along(326, 388, 16).flatMap((x, index) => [
        ...drawSprout(x, 183 + (index % 2)),
        ...drawSprout(x - 2, 194),
      ]),
      tuft(26, 198),
      tuft(420, 196),
      tuft(190, 190),
      tuft(330, 276),
    ],
    standing: [
      {
        y: 262,
        scraps: [
          ...drawBed(128, 262, 86),
          ...[...along(142, 214, 15)].flatMap((x, index) =>
            drawTulip(x, 250 + (index % 2) * 6, 0.95, index % 2 === 0 ? 'roof' : 'glow'),
          ),
        ],
      },
      { y: 250, scraps: drawCan(356, 250) },
    ],
    things: {
      tulp: { x: 206, y: 258, before: 263, size: 0.9, on: 'air' },
      rups: { x: 156, y: 266, before: 264, size: 1, on: 'air' },
      vogel: { x: 412, y: seam - 93, size: 0.95, on: 'air' },
      vlinder: { x: 330, y: 90, size: 0.8, on: 'air' },
      slak: { x: 234, y: 276, size: 0.95 },
      emmer: { x: 404, y: 258, size: 0.75 },
    },
    who: [
      { x: 88, y: 262, size: 0.95 },
      { x: 286, y: 262, size: 0.92 },
      { x: 350, y: 258, size: 0.9, flip: true },
    ],
  };
}
