/** A garden in the evening: a hedge, a shed with its door open, a tree, and a table that is laid for a party. */
import { type Backdrop, behindAll, block, downFrom, shape, stripe, tufts } from './backdrop.ts';

const hedge = shape(
  'M34 146V106C40 101 48 102 53 108C60 101 72 101 80 108C88 101 100 102 106 108C112 102 120 102 126 106V147Z',
  'leafDeep',
);

const crown = shape('M0 0H72C80 8 78 20 68 24C68 36 54 42 44 37C34 46 16 46 10 40C6 42 2 42 0 40Z', 'leaf');

const spray = shape(
  'M56 92C50 88 52 78 60 78C64 70 76 72 78 80C84 84 80 94 72 93C66 98 60 97 56 92Z',
  'leaf',
);

const door = [
  block(160, 108, 19, 53, 'brick'),
  stripe(166, 109, 166, 160, 0.4),
  stripe(172, 109, 172, 160, 0.4),
];

const table = [
  block(42, 184, 5, 26, 'wood', 1),
  block(121, 184, 5, 26, 'wood', 1),
  shape(
    'M36 168H132L134 190C126 186 122 186 118 190C110 186 106 186 102 190C94 186 90 186 85 190C78 186 74 186 68 190C62 186 58 186 51 190C46 186 40 186 34 190Z',
    'yellowSoft',
  ),
  block(34, 165, 100, 4.5, 'wood', 1.5),
];

const jar = [block(113, 149, 12, 16, 'water', 1.5), stripe(113, 153, 125, 153, 0.4)];

const plants = shape(
  'M0 232V212C4 206 10 206 13 212C15 202 23 202 26 211C30 204 38 205 39 213C45 209 51 214 50 222C54 226 54 230 53 232Z',
  'leaf',
);

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
    'pot',
    'plant',
  ],
  grounds: ['lucht', 'gras', 'tuin'],
  marks: [
    behindAll('dusk'),
    shape('M0 110V92C14 78 34 78 44 90C56 76 78 78 88 92C100 82 118 84 126 110Z', 'hill'),
    hedge,
    shape('M0 144V110C6 102 16 103 22 109V146H0Z', 'leafDeep'),
    downFrom('M0 144C60 138 130 148 186 142', 'grass'),
    block(124, 90, 60, 70, 'wood'),
    ...[139, 154, 169].map((x) => stripe(x, 91, x, 159, 0.4)),
    shape('M117 92L153 64L186 90V96H119Z', 'roof'),
    block(138, 108, 24, 52, 'shade'),
    ...door,
    shape('M14 30C18 80 18 130 8 168C14 171 36 171 43 167C34 140 32 80 36 30Z', 'bark'),
    shape('M33 92C44 90 54 86 62 84V89C54 92 44 97 33 99Z', 'bark'),
    crown,
    spray,
    ...table,
    ...tufts([150, 178], [176, 204], [20, 184], [90, 224]),
  ],
  stands: {
    tak: { x: 36, y: 90, width: 26, size: 1 },
    tafel: { x: 38, y: 166, width: 92, size: 1 },
    schuur: { x: 126, y: 162, width: 50, size: 1 },
    vloer: { x: 0, y: 212, width: 186, size: 1 },
  },
  fronts: {
    heg: [hedge],
    kruin: [crown],
    blad: [spray],
    deur: door,
    tafel: table,
    pot: jar,
    planten: [plants],
  },
};
