/** A garden in the evening: a hedge, a shed with its door open, a tree, and a table that is laid for a party. */
import { type Backdrop, behindAll, block, downFrom, edge, shape, stripe, tufts } from './backdrop.ts';

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
  block(44, 196, 5, 20, 'wood', 1),
  block(121, 196, 5, 20, 'wood', 1),
  shape('M48 163H122L134 181H36Z', 'cream'),
  shape(
    'M36 181H134L136 200C128 196 122 196 118 200C110 196 106 196 102 200C94 196 90 196 85 200C78 196 74 196 68 200C62 196 58 196 51 200C46 196 40 196 34 200Z',
    'yellowSoft',
  ),
];

const tubFront = [
  shape('M124 208Q131 205 138 208Q145 211 152 208Q159 205 166 208Q173 211 178 208V214H124Z', 'water'),
  shape('M122 212H180L176 229C168 232 134 232 126 229Z', 'stone'),
  stripe(124, 219, 178, 219, 0.6),
];
const tub = [shape('M122 212C122 202 180 202 180 212Z', 'water'), ...tubFront];

/** Lanterns of paper from the tree to the shed. */
const lanterns = [
  { kind: 'path', d: 'M76 84Q100 104 121 88', stroke: edge } as const,
  ...[
    { x: 87, y: 91.2, fill: 'redSoft' as const },
    { x: 99, y: 94.6, fill: 'glow' as const },
    { x: 110, y: 93.2, fill: 'blueSoft' as const },
  ].map(({ x, y, fill }) =>
    shape(`M${x - 2} ${y}H${x + 2}L${x + 4} ${y + 4}L${x + 2} ${y + 8}H${x - 2}L${x - 4} ${y + 4}Z`, fill),
  ),
];

const roof = shape('M117 92L153 64L186 90V96H119Z', 'roof');

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
    'teil',
    'bak',
    'kuip',
    'lampion',
    'lantaarn',
    'plant',
    'pad',
  ],
  grounds: ['lucht', 'gras', 'tuin'],
  marks: [
    behindAll('dusk'),
    shape('M0 110V92C14 78 34 78 44 90C56 76 78 78 88 92C100 82 118 84 126 110Z', 'hill'),
    hedge,
    shape('M0 144V110C6 102 16 103 22 109V146H0Z', 'leafDeep'),
    downFrom('M0 144C60 138 130 148 186 142', 'grass'),
    shape('M140 162H172C176 178 184 190 186 196V206C172 196 156 180 140 162Z', 'earth'),
    block(124, 90, 60, 70, 'wood'),
    ...[139, 154, 169].map((x) => stripe(x, 91, x, 159, 0.4)),
    roof,
    block(138, 108, 24, 52, 'shade'),
    ...door,
    shape('M14 30C18 80 18 130 8 168C14 171 36 171 43 167C34 140 32 80 36 30Z', 'bark'),
    shape('M33 92C44 90 54 86 62 84V89C54 92 44 97 33 99Z', 'bark'),
    crown,
    ...lanterns,
    spray,
    ...table,
    ...tub,
    ...tufts([150, 178], [176, 204], [20, 184], [90, 224]),
  ],
  stands: {
    tak: { x: 36, y: 90, width: 26, size: 1 },
    tafel: { x: 38, y: 180, width: 94, size: 1 },
    schuur: { x: 126, y: 162, width: 50, size: 1 },
    vloer: { x: 0, y: 212, width: 186, size: 1 },
  },
  fronts: {
    heg: [hedge],
    kruin: [crown],
    blad: [spray],
    deur: door,
    tafel: table,
    dak: [roof],
    teil: tubFront,
    planten: [plants],
  },
};
