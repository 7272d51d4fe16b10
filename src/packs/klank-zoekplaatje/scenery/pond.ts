/** A warm night at a pond: a house with a light in it, a meadow behind a fence, a tree stump to dine on. */
import {
  type Backdrop,
  behindAll,
  block,
  downFrom,
  edge,
  type SceneMark,
  shape,
  stripe,
  tufts,
} from './backdrop.ts';

const star = (x: number, y: number, size: number): SceneMark => {
  const tips = Array.from({ length: 10 }, (_, index) => {
    const [angle, far] = [(index * Math.PI) / 5 - Math.PI / 2, index % 2 === 0 ? size : size * 0.46];
    return `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
  });
  return shape(`M${tips.join('L')}Z`, 'glow');
};

/** It ends in posts, and its rails run behind them. */
const fence = [
  block(0, 112, 112, 4, 'wood'),
  block(0, 123, 112, 4, 'wood'),
  ...[6, 30, 54, 78, 106].map((x) => shape(`M${x} 136V109L${x + 3} 106L${x + 6} 109V136Z`, 'wood')),
];

const water = shape(
  'M4 212C4 199 22 191 42 192C58 193 84 189 108 192C134 193 146 202 142 212C138 224 110 229 74 230C34 231 4 226 4 212Z',
  'water',
);

/** Water up to the belly of what swims: from ring to ring. */
const ripple = (x: number, y: number, width: number): SceneMark[] => {
  const step = width / 4;
  const crests = `M${x} ${y}C${x + step * 0.5} ${y - 2.6} ${x + step * 0.5} ${y - 2.6} ${x + step} ${y}C${x + step * 1.5} ${y + 2.6} ${x + step * 1.5} ${y + 2.6} ${x + step * 2} ${y}C${x + step * 2.5} ${y - 2.6} ${x + step * 2.5} ${y - 2.6} ${x + step * 3} ${y}C${x + step * 3.5} ${y + 2.6} ${x + step * 3.5} ${y + 2.6} ${x + width} ${y}`;
  return [
    { kind: 'path', d: `${crests}L${x + width - 3} ${y + 8}H${x + 3}Z`, fill: 'water' },
    { kind: 'path', d: crests, stroke: edge },
  ];
};

const stump = [
  shape(
    'M108 170C109 180 108 184 103 189C114 186 120 191 131 189C142 191 148 186 159 189C154 184 154 180 155 170Z',
    'bark',
  ),
  shape('M108 170C108 163 155 163 155 170C155 177 108 177 108 170Z', 'earth'),
];

const reeds = [0, 6, 12].flatMap((x, index) => [
  stripe(7 + x, 231, 6 + x * 1.3, 206 - (index % 2) * 6, 0.8),
  block(4.4 + x * 1.3, 196 - (index % 2) * 6, 3.4, 11, 'bark', 1.7),
]);

export const pond: Backdrop = {
  things: [
    'maan',
    'ster',
    'huis',
    'raam',
    'dak',
    'deur',
    'schoorsteen',
    'hek',
    'heuvel',
    'boom',
    'stronk',
    'tafel',
    'vijver',
    'water',
    'lelieblad',
    'blad',
    'riet',
    'sigaar',
    'pad',
  ],
  grounds: ['lucht', 'nacht', 'gras', 'wei'],
  marks: [
    behindAll('night'),
    shape(
      'M34 18C24 17 15 26 17 37C19 48 30 54 40 51C48 49 53 43 54 36C49 41 40 42 35 36C30 30 30 23 34 18Z',
      'glow',
    ),
    star(76, 22, 5),
    star(104, 46, 4),
    star(64, 62, 4),
    star(132, 18, 4.6),
    star(174, 30, 5),
    shape('M0 106C24 88 48 84 70 92C92 78 124 76 150 90C166 82 178 84 186 88V130H0Z', 'nightHill'),
    downFrom('M0 108C50 100 130 108 186 102', 'nightGrass'),
    block(160, 50, 10, 24, 'nightHill'),
    block(124, 84, 54, 54, 'nightWall'),
    shape('M116 88L132 58H170L186 88Z', 'roof'),
    shape('M131 138V108H146V138Z', 'nightHill'),
    block(153, 102, 18, 18, 'glow'),
    stripe(162, 102, 162, 120, 0.6),
    stripe(153, 111, 171, 111, 0.6),
    shape('M130 138H147C150 150 170 164 186 172V190C160 178 138 160 130 138Z', 'nightWall'),
    ...fence,
    water,
    stripe(62, 200, 74, 200, 0.4),
    stripe(92, 224, 104, 224, 0.4),
    stripe(16, 222, 26, 222, 0.4),
    shape(
      'M20 213C20 207 30 204 42 204C54 204 63 207 63 213C63 219 54 222 42 222C36 222 30 221 26 219L38 213L22 217C20.6 216 20 214.4 20 213Z',
      'leaf',
    ),
    ...reeds,
    ...stump,
    ...tufts([80, 152], [172, 204], [64, 184], [152, 224], [106, 156]),
  ],
  stands: {
    dak: { x: 134, y: 60, width: 34, size: 1 },
    stronk: { x: 106, y: 173, width: 51, size: 1 },
    lelieblad: { x: 22, y: 217, width: 40, size: 1 },
    vloer: { x: 0, y: 212, width: 186, size: 1 },
  },
  fronts: { hek: fence, golf: ripple(60, 211.5, 56), golfje: ripple(112, 207, 28) },
};
