/** A warm night at a pond: a house with a light in it, a meadow behind a fence, a tree stump to dine on. */
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

const star = (x: number, y: number, size: number): SceneMark => {
  const tips = Array.from({ length: 10 }, (_, index) => {
    const [angle, far] = [(index * Math.PI) / 5 - Math.PI / 2, index % 2 === 0 ? size : size * 0.46];
    return `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
  });
  return shape(`M${tips.join('L')}Z`, 'glow');
};

/** From the side of the scene to the wall of the house; its rails run behind its posts. */
const fence = [
  block(0, 112, 120, 4, 'wood'),
  block(0, 123, 120, 4, 'wood'),
  ...[6, 32, 58, 88, 112].flatMap((x) => [
    shape(`M${x} 136V109L${x + 3} 106L${x + 6} 109V136Z`, 'wood'),
    shade(`M${x + 4} 107.6L${x + 5.7} 109.4V135.6H${x + 4}Z`, 'wood'),
  ]),
];

const water = shape(
  'M4 212C4 199 22 191 42 192C58 193 84 189 108 192C134 193 146 202 142 212C138 224 110 229 74 230C34 231 4 226 4 212Z',
  'water',
);

/** Water up to the belly of what swims: from ring to ring. */
const ripple = (x: number, y: number, width: number, deep = 8): SceneMark[] => {
  const step = width / 4;
  const crests = `M${x} ${y}C${x + step * 0.5} ${y - 2.6} ${x + step * 0.5} ${y - 2.6} ${x + step} ${y}C${x + step * 1.5} ${y + 2.6} ${x + step * 1.5} ${y + 2.6} ${x + step * 2} ${y}C${x + step * 2.5} ${y - 2.6} ${x + step * 2.5} ${y - 2.6} ${x + step * 3} ${y}C${x + step * 3.5} ${y + 2.6} ${x + step * 3.5} ${y + 2.6} ${x + width} ${y}`;
  return [
    {
      kind: 'path',
      d: `${crests}L${x + width - 3} ${y + 5}L${x + width - 5 - deep} ${y + deep}H${x + 3}Z`,
      fill: 'water',
    },
    { kind: 'path', d: crests, stroke: edge },
  ];
};

const stump = [
  shade('M104 189.4C120 193 150 192 159 188.4L172 191C160 196 122 197 104 189.4Z', 'nightGrass'),
  shape(
    'M108 170C109 180 108 184 103 189C114 186 120 191 131 189C142 191 148 186 159 189C154 184 154 180 155 170Z',
    'bark',
  ),
  shade(
    'M142 175C150 174 155 172.4 155 170C154 180 154 184 159 189C150 186.6 146 189.6 141 190.4C143 186 143 180 142 175Z',
    'bark',
  ),
  {
    kind: 'path',
    d: 'M118 178C119 182 118 185 117 187M128 179V186',
    stroke: { colour: 'scene', weight: 0.5 },
  } as const,
  shape('M108 170C108 163 155 163 155 170C155 177 108 177 108 170Z', 'earth'),
];

const reeds = [0, 6, 12].flatMap((x, index) => [
  stripe(8 + x, 221 + x * 0.4, 6 + x * 1.3, 206 - (index % 2) * 6, 0.8),
  block(4.4 + x * 1.3, 196 - (index % 2) * 6, 3.4, 11, 'bark', 1.7),
]);

/** What falls out of the window: without a line, as light has none. */
const light: readonly SceneMark[] = [
  { kind: 'path', d: 'M148 140H170L186 156V168C172 164 160 158 152 150Z', fill: 'hill' },
];

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
    'bloem',
    'stoep',
    'rook',
  ],
  grounds: ['lucht', 'nacht', 'gras', 'wei'],
  marks: [
    behindAll('night'),
    shape(
      'M34 18C24 17 15 26 17 37C19 48 30 54 40 51C48 49 53 43 54 36C49 41 40 42 35 36C30 30 30 23 34 18Z',
      'glow',
    ),
    ...[
      [14, 70],
      [50, 76],
      [90, 64],
      [120, 32],
      [156, 10],
      [124, 46],
      [90, 8],
      [12, 10],
    ].map(([x = 0, y = 0]): SceneMark => ({ kind: 'circle', x, y, radius: 0.9, fill: 'glow' })),
    star(76, 22, 5),
    star(104, 46, 4),
    star(64, 62, 4),
    star(132, 18, 4.6),
    star(174, 30, 5),
    shape('M0 98C30 74 70 66 104 82C130 66 160 64 186 74V120H0Z', 'dusk'),
    shape('M0 106C24 88 48 84 70 92C92 78 124 76 150 90C166 82 178 84 186 88V130H0Z', 'nightHill'),
    ...[
      [8, 108, 26],
      [20, 106, 34],
      [34, 108, 24],
      [100, 106, 30],
      [112, 107, 22],
    ].map(([x = 0, foot = 0, high = 0]) =>
      shape(`M${x - high * 0.22} ${foot}L${x} ${foot - high}L${x + high * 0.22} ${foot}Z`, 'nightHill'),
    ),
    downFrom('M0 108C50 100 130 108 186 102', 'nightGrass'),
    shape(
      'M160 46C156 42 162 38 166 41C168 36 176 38 174 43C178 45 174 50 169 48C166 50 162 50 160 46Z',
      'dusk',
    ),
    block(156, 50, 10, 24, 'nightHill'),
    shadeBlock(163, 50.5, 2.6, 10, 'nightHill'),
    block(154.4, 48, 13.2, 3.4, 'nightHill'),
    shade('M174 138L184 139.6C160 144 136 142 120 138Z', 'nightGrass'),
    block(120, 84, 54, 54, 'nightWall'),
    shadeBlock(120.4, 88, 53.2, 4, 'nightWall'),
    shadeBlock(168, 88, 5.6, 49.6, 'nightWall'),
    shape('M113 88L128 58H166L181 88Z', 'roof'),
    shade('M162 58.4H166L180.4 87.6H171.4Z', 'roof'),
    {
      kind: 'path',
      d: 'M128 68h12M146 66h12M122 78h12M140 77h12M158 79h10',
      stroke: { colour: 'scene', weight: 0.5 },
    },
    shape('M127 138V108H142V138Z', 'wood'),
    stripe(134.5, 109, 134.5, 137, 0.4),
    { kind: 'circle', x: 139, y: 124, radius: 1, fill: 'glow' },
    block(124, 136, 21, 3, 'stone'),
    block(147, 119, 22, 3, 'stone'),
    block(149, 102, 18, 18, 'glow'),
    stripe(158, 102, 158, 120, 0.6),
    stripe(149, 111, 167, 111, 0.6),
    shape('M126 138H143C147 150 170 164 186 172V190C160 178 136 160 126 138Z', 'nightWall'),
    ...[6, 32, 58, 88, 112].map((x) =>
      shade(
        `M${x - 1} 136C${x + 1} 134.6 ${x + 9} 134.6 ${x + 12} 136C${x + 9} 138 ${x + 1} 138 ${x - 1} 136Z`,
        'nightGrass',
      ),
    ),
    ...light,
    ...fence,
    water,
    // Below the bank that the light comes over.
    shade(
      'M4.4 212C4 199 22 191.4 42 192.4C58 193.4 84 189.4 108 192.4C126 193.2 138 198 141.6 204C134 198 122 196 108 195.6C84 193 58 197 42 196C26 195.4 10 200 4.4 212Z',
      'water',
    ),
    shade('M20 215C22 222 44 226 62 216C66 219 60 226 46 226C32 226 20 221 20 215Z', 'water'),
    stripe(52, 198, 60, 198, 0.4),
    stripe(34, 227, 46, 227, 0.4),
    stripe(108, 199, 118, 199, 0.4),
    shape(
      'M20 213C20 207 30 204 42 204C54 204 63 207 63 213C63 219 54 222 42 222C36 222 30 221 26 219L38 213L22 217C20.6 216 20 214.4 20 213Z',
      'leaf',
    ),
    ...reeds,
    ...stump,
    ...flowers('nightWall', [30, 180], [10, 186], [66, 160], [60, 146]),
    ...tufts([80, 152], [176, 214], [64, 184], [134, 229], [106, 156], [6, 224], [15, 229], [24, 231]),
  ],
  stands: {
    dak: { x: 130, y: 60, width: 34, size: 1 },
    stronk: { x: 106, y: 173, width: 51, size: 1 },
    lelieblad: { x: 22, y: 217, width: 40, size: 1 },
    vloer: { x: 0, y: 212, width: 186, size: 1 },
  },
  fronts: { hek: fence, stronk: stump, golf: ripple(59, 214.5, 62, 12.4), golfje: ripple(120, 203.5, 20) },
};
