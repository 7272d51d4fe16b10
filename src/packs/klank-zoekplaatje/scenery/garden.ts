/** A garden where somebody has a birthday: a hedge, a shed with its door open, a tree, and a table that is laid. */
import { moveMark } from '../../../sheets/marks/index.ts';
import {
  type Backdrop,
  behindAll,
  block,
  downFrom,
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
  stroke: { colour: 'edge', weight: 0.5 },
} as const;

const crown = shape('M0 0H78C86 8 84 20 74 25C73 37 58 44 47 39C36 48 16 48 10 42C6 44 2 44 0 42Z', 'leaf');

const spray = shape(
  'M60 88C57 80 62 74 69 76C74 71 82 76 81 82C85 88 80 95 73 93C67 97 60 94 60 88Z',
  'leaf',
);

const door = [
  block(160, 108, 19, 53, 'brick'),
  shadeBlock(175, 109, 3.6, 51.6, 'brick'),
  stripe(166, 109, 166, 160, 0.4),
  stripe(172, 109, 172, 160, 0.4),
  {
    kind: 'circle',
    x: 163,
    y: 136,
    radius: 1,
    fill: 'stone',
    stroke: { colour: 'edge', weight: 0.4 },
  } as const,
];

const folds: readonly SceneMark[] = [
  shade('M119 183H130L132 204C125 199 120 199 116 204C117 197 118 190 119 183Z', 'yellowSoft'),
  {
    kind: 'path',
    d: 'M50 185C51 191 51 197 50.4 203M66 185V203M83 185V203M99 185V203',
    stroke: { colour: 'edge', weight: 0.4 },
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
  ...toTheLeft(4, [block(43, 198, 5, 24, 'wood', 1), block(116, 198, 5, 24, 'wood', 1)]),
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
      'M172 212.6C178 211 182 209.6 182 208L177 227C176.4 229 171 230.4 165 231C168 225 170.6 219 172 212.6Z',
      'stone',
    ),
    {
      kind: 'path',
      d: 'M123 219C130 224 142 225 151 225C160 225 172 224 179 219',
      stroke: { colour: 'edge', weight: 0.6 },
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

const roof: readonly SceneMark[] = [
  shape('M117 92L153 64L186 90V96H119Z', 'roof'),
  shade('M153 64L186 90V96H176L151 66Z', 'roof'),
  {
    kind: 'path',
    d: 'M132 84h10M146 76h10M150 88h10M164 84h8M128 92h8M168 92h10',
    stroke: { colour: 'edge', weight: 0.5 },
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
    shape('M60 116C84 86 112 74 140 84C160 78 176 82 186 90V130H60Z', 'leaf'),
    shape('M0 112V98C20 84 40 84 52 94C66 82 92 84 106 96C116 92 122 94 128 98V116H0Z', 'hill'),
    hedge,
    {
      kind: 'path',
      d: 'M52 118c1.6 2.4 5 2.4 6.6 0M66 132c1.6 2.4 5 2.4 6.6 0M86 116c1.6 2.4 5 2.4 6.6 0M96 136c1.6 2.4 5 2.4 6.6 0M112 120c1.6 2.4 5 2.4 6.6 0M8 118c1.6 2.4 5 2.4 6.6 0',
      stroke: { colour: 'edge', weight: 0.5 },
    },
    ...flowers('brick', [56, 126], [112, 128]),
    ...flowers('paper', [78, 116], [98, 122], [46, 134]),
    shape('M0 146V112C6 104 16 105 22 111V148H0Z', 'leafDeep'),
    downFrom('M0 146C60 140 130 150 186 144', 'grass'),
    shade('M0 145.6C40 142 80 144 124 147.4V151C80 149 40 147 0 150Z', 'grass'),
    shade('M124 160H180C184 162 186 163 186 164V168C164 168 140 165 124 160Z', 'grass'),
    { kind: 'path', d: 'M108 44C116 84 114 122 104 150', stroke: { colour: 'frame', weight: 0.3 } },
    shape('M138 161H176C178 176 184 186 186 190V204C168 196 150 180 138 161Z', 'earth'),
    block(124, 90, 62, 71, 'wood'),
    ...[131, 153, 181].map((x) => stripe(x, 97, x, 160, 0.4)),
    shadeBlock(124.4, 96, 61, 4, 'wood'),
    shadeBlock(181.4, 96, 4, 64.6, 'wood'),
    ...roof,
    block(138, 108, 24, 53, 'barkDeep'),
    ...door,
    shade('M8 168C30 164 48 166 74 172C54 176 26 175 8 168Z', 'grass'),
    trunk,
    ...trunkSide,
    crown,
    leaves,
    spray,
    ...table,
    { kind: 'path', d: 'M40.2 163.8C41 170 36.5 178 31 182.6', stroke: { colour: 'frame', weight: 0.3 } },
    shade('M8 224C20 230.6 60 231 80 224L66 217C50 224 20 224 8 224Z', 'grass'),
    ...tub,
    ...flowers('paper', [6, 186], [158, 222], [180, 206]),
    ...flowers('brick', [176, 220]),
    ...tufts([174, 226], [14, 196], [92, 214], [136, 176]),
  ],
  stands: {
    tak: { x: 38, y: 90, width: 28, size: 1 },
    tafel: { x: 32, y: 182, width: 92, size: 1 },
    schuur: { x: 126, y: 162, width: 50, size: 1 },
    vloer: { x: 0, y: 212, width: 186, size: 1 },
  },
  fronts: {
    blad: [spray],
    deur: door,
    tafel: tableTop,
    dak: roof,
    teil: tubFront,
  },
};
