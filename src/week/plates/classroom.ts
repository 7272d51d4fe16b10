/** The class before anybody else is there: a board, a table with chairs, a rug for the circle. */
import { classroom } from '../../sheets/places/indoors.ts';
import { type Plate, siteOf } from './plate.ts';

export function drawClassroom(): Plate {
  const { scraps, stands } = classroom.draw(siteOf(classroom));
  const { tafel = stands.vloer, plank = stands.vloer } = stands;
  return {
    soil: 'earth',
    scraps,
    things: {
      wereldbol: { x: 112, y: plank.y, size: 0.8, on: 'air' },
      doos: { x: 118, y: tafel.y, size: 0.8, on: 'air' },
      stoel: { x: 206, y: 214, size: 1 },
      tas: { x: 34, y: 272, size: 1 },
      bal: { x: 190, y: 276, size: 0.7 },
      prullenbak: { x: 414, y: 226, size: 0.85 },
    },
    who: [
      { x: 262, y: 266, size: 0.92 },
      { x: 344, y: 262, size: 0.95, flip: true },
      { x: 400, y: 266, size: 0.9, flip: true },
    ],
  };
}
