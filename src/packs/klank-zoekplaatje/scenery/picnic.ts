/** A clearing in the wood, with a cloth spread on the grass to have a picnic on, and a view over the fields. */
import { type Backdrop, behindAll, downFrom, shape, stripe, tufts } from './backdrop.ts';

const fir = (x: number, foot: number, high: number) =>
  shape(
    `M${x - high * 0.24} ${foot}L${x - high * 0.1} ${foot - high * 0.44}H${x - high * 0.17}L${x} ${foot - high}L${x + high * 0.17} ${foot - high * 0.44}H${x + high * 0.1}L${x + high * 0.24} ${foot}Z`,
    'hill',
  );

/** Each with its branch in one piece, as they grow. */
const trunks = {
  left: shape(
    'M8 0H31C32 20 32 40 34 54C44 55 54 54 64 51L66 56C55 61 45 62 35 63C35 94 37 128 47 153C40 150 33 154 26 151C18 155 8 151 0 154V120C8 90 9 40 8 0Z',
    'bark',
  ),
  right: shape(
    'M151 0H175C174 50 175 100 177 124C179 140 182 148 186 152V155C178 152 170 156 163 153C155 156 147 152 138 155C148 138 151 110 151 88C142 88 132 86 121 83L122 78C133 80 143 80 151 79C151 52 151 24 151 0Z',
    'bark',
  ),
};

const sprays = [
  shape('M58 54C56 47 61 42 66 44C70 39 78 43 77 49C81 54 77 60 71 59C66 63 58 60 58 54Z', 'leaf'),
  shape(
    'M127 81C128 75 124 71 119 72C115 68 108 71 109 77C106 81 109 86 114 86C119 89 127 87 127 81Z',
    'leaf',
  ),
];

const canopy = [
  shape(
    'M0 0H186V17C180 25 168 27 160 21C150 29 138 29 130 21C120 29 106 29 98 20C88 28 76 29 66 21C58 29 44 30 34 22C24 30 10 29 0 23Z',
    'leafDeep',
  ),
  shape(
    'M0 0H186V8C176 16 164 15 156 9C146 16 134 16 126 8C116 16 102 16 94 9C84 16 70 16 62 8C52 16 40 16 30 9C20 16 8 15 0 10Z',
    'leaf',
  ),
];

const stump = [
  shape(
    'M146 168C147 178 146 184 142 190C152 187 156 192 163 190C170 192 176 187 186 189C181 184 180 178 180 168Z',
    'bark',
  ),
  shape('M146 168C146 162 180 162 180 168C180 174 146 174 146 168Z', 'earth'),
  shape('M155 168C155 165.4 171 165.4 171 168C171 170.6 155 170.6 155 168Z', 'earth'),
];

/** Its corners, seen from aside: far left, far right, near right, near left. */
const cloth = { top: 177, foot: 217, far: [46, 132], near: [32, 148] } as const;

/** Where a line over the cloth lies, `share` of the way from its left side to its right. */
const across = ([left, right]: readonly [number, number], share: number): number =>
  left + (right - left) * share;

const { top, foot, far, near } = cloth;

export const picnic: Backdrop = {
  things: ['boom', 'stam', 'tak', 'stronk', 'gras', 'heuvel', 'kleed', 'deken', 'doek'],
  grounds: ['lucht', 'grond', 'bos', 'blad'],
  marks: [
    behindAll('sky'),
    fir(99, 112, 46),
    fir(86, 112, 32),
    fir(16, 116, 60),
    shape('M0 122C22 106 44 100 64 100C100 100 140 110 186 116V140H0Z', 'hill'),
    downFrom('M0 128C50 120 130 124 186 130', 'grass'),
    trunks.left,
    trunks.right,
    ...sprays,
    ...canopy,
    ...stump,
    shape(`M${far[0]} ${top}L${far[1]} ${top}L${near[1]} ${foot}L${near[0]} ${foot}Z`, 'redSoft'),
    ...[0.2, 0.4, 0.6, 0.8].map((share) =>
      stripe(across(far, share), top + 0.4, across(near, share), foot - 0.4, 0.4),
    ),
    ...[0.28, 0.62].map((share) => {
      const y = top + (foot - top) * share;
      return stripe(across([far[0], near[0]], share), y, across([far[1], near[1]], share), y, 0.4);
    }),
    ...tufts([84, 140], [22, 176], [126, 164], [168, 222], [38, 228], [90, 228]),
  ],
  stands: {
    tak: { x: 38, y: 55.5, width: 26, size: 1 },
    rechtertak: { x: 122, y: 81, width: 28, size: 1 },
    stronk: { x: 146, y: 171, width: 34, size: 1 },
    kleed: { x: near[0], y: foot - 4, width: near[1] - near[0], size: 1 },
    vloer: { x: 0, y: 212, width: 186, size: 1 },
  },
  fronts: { stam: [trunks.left, ...sprays, ...canopy], rechterstam: [trunks.right, ...sprays, ...canopy] },
};
