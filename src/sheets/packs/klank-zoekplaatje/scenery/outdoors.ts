/** Backdrops under the open sky. */
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

/** Hills at dusk, a cloth in the grass. */
export const night: Backdrop = {
  things: ['kleed', 'deken', 'picknickkleed'],
  grounds: ['lucht', 'gras', 'heuvel'],
  marks: [
    behindAll('dusk'),
    downFrom('M0 104C30 84 66 82 98 100C126 114 160 106 186 90', 'hill'),
    downFrom('M0 134C50 120 120 138 186 122', 'grass'),
    shape('M80 168L150 162L168 198L90 206Z', 'redSoft'),
    stripe(98, 166.5, 112, 203.8),
    stripe(124, 164.3, 140, 201),
    ...tufts([14, 152], [96, 150], [14, 204], [176, 186], [60, 190], [120, 150]),
  ],
};

/** A garden with a washing line and a bed to grow things in. */
export const garden: Backdrop = {
  things: ['waslijn', 'lijn', 'paal', 'moestuin', 'aarde'],
  grounds: ['lucht', 'gras', 'tuin', 'heuvel'],
  marks: [
    behindAll('sky'),
    downFrom('M0 104C36 88 72 94 104 106C134 92 164 94 186 102', 'hill'),
    downFrom('M0 116C60 108 130 118 186 112', 'grass'),
    shape('M0 198L84 192L76 240H6Q0 240 0 234Z', 'earth'),
    stripe(0, 212, 82, 206),
    stripe(0, 226, 79, 221),
    block(12, 48, 4, 98, 'wood', 1.5),
    block(124, 48, 4, 94, 'wood', 1.5),
    { kind: 'path', d: 'M14 54C44 62 92 62 126 54', stroke: { ...edge, weight: 0.9 } },
    ...tufts([64, 158], [118, 168], [116, 208], [178, 180], [178, 236], [110, 190]),
  ],
};

/** A meadow to camp in, with a sandy path. */
export const camp: Backdrop = {
  things: ['kleed', 'deken', 'picknickkleed'],
  grounds: ['lucht', 'gras', 'heuvel', 'pad', 'zand'],
  marks: [
    behindAll('sky'),
    downFrom('M0 112C34 86 70 88 104 108C134 92 164 90 186 102', 'hill'),
    downFrom('M0 132C60 118 126 136 186 124', 'grass'),
    shape(
      'M112 128.500C104 150 142 160 124 184C110 204 76 206 70 240H116C118 218 148 208 154 188C160 162 118 154 122 128.800Z',
      'earth',
    ),
    shape('M76 180L134 174L142 206L66 212Z', 'yellowSoft'),
    ...tufts([14, 196], [60, 150], [176, 158], [176, 196], [112, 160], [86, 158]),
  ],
};

/** The awning of the stall: stripes that hang over its edge. */
const awning: SceneMark[] = Array.from({ length: 7 }, (_, index) => {
  const x = 6 + index * 11;
  return shape(`M${x} 66H${x + 11}V80C${x + 11} 87 ${x} 87 ${x} 80Z`, index % 2 === 0 ? 'redSoft' : 'paper');
});

/** A market: a stall, and cloths in the grass with all kinds of things on them. */
export const market: Backdrop = {
  things: ['kleed', 'deken', 'doek', 'paal', 'kraam', 'tafel', 'dak'],
  grounds: ['hemel', 'gras', 'weide', 'markt'],
  marks: [
    behindAll('sky'),
    downFrom('M0 92C50 80 130 96 186 80', 'grass'),
    block(9, 70, 3.5, 74, 'wood'),
    block(76, 70, 3.5, 74, 'wood'),
    block(12.5, 86, 63.5, 32, 'cream'),
    ...awning,
    block(4, 117, 80, 6, 'wood', 1.5),
    block(8, 123, 72, 18, 'yellowSoft'),
    shape('M98 136L178 140L184 176L92 172Z', 'purpleSoft'),
    shape('M14 198L92 196L100 234L6 236Z', 'blueSoft'),
    ...tufts([100, 112], [172, 118], [72, 166], [14, 190], [120, 194], [112, 184], [178, 190]),
  ],
};
