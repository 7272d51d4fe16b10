/** A garden where somebody has a birthday: a hedge, a shed with its door open, a tree, and a table that is laid. */
import { moveMark } from '../../../sheets/marks/index.ts';
import {
  type Backdrop,
  behindAll,
  block,
  downFrom,
  edge,
  flowers,
  type SceneMark,
  shade,
  shadeBlock,
  shape,
  stripe,
  tufts,
} from './backdrop.ts';

const toTheLeft = (by: number, marks: readonly SceneMark[], up = 0): SceneMark[] =>
  marks.map((mark) => moveMark(mark, { scale: 1, x: -by, y: -up }));

const hedge = shape(
  'M30 148V110C38 104 47 105 53 111C60 104 71 104 80 111C88 104 100 105 106 111C112 105 120 105 126 110V149Z',
  'leafDeep',
);

/** The trunk and its branch in one piece, as they grow. */
const trunk = shape(
  'M14 30H37C36 52 36 72 37 88C48 88 58 87 68 84L69 89C58 95 48 97 37 97C37 122 39 146 46 170C39 167 33 171 27 168C20 171 12 168 5 171C13 140 16 90 14 30Z',
  'bark',
);

/** Away from the light, and the bark that runs down. */
const trunkSide: readonly SceneMark[] = [
  shade(
    'M30 40H36.6C36 56 36 72 37 88L40 88V96.8H37C37 122 39 146 46 170C43 168.6 40 168 37 168.4C29 140 29 76 30 40Z',
    'bark',
  ),
  stripe(20, 78, 19, 104, 0.5),
  stripe(24, 116, 24, 134, 0.5),
  stripe(14, 140, 11, 156, 0.5),
];

const leaves = {
  kind: 'path',
  d: 'M16 12c1.6 2.4 5 2.4 6.6 0M44 10c1.6 2.4 5 2.4 6.6 0M62 20c1.6 2.4 5 2.4 6.6 0M30 30c1.6 2.4 5 2.4 6.6 0M8 28c1.6 2.4 5 2.4 6.6 0M52 32c1.6 2.4 5 2.4 6.6 0',
  stroke: { colour: 'scene', weight: 0.5 },
} as const;

const crown = shape('M0 0H78C86 8 84 20 74 25C73 37 58 44 47 39C36 48 16 48 10 42C6 44 2 44 0 42Z', 'leaf');

const spray = shape(
  'M60 88C57 80 62 74 69 76C74 71 82 76 81 82C85 88 80 95 73 93C67 97 60 94 60 88Z',
  'leaf',
);

const door = [
  block(155, 108, 19, 53, 'brick'),
  shadeBlock(170, 109, 3.6, 51.6, 'brick'),
  stripe(161, 109, 161, 160, 0.4),
  stripe(167, 109, 167, 160, 0.4),
  {
    kind: 'circle',
    x: 158,
    y: 136,
    radius: 1,
    fill: 'stone',
    stroke: { colour: 'scene', weight: 0.4 },
  } as const,
];

const folds: readonly SceneMark[] = [
  shade('M119 183H130L132 204C125 199 120 199 116 204C117 197 118 190 119 183Z', 'yellowSoft'),
  {
    kind: 'path',
    d: 'M50 185C51 191 51 197 50.4 203M66 185V203M83 185V203M99 185V203',
    stroke: { colour: 'scene', weight: 0.4 },
  },
  { kind: 'path', d: 'M34 187.6H130.4', stroke: { colour: 'red', weight: 0.8 } },
];

/** The cloth hides who is at the table; its legs stand behind what is before it. */
const tableTop = toTheLeft(4, [
  shape('M46 162H118L130 183H34Z', 'cream'),
  shape(
    'M34 183H130L132 204C125 199 120 199 116 204C108 199 102 199 97 204C91 199 86 199 81 204C75 199 69 199 64 204C58 199 53 199 48 204C43 200 38 200 32 204Z',
    'yellowSoft',
  ),
  ...folds,
]);
const table = [
  ...toTheLeft(4, [shade('M42 222C60 218 104 217 122 220L142 224C120 230 60 229 42 222Z', 'grass')]),
  // Two trestles: beside the tub one still sees what the table stands on.
  ...[56, 108].flatMap((x) => [
    shape(`M${x - 3} 198H${x + 1}L${x - 8} 222H${x - 12}Z`, 'wood'),
    shape(`M${x - 1} 198H${x + 3}L${x + 12} 222H${x + 8}Z`, 'wood'),
    block(x - 7, 211, 14, 2.4, 'wood'),
  ]),
  ...tableTop,
];

/** What is before the fish: the water with its rings, and the side of the tub. */
const tubFront = toTheLeft(
  117,
  [
    shape(
      'M124 210C136 213 142 209 150 210C158 211 166 213 178 210C178 216 166 218 151 218C136 218 124 216 124 210Z',
      'water',
    ),
    shape(
      'M120 208C120 216 134 219 151 219C168 219 182 216 182 208L177 227C176 230 164 231.6 151 231.6C138 231.6 126 230 125 227Z',
      'stone',
    ),
    shade(
      'M177.6 211.4C180.4 210.4 182 209.2 182 208L177 227C176.4 229 172 230.2 167 230.8C171.6 227.6 176 219.4 177.6 211.4Z',
      'stone',
    ),
    // It breaks through: rings around its belly, and drops.
    {
      kind: 'path',
      d: 'M131 208.4C135 205.6 139 206 142 207.4M164 206.6C167 205 171 205.4 174 207.6',
      stroke: edge,
    } as const,
    ...[
      [129.6, 203, 1],
      [134, 198.6, 0.8],
      [173.6, 201.4, 1],
      [169.4, 197.6, 0.7],
    ].map(([x = 0, y = 0, size = 0]) =>
      shape(
        `M${x} ${y - 2.4 * size}C${x + 1.8 * size} ${y} ${x + 1.4 * size} ${y + 1.6 * size} ${x} ${y + 1.6 * size}C${x - 1.4 * size} ${y + 1.6 * size} ${x - 1.8 * size} ${y} ${x} ${y - 2.4 * size}Z`,
        'water',
      ),
    ),
    {
      kind: 'path',
      d: 'M123 219C130 224 142 225 151 225C160 225 172 224 179 219',
      stroke: { colour: 'scene', weight: 0.6 },
    } as const,
  ],
  3,
);
const tub = [
  ...toTheLeft(
    117,
    [
      shape(
        'M120 208C120 200 134 197 151 197C168 197 182 200 182 208C182 216 168 219 151 219C134 219 120 216 120 208Z',
        'stone',
      ),
      shape(
        'M124 208.5C124 202 137 200 151 200C165 200 178 202 178 208.5C178 215 165 217 151 217C137 217 124 215 124 208.5Z',
        'water',
      ),
    ],
    3,
  ),
  ...tubFront,
];

/** Blue in a dark edge, as heavy as that under a balloon is drawn. */
const string = (d: string): SceneMark[] => [
  { kind: 'path', d, stroke: { colour: 'frame', weight: 1 } },
  { kind: 'path', d, stroke: { colour: 'blue', weight: 0.6 } },
];

const roof: readonly SceneMark[] = [
  shape('M112 92L148 64L182 91V96H114Z', 'roof'),
  shade('M148 64L182 91V96H171L146 66Z', 'roof'),
  {
    kind: 'path',
    d: 'M127 84h10M141 76h10M145 88h10M158 84h8M123 92h8M162 92h10',
    stroke: { colour: 'scene', weight: 0.5 },
  },
];

export const garden: Backdrop = {
  things: [
    'heg',
    'haag',
    'struik',
    'boom',
    'tak',
    'blad',
    'schuur',
    'hok',
    'deur',
    'tafel',
    'kleed',
    'teil',
    'bak',
    'kuip',
    'pad',
    'heuvel',
    'lijn',
    'draad',
    'touw',
    'bloem',
  ],
  grounds: ['lucht', 'gras', 'tuin', 'water'],
  marks: [
    behindAll('sky'),
    shape('M60 116C84 86 112 74 140 84C160 78 176 82 186 90V150H60Z', 'leaf'),
    shape('M0 112V98C20 84 40 84 52 94C66 82 92 84 106 96C116 92 122 94 128 98V116H0Z', 'hill'),
    hedge,
    {
      kind: 'path',
      d: 'M52 118c1.6 2.4 5 2.4 6.6 0M66 132c1.6 2.4 5 2.4 6.6 0M86 116c1.6 2.4 5 2.4 6.6 0M96 136c1.6 2.4 5 2.4 6.6 0M112 120c1.6 2.4 5 2.4 6.6 0M8 118c1.6 2.4 5 2.4 6.6 0',
      stroke: { colour: 'scene', weight: 0.5 },
    },
    shape('M0 146V112C6 104 16 105 22 111V148H0Z', 'leafDeep'),
    downFrom('M0 146C60 140 130 150 186 144', 'grass'),
    shade('M0 145.6C40 142 80 144 124 147.4V151C80 149 40 147 0 150Z', 'grass'),
    shade('M119 160H177C182 162 186 163 186 164V168C160 168 136 165 119 160Z', 'grass'),
    { kind: 'path', d: 'M98 44C106 84 108 122 104 150', stroke: { colour: 'frame', weight: 0.3 } },
    shape('M133 161H171C174 176 182 186 186 190V204C166 196 146 180 133 161Z', 'earth'),
    block(119, 90, 58, 71, 'wood'),
    ...[126, 148, 174.6].map((x) => stripe(x, 97, x, 160, 0.4)),
    shadeBlock(119.4, 96, 57, 4, 'wood'),
    shadeBlock(173, 96, 3.6, 64.6, 'wood'),
    ...roof,
    block(133, 108, 24, 53, 'barkDeep'),
    ...door,
    shade('M8 168C30 164 48 166 74 172C54 176 26 175 8 168Z', 'grass'),
    trunk,
    ...trunkSide,
    crown,
    leaves,
    spray,
    ...table,
    { kind: 'path', d: 'M40.2 163.8C41 170 36.5 178 31 182.6', stroke: { colour: 'frame', weight: 0.3 } },
    // Out of the hand that holds the balloon.
    ...string('M136.6 193C138.6 195.4 138.6 197.6 137.8 199.4'),
    shade('M8 224C20 230.6 60 231 80 224L66 217C50 224 20 224 8 224Z', 'grass'),
    ...tub,
    ...flowers('paper', [6, 186], [158, 222], [180, 206]),
    ...flowers('brick', [176, 220], [116, 152], [52, 156]),
    ...flowers('paper', [122, 156]),
    ...tufts([174, 226], [14, 196], [92, 214], [136, 176]),
  ],
  stands: {
    tak: { x: 38, y: 90, width: 28, size: 1 },
    tafel: { x: 32, y: 182, width: 92, size: 1 },
    schuur: { x: 121, y: 162, width: 50, size: 1 },
    vloer: { x: 0, y: 212, width: 186, size: 1 },
  },
  fronts: {
    blad: [spray],
    deur: door,
    tafel: tableTop,
    dak: roof,
    teil: tubFront,
    // On from where the picture of the balloon ends its own, to the hand.
    koord: string('M134.4 177.7H135C137.8 177.7 138 181 136.9 183.4C136.2 185 135.8 186.4 136 188.2'),
  },
};
