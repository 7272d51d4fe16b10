/** A house without its front, as a doll's house: two rooms above, one below, and the garden beside it. */
import { type Backdrop, behindAll, block, downFrom, shape, stripe, tufts } from './backdrop.ts';

const table = [
  block(20, 190, 4.5, 31, 'wood', 1),
  block(88, 190, 4.5, 31, 'wood', 1),
  shape(
    'M15 182H97L99 199C94 196 90 196 86 199C80 196 76 196 72 199C66 196 62 196 57 199C52 196 47 196 42 199C37 196 32 196 28 199C22 196 18 196 13 199Z',
    'redSoft',
  ),
  block(13, 179, 86, 4.5, 'wood', 1.5),
];

const curtain = shape('M13 71H36C35 90 31 104 18 114C20 122 19 130 18 136H13Z', 'redSoft');

export const openHouse: Backdrop = {
  things: ['huis', 'dak', 'tafel', 'kleed', 'gordijn', 'schoorsteen', 'muur'],
  grounds: ['lucht', 'gras', 'kamer', 'zolder', 'vloer'],
  marks: [
    behindAll('sky'),
    downFrom('M0 224C60 220 130 226 186 220', 'grass'),
    block(108, 14, 13, 48, 'redSoft'),
    shape('M2 68L72 6L144 68Z', 'redSoft'),
    shape('M26 64L72 23L120 64Z', 'cream'),
    block(8, 64, 132, 164, 'wood'),
    block(11, 68, 65, 70, 'purpleSoft'),
    block(80, 68, 57, 70, 'blueSoft'),
    block(11, 143, 126, 81, 'yellowSoft'),
    stripe(11, 131, 76, 131, 0.4),
    stripe(80, 131, 137, 131, 0.4),
    stripe(11, 214, 137, 214, 0.4),
    ...table,
    stripe(12, 71, 40, 71, 1.2),
    curtain,
    ...tufts([150, 229], [176, 228]),
  ],
  stands: {
    zolder: { x: 46, y: 62, width: 52, size: 1 },
    slaapkamer: { x: 12, y: 136, width: 62, size: 1 },
    badkamer: { x: 81, y: 136, width: 54, size: 1 },
    tafel: { x: 17, y: 180, width: 78, size: 1 },
    kamer: { x: 12, y: 221, width: 124, size: 1 },
    tuin: { x: 0, y: 229, width: 186, size: 1 },
  },
  fronts: { tafel: table, gordijn: [curtain] },
};
