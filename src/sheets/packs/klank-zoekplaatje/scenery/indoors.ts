/** Backdrops with a roof over them. */
import { type Backdrop, behindAll, block, downFrom, shape, stripe, tufts } from './backdrop.ts';

/** A room with a window on the meadow, a table and a shelf. */
export const room: Backdrop = {
  things: ['tafel', 'raam', 'plank', 'vensterbank'],
  grounds: ['muur', 'vloer', 'lucht', 'weiland'],
  marks: [
    behindAll('cream'),
    downFrom('M0 172H186', 'earth'),
    stripe(0, 168, 186, 168),
    stripe(0, 196, 186, 196, 0.3),
    stripe(0, 218, 186, 218, 0.3),
    stripe(40, 172, 34, 196, 0.3),
    stripe(120, 172, 124, 196, 0.3),
    stripe(76, 196, 72, 218, 0.3),
    stripe(150, 196, 156, 218, 0.3),
    block(104, 14, 70, 66, 'wood', 2),
    block(108, 18, 62, 58, 'sky'),
    shape('M108 58C124 52 150 56 170 51V76H108Z', 'grass'),
    block(100, 78, 78, 5, 'wood', 1.5),
    block(8, 76, 76, 4, 'wood', 1),
    block(16, 80, 3, 8, 'wood'),
    block(73, 80, 3, 8, 'wood'),
    block(18, 138, 5, 62, 'wood', 1),
    block(108, 138, 5, 62, 'wood', 1),
    block(8, 132, 114, 6.5, 'wood', 2),
  ],
};

/** A house without its front, as a doll's house: two rooms above, one below, and the garden beside it. */
export const openHouse: Backdrop = {
  things: ['huis', 'dak', 'tafel', 'schoorsteen', 'muur'],
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
    block(24, 193, 4, 28, 'wood', 1),
    block(82, 193, 4, 28, 'wood', 1),
    block(18, 188, 74, 5.5, 'wood', 1.5),
    ...tufts([150, 234], [176, 232], [22, 235], [90, 235]),
  ],
};
