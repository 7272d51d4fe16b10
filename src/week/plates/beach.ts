/** The beach after high water: the sea has left things on it. */
import { beach } from '../../sheets/places/beach.ts';
import { type Plate, siteOf } from './plate.ts';

export function drawBeach(): Plate {
  const site = siteOf(beach);
  const { scraps } = beach.draw(site);
  return {
    soil: 'sand',
    scraps,
    things: {
      boot: 'drawn',
      fles: { x: 216, y: site.seam + 30, size: 0.9 },
      krab: { x: 214, y: 274, size: 0.9 },
      schelp: { x: 352, y: 274, size: 0.8 },
      emmer: { x: 42, y: site.seam + 84, size: 0.72 },
      slipper: { x: 96, y: 276, size: 0.85 },
    },
    who: [
      { x: 146, y: 258, size: 0.92 },
      { x: 292, y: 252, size: 0.86, flip: true },
      { x: 220, y: 258, size: 0.9 },
    ],
  };
}
