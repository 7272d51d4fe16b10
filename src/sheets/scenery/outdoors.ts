/** Backdrops under the open sky. */
import { type Backdrop, behindAll, block, downFrom, edge, shape, stripe, tufts } from './backdrop.ts';

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
    ...tufts([18, 178], [58, 216], [132, 224], [176, 160], [30, 152], [64, 146]),
  ],
};

/** A garden with a washing line. */
export const garden: Backdrop = {
  things: ['waslijn', 'lijn', 'paal', 'heg', 'haag'],
  grounds: ['lucht', 'gras', 'tuin'],
  marks: [
    behindAll('sky'),
    shape(
      'M0 112V92C8 84 16 90 22 87C32 82 40 90 50 87C60 83 70 90 80 87C92 83 100 90 112 87C122 83 132 90 142 87C152 83 162 90 172 86C178 84 183 87 186 89V112Z',
      'hill',
    ),
    downFrom('M0 110C60 102 130 112 186 106', 'grass'),
    block(24, 44, 4, 96, 'wood', 1.5),
    block(146, 44, 4, 92, 'wood', 1.5),
    { kind: 'path', d: 'M26 50C60 57 114 57 148 50', stroke: { ...edge, weight: 0.9 } },
    ...tufts([12, 150], [64, 158], [120, 148], [30, 226], [84, 206], [134, 232], [172, 196]),
  ],
};

/** A meadow to camp in, with a sandy path. */
export const camp: Backdrop = {
  things: [],
  grounds: ['lucht', 'gras', 'heuvel', 'pad', 'zand'],
  marks: [
    behindAll('sky'),
    downFrom('M0 112C34 86 70 88 104 108C134 92 164 90 186 102', 'hill'),
    downFrom('M0 132C60 118 126 136 186 124', 'grass'),
    shape(
      'M112 128.500C104 150 142 160 124 184C110 204 76 206 70 240H116C118 218 148 208 154 188C160 162 118 154 122 128.800Z',
      'earth',
    ),
    ...tufts([16, 160], [44, 170], [160, 152], [170, 214], [20, 232], [90, 146]),
  ],
};

/** A market: cloths in the grass with all kinds of things on them. */
export const market: Backdrop = {
  things: ['kleed', 'deken', 'doek', 'paal', 'touw'],
  grounds: ['hemel', 'gras', 'weide', 'markt'],
  marks: [
    behindAll('sky'),
    downFrom('M0 92C50 80 130 96 186 84', 'grass'),
    shape('M10 132L84 128L92 168L4 172Z', 'yellowSoft'),
    shape('M104 124L176 128L182 164L98 164Z', 'purpleSoft'),
    shape('M16 196L96 192L104 230L8 232Z', 'blueSoft'),
    ...tufts([96, 112], [12, 112], [172, 114], [96, 182], [176, 182], [118, 232], [10, 186]),
  ],
};
