/** A kitchen where dinner is ready: a worktop and a window at the back, and in front a table that is laid. */
import {
  type Backdrop,
  behindAll,
  block,
  downFrom,
  edge,
  type SceneMark,
  shade,
  shadeBlock,
  shape,
  stripe,
  wallpaper,
} from './backdrop.ts';

const underTable = shade(
  'M48 223.6C60 220 118 219 128 221.6C136 223 139 225 137 226.4C124 225.6 80 227.6 58 226.8C52 226.4 48 225 48 223.6Z',
  'brick',
);

const table = [
  block(48, 196, 5, 28, 'wood', 1),
  block(118, 196, 5, 28, 'wood', 1),
  shadeBlock(51.4, 204, 1.4, 19.6, 'wood'),
  shadeBlock(121.4, 204, 1.4, 19.6, 'wood'),
  shape('M58 158H116L130 182H44Z', 'cream'),
  shape(
    'M44 182H130L132 203C125 199 120 199 116 203C109 199 103 199 98 203C92 199 86 199 81 203C75 199 69 199 64 203C59 199 54 199 49 203C46 201 44 201 42 203Z',
    'yellowSoft',
  ),
];

/** The folds of the cloth, and what it keeps the light from. */
const folds = [
  shade('M118 182H130L132 203C125 199 120 199 116 203C116.6 196 117 189 118 182Z', 'yellowSoft'),
  {
    kind: 'path',
    d: 'M62 184C63 190 63.6 196 64 202M79 184V202M97 184V202',
    stroke: { colour: 'scene', weight: 0.4 },
  },
  { kind: 'path', d: 'M44.6 187H130.4', stroke: { colour: 'red', weight: 0.8 } },
] as const satisfies readonly SceneMark[];

const curtain = (d: string, fold: string): SceneMark[] => [
  shape(d, 'brick'),
  { kind: 'path', d: fold, stroke: { colour: 'scene', weight: 0.4 } },
];

const curtains = [
  ...curtain(
    'M6 21H24C24 38 24 50 16 66C10 68 8 66 5 68C6 50 6 36 6 21Z',
    'M12 22C12 38 12 50 10 62M18 22C18 36 17 48 14 58',
  ),
  ...curtain(
    'M72 21H54C54 38 54 50 62 66C68 68 70 66 73 68C72 50 72 36 72 21Z',
    'M66 22C66 38 66 50 68 62M60 22C60 36 61 48 64 58',
  ),
];

const tiles = [
  [14, 84],
  [58, 95],
  [80, 84],
] as const;

/** They run together at the far side, so that the floor lies flat. */
const boards = [0, 31, 62, 93, 124, 155, 186].map((x) => stripe(93 + (x - 93) * 0.72, 150, x, 232, 0.4));

export const kitchen: Backdrop = {
  things: [
    'raam',
    'gordijn',
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
    ...wallpaper(0, 186, 0.3, 84),
    shadeBlock(68, 27, 4.5, 52, 'greenSoft'),
    shadeBlock(10, 78, 66, 2.6, 'greenSoft'),
    block(10, 22, 58, 52, 'wood', 1),
    block(14, 26, 50, 44, 'sky'),
    shape('M14 70V58C26 50 40 52 48 58C54 54 60 54 64 56V70Z', 'leaf'),
    shape('M14 70V62C22 58 34 60 44 65C52 60 60 60 64 62V70Z', 'leafDeep'),
    block(37.5, 26, 3, 44, 'wood'),
    ...curtains,
    { kind: 'line', x1: 3, y1: 20.5, x2: 75, y2: 20.5, stroke: { colour: 'scene', weight: 1.6 } },
    block(6, 73, 66, 5, 'wood', 1),
    stripe(99, 0.8, 99, 12, 1),
    shape('M92 26C92 32 106 32 106 26Z', 'glow'),
    shape('M93 11H105L117 27H81Z', 'brick'),
    shade('M101 11H105L117 27H108Z', 'brick'),
    block(0, 84, 186, 22, 'paper'),
    ...[14, 36, 58, 80, 102, 124].map((x) => stripe(x, 84, x, 104, 0.4)),
    stripe(0, 95, 148, 95, 0.4),
    ...tiles.map(
      ([x, y]): SceneMark => ({
        kind: 'path',
        d: `M${x + 11} ${y + 2.5}L${x + 14} ${y + 5.5}L${x + 11} ${y + 8.5}L${x + 8} ${y + 5.5}Z`,
        fill: 'water',
        stroke: { colour: 'scene', weight: 0.3 },
      }),
    ),
    shadeBlock(82, 66.5, 66, 3, 'greenSoft'),
    block(92, 66, 3, 6, 'wood'),
    block(136, 66, 3, 6, 'wood'),
    block(82, 62, 62, 4.5, 'wood', 1),
    block(127, 47, 11, 15, 'brick', 1.5),
    block(126, 44, 13, 4, 'roof', 1),
    shadeBlock(135, 49, 2.6, 12.6, 'brick'),
    shadeBlock(121.6, 53, 2, 8.6, 'water'),
    block(114, 51, 10, 11, 'water', 1.5),
    block(113, 48, 12, 4, 'wood', 1),
    { kind: 'path', d: 'M112 66V70C112 73 115.5 73 115.5 70.4', stroke: { colour: 'scene', weight: 1 } },
    shape('M94 103V91C94 86 104 86 104 92H101C101 90 97 90 97 92V103Z', 'stone'),
    block(92, 101.4, 7, 2.6, 'stone', 1),
    block(0, 110, 48, 42, 'stone'),
    block(8, 121, 32, 23, 'dusk', 1.5),
    stripe(10, 118.6, 38, 118.6, 1.2),
    shadeBlock(44, 116, 4, 36, 'stone'),
    ...[8, 18, 28].map((x) => block(x, 113, 4, 4, 'paper', 2)),
    ...[48, 82, 116].map((x) => block(x, 110, 34, 42, 'water')),
    ...[48, 82, 116].map(
      (x): SceneMark => ({
        kind: 'rect',
        x: x + 4,
        y: 119,
        width: 26,
        height: 28,
        radius: 1,
        stroke: { colour: 'scene', weight: 0.4 },
      }),
    ),
    shadeBlock(0, 110, 150, 3, 'sea'),
    ...[77, 111, 121].map((x) => stripe(x, 118, x, 126, 0.8)),
    block(0, 104, 150, 6, 'wood', 1),
    // The edge of a sink, below the tap.
    block(88, 102.8, 28, 2.6, 'stone', 1.2),
    downFrom('M0 150H186', 'earth'),
    shade('M0 150H148V155C100 158 40 158 0 156Z', 'earth'),
    ...boards,
    block(148, 52, 38, 102, 'cream', 2),
    shade('M178 53H184Q185.6 53 185.6 54.6V152Q185.6 153.6 184 153.6H178Z', 'cream'),
    stripe(148, 86, 186, 86, 0.6),
    stripe(153, 74, 153, 82, 1.2),
    stripe(153, 92, 153, 108, 1.2),
    shape('M34 222C44 212 132 212 142 222C148 228 142 231 134 231H42C34 231 28 228 34 222Z', 'brick'),
    { kind: 'path', d: 'M46 225.6C80 224 110 224 134 225.6', stroke: edge },
    underTable,
    ...table,
    ...folds,
  ],
  stands: {
    vensterbank: { x: 10, y: 75, width: 58, size: 1 },
    plank: { x: 84, y: 63, width: 28, size: 1 },
    aanrecht: { x: 50, y: 105.5, width: 96, size: 1 },
    tafel: { x: 46, y: 182, width: 82, size: 1 },
    mat: { x: 32, y: 229, width: 112, size: 1 },
    vloer: { x: 0, y: 222, width: 186, size: 1 },
  },
  fronts: { tafel: [...table, ...folds], gordijn: curtains },
};
