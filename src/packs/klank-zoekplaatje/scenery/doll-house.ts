/** A house without its front, as a doll's house: two rooms above, one below, and the garden beside it. */
import { type Backdrop, behindAll, block, downFrom, shape, stripe, tufts } from './backdrop.ts';

const table = [
  block(18, 190, 4.5, 32, 'wood', 1),
  block(72, 190, 4.5, 32, 'wood', 1),
  shape(
    'M14 184H80L82 198C78 195 74 195 70 198C65 195 61 195 57 198C52 195 48 195 44 198C39 195 35 195 31 198C27 195 23 195 19 198C17 196 15 196 12 198Z',
    'redSoft',
  ),
  block(12, 181, 70, 4, 'wood', 1.5),
];

export const openHouse: Backdrop = {
  things: ['huis', 'dak', 'tafel', 'kleed', 'lamp', 'mat', 'schoorsteen', 'muur', 'draad'],
  grounds: ['lucht', 'gras', 'kamer', 'zolder', 'vloer'],
  marks: [
    behindAll('sky'),
    downFrom('M0 222C60 218 130 224 186 218', 'grass'),
    block(106, 14, 13, 40, 'brick'),
    shape('M2 68L72 6L146 68Z', 'roof'),
    shape('M24 65L72 23L122 65Z', 'cream'),
    block(8, 65, 132, 163, 'wood'),
    block(11, 69, 65, 70, 'purpleSoft'),
    block(80, 69, 57, 70, 'blueSoft'),
    block(11, 143, 126, 81, 'yellowSoft'),
    block(11, 130, 65, 9, 'earth'),
    block(80, 130, 57, 9, 'paper'),
    block(11, 211, 126, 13, 'earth'),
    stripe(60, 34, 60, 44, 0.4),
    stripe(93, 143.5, 93, 150, 0.8),
    shape('M90 159C90 163 96 163 96 159Z', 'glow'),
    shape('M90 150H96L103 160H83Z', 'brick'),
    ...table,
    ...tufts([150, 229], [144, 224]),
  ],
  stands: {
    zolder: { x: 46, y: 64, width: 52, size: 1 },
    slaapkamer: { x: 12, y: 137, width: 62, size: 1 },
    badkamer: { x: 81, y: 137, width: 54, size: 1 },
    tafel: { x: 14, y: 182.5, width: 66, size: 1 },
    kamer: { x: 12, y: 221, width: 124, size: 1 },
    tuin: { x: 0, y: 229, width: 186, size: 1 },
  },
  fronts: { tafel: table },
};
