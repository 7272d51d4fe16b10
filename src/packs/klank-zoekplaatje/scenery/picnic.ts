/** A clearing in the wood, with a cloth spread on the grass to have a picnic on, and a view over the fields. */
import {
  type Backdrop,
  behindAll,
  cloud,
  downFrom,
  flowers,
  shade,
  shape,
  stripe,
  tufts,
} from './backdrop.ts';

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

/** Away from the light, and the bark that runs down. */
const sides = {
  left: [
    shade(
      'M23 0H31C32 20 32 40 34 54L40 54.3C38 58 36 60 35 63C35 94 37 128 47 153C44 151.6 41 151.6 38 152.4C27 128 26 40 23 0Z',
      'bark',
    ),
    stripe(14, 70, 13, 96, 0.5),
    stripe(20, 92, 20, 112, 0.5),
    stripe(9, 118, 6, 134, 0.5),
  ],
  right: [
    shade(
      'M166 0H175C174 50 175 100 177 124C179 140 182 148 186 152V155C183 153 180 153.4 177 154C168 130 168 50 166 0Z',
      'bark',
    ),
    shade('M124 82.3C133 84 142 84.6 151 84.6V88C142 88 132 86 123 83.6Z', 'bark'),
    stripe(158, 60, 158, 78, 0.5),
    stripe(162, 96, 161, 118, 0.5),
    stripe(157, 124, 155, 136, 0.5),
  ],
} as const;

const sprays = [
  shape(
    'M65 59C57 58 56 47 64 46C63 36 76 34 79 42C88 41 91 52 84 56C83 64 72 65 70 60C68 61 66 60.6 65 59Z',
    'leaf',
  ),
  shape(
    'M125 86C132 84 132 74 125 73.600C124 65 113 64 111 71C103 70.600 101 80 107 83C108 90 117 91 119 87C121 88 123.400 87.400 125 86Z',
    'leaf',
  ),
];

const canopy = [
  shape(
    'M0 0H186V17C180 27 166 28 158 19C152 31 136 33 128 23C122 27 114 27 110 20C102 33 84 34 76 22C70 27 62 27 57 21C50 33 30 33 22 22C16 27 6 27 0 21Z',
    'leafDeep',
  ),
  shape(
    'M0 0H186V7C178 15 170 14 164 8C156 18 140 18 132 9C126 14 118 13 114 7C104 19 88 18 82 8C76 12 68 12 64 7C54 18 36 18 28 8C22 13 8 14 0 9Z',
    'leaf',
  ),
];

/** What the sun leaves in the crowns above. */
const leaves = [
  {
    kind: 'path',
    d: 'M9 6c1.6 2.4 5 2.4 6.6 0M40 8c1.6 2.4 5 2.4 6.6 0M96 9c1.6 2.4 5 2.4 6.6 0M145 8c1.6 2.4 5 2.4 6.6 0M172 5c1.6 2.4 5 2.4 6.6 0M8 17c1.6 2.4 5 2.4 6.6 0M36 22c1.6 2.4 5 2.4 6.6 0M92 23c1.6 2.4 5 2.4 6.6 0M141 22c1.6 2.4 5 2.4 6.6 0M167 19c1.6 2.4 5 2.4 6.6 0',
    stroke: { colour: 'scene', weight: 0.5 },
  } as const,
];

const stump = [
  shade('M140 188C150 185 176 185 183 189C182 194 166 196 154 194C148 193 142 191 140 188Z', 'grass'),
  shape(
    'M146 168C147 178 145 184 139 189C149 187 154 192 162 190C170 192 174 188 182 189C179 184 180 178 180 168Z',
    'bark',
  ),
  shade('M166 172C174 171 180 169.6 180 168C180 178 179 184 182 189C174 188 170 191.6 166 190.6Z', 'bark'),
  shape('M146 168C146 162 180 162 180 168C180 174 146 174 146 168Z', 'earth'),
  shape('M155 168C155 165.4 171 165.4 171 168C171 170.6 155 170.6 155 168Z', 'earth'),
];

/** In the corner nearest to who looks: large, and something is behind it. */
const bush = [
  shade('M0 229C20 226 40 226 52 230L50 232H0Z', 'grass'),
  shape(
    'M0 232V203C3 194 13 194 16 201C20 193 31 195 32 203C40 201 46 209 43 217C48 222 46 229 42 232Z',
    'leafDeep',
  ),
  {
    kind: 'path',
    d: 'M6 210c1.6 2.4 5 2.4 6.6 0M22 207c1.6 2.4 5 2.4 6.6 0M14 221c1.6 2.4 5 2.4 6.6 0M31 218c1.6 2.4 5 2.4 6.6 0',
    stroke: { colour: 'scene', weight: 0.5 },
  } as const,
];

/** Its corners, seen from aside: far left, far right, near right, near left. */
const cloth = { top: 173, foot: 207, far: [46, 132], near: [32, 148] } as const;

/** Where a line over the cloth lies, `share` of the way from its left side to its right. */
const across = ([left, right]: readonly [number, number], share: number): number =>
  left + (right - left) * share;

const { top, foot, far, near } = cloth;

export const picnic: Backdrop = {
  things: [
    'boom',
    'stam',
    'tak',
    'stronk',
    'struik',
    'gras',
    'heuvel',
    'kleed',
    'deken',
    'doek',
    'wolk',
    'bloem',
  ],
  grounds: ['lucht', 'grond', 'bos', 'blad'],
  marks: [
    behindAll('sky'),
    cloud(94, 44, 1.1),
    shape('M0 112C30 88 60 84 92 96C120 84 156 88 186 104V140H0Z', 'leaf'),
    fir(99, 112, 46),
    fir(86, 112, 32),
    fir(112, 114, 30),
    shape('M0 122C22 106 44 100 64 100C100 100 140 110 186 116V140H0Z', 'hill'),
    downFrom('M0 128C50 120 130 124 186 130', 'grass'),
    shade('M0 151H46C54 152.6 60 154.4 66 157C44 160 16 159 0 158Z', 'grass'),
    shade('M140 152H186V160C168 161 150 159 140 152Z', 'grass'),
    trunks.left,
    trunks.right,
    ...sides.left,
    ...sides.right,
    ...sprays,
    ...canopy,
    ...leaves,
    ...stump,
    ...bush,
    shade(
      `M${far[1]} ${top}L${near[1]} ${foot}L${near[0]} ${foot}L${near[0] + 3} ${foot + 3}H${near[1] + 4}L${far[1] + 3} ${top + 1}Z`,
      'grass',
    ),
    shape(`M${far[0]} ${top}L${far[1]} ${top}L${near[1]} ${foot}L${near[0]} ${foot}Z`, 'redSoft'),
    ...[0.2, 0.4, 0.6, 0.8].map((share) =>
      stripe(across(far, share), top + 0.4, across(near, share), foot - 0.4, 0.4),
    ),
    ...[0.28, 0.62].map((share) => {
      const y = top + (foot - top) * share;
      return stripe(across([far[0], near[0]], share), y, across([far[1], near[1]], share), y, 0.4);
    }),
    ...flowers('paper', [12, 166], [26, 170], [156, 212], [8, 214]),
    ...flowers('brick', [166, 218], [66, 164]),
    ...tufts([22, 176], [174, 226], [92, 226], [140, 168]),
  ],
  stands: {
    tak: { x: 38, y: 55.5, width: 26, size: 1 },
    rechtertak: { x: 122, y: 81, width: 28, size: 1 },
    heuvel: { x: 40, y: 107, width: 100, size: 1 },
    stronk: { x: 146, y: 171, width: 34, size: 1 },
    kleed: { x: near[0], y: foot - 4, width: near[1] - near[0], size: 1 },
    vloer: { x: 0, y: 212, width: 186, size: 1 },
  },
  fronts: {
    stam: [trunks.left, ...sides.left, ...sprays, ...canopy, ...leaves],
    struik: bush,
    rechterstam: [trunks.right, ...sides.right, ...sprays, ...canopy, ...leaves],
  },
};
