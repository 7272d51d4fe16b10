/** The living room as it is every day: a sofa, a window, a picture on the wall. */
import { livingRoom } from '../../sheets/places/indoors.ts';
import { type Plate, siteOf } from './plate.ts';

export function drawLivingRoom(): Plate {
  const { scraps, stands } = livingRoom.draw(siteOf(livingRoom));
  const shelf = stands.plank ?? stands.vloer;
  return {
    soil: 'earth',
    scraps,
    things: {
      schilderij: { x: 224, y: 126, size: 0.9, on: 'air' },
      klok: { x: 142, y: 84, size: 0.62, on: 'air' },
      vaas: { x: 408, y: shelf.y, size: 0.9, on: 'air' },
      telefoon: { x: 268, y: 172, size: 0.6, on: 'air' },
      sleutel: { x: 299, y: 218, before: 263, size: 0.75, on: 'air' },
      bezem: { x: 180, y: 226, size: 1.1, on: 'air' },
      doos: { x: 40, y: 276, size: 1 },
      thee: { x: 60, y: 124, on: 'air' },
    },
    who: [
      { x: 100, y: 258, size: 0.92 },
      { x: 334, y: 262, size: 0.95, flip: true },
      { x: 300, y: 260, size: 0.9, flip: true },
    ],
  };
}
