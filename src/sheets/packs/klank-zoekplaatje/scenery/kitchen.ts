/** A kitchen where dinner is ready: a worktop and a window at the back, and in front a table that is laid. */
import { type Backdrop, behindAll, block, downFrom, shape, stripe } from './backdrop.ts';

const table = [
  block(64, 194, 5, 30, 'wood', 1),
  block(171, 194, 5, 30, 'wood', 1),
  shape('M74 160H166L182 183H58Z', 'cream'),
  shape(
    'M58 183H182L184 204C176 200 170 200 165 204C156 200 148 200 142 204C134 200 126 200 120 204C112 200 104 200 98 204C90 200 82 200 76 204C70 200 64 200 56 204Z',
    'yellowSoft',
  ),
];

const jars = [
  block(127, 47, 11, 15, 'brick', 1.5),
  block(126, 44, 13, 4, 'roof', 1),
  block(114, 51, 10, 11, 'water', 1.5),
  block(113, 48, 12, 4, 'wood', 1),
];

/** Where the boards of the floor run to, so that it lies flat. */
const boards = [-30, 0, 30, 62, 93, 124, 156, 186, 216].map((x) => {
  const far = 93 + (x - 93) * 0.72;
  return stripe(Math.min(186, Math.max(0, far)), 150, Math.min(186, Math.max(0, x)), 232, 0.4);
});

export const kitchen: Backdrop = {
  things: [
    'raam',
    'plank',
    'pot',
    'tegel',
    'kraan',
    'aanrecht',
    'kast',
    'oven',
    'fornuis',
    'koelkast',
    'ijskast',
    'lamp',
    'haak',
    'tafel',
    'kleed',
    'mat',
  ],
  grounds: ['muur', 'vloer', 'keuken', 'lucht'],
  marks: [
    behindAll('greenSoft'),
    block(10, 22, 58, 52, 'wood', 1),
    block(14, 26, 50, 44, 'sky'),
    shape('M14 70V58C26 50 40 52 48 58C54 54 60 54 64 56V70Z', 'leaf'),
    block(37.5, 26, 3, 44, 'wood'),
    block(6, 73, 66, 5, 'wood', 1),
    stripe(116, 0.8, 116, 12, 1),
    shape('M109 26C109 32 123 32 123 26Z', 'glow'),
    shape('M110 11H122L134 27H98Z', 'brick'),
    block(0, 84, 186, 22, 'paper'),
    ...[14, 36, 58, 80, 102, 124].map((x) => stripe(x, 84, x, 104, 0.4)),
    stripe(0, 95, 148, 95, 0.4),
    block(92, 66, 3, 6, 'wood'),
    block(136, 66, 3, 6, 'wood'),
    block(82, 62, 62, 4.5, 'wood', 1),
    ...jars,
    stripe(88, 66, 88, 70, 1),
    shape('M62 105V92C62 87 71 87 71 93H68C68 91 65 91 65 93V105Z', 'stone'),
    block(0, 110, 48, 42, 'stone'),
    block(8, 121, 32, 23, 'dusk', 1.5),
    ...[8, 18, 28].map((x) => block(x, 113, 4, 4, 'paper', 2)),
    ...[48, 82, 116].map((x) => block(x, 110, 34, 42, 'water')),
    ...[77, 111, 121].map((x) => stripe(x, 118, x, 126, 0.8)),
    block(0, 104, 150, 6, 'wood', 1),
    downFrom('M0 150H186', 'earth'),
    ...boards,
    block(148, 52, 38, 102, 'cream', 2),
    stripe(148, 86, 186, 86, 0.6),
    stripe(153, 74, 153, 82, 1.2),
    stripe(153, 92, 153, 108, 1.2),
    shape('M30 218C46 210 104 210 122 218C130 224 124 230 112 231H44C30 231 22 224 30 218Z', 'redSoft'),
    ...table,
  ],
  stands: {
    vensterbank: { x: 10, y: 75, width: 58, size: 1 },
    plank: { x: 84, y: 63, width: 28, size: 1 },
    aanrecht: { x: 50, y: 106, width: 96, size: 1 },
    tafel: { x: 60, y: 182, width: 120, size: 1 },
    vloer: { x: 0, y: 222, width: 186, size: 1 },
  },
  fronts: { tafel: table, pot: jars },
};
