/** The night, with a pond in the grass and a leaf to sit on. */
import { drawPlace } from '../../../places/index.ts';
import { type Backdrop, sceneHeight, sceneWidth, shape, stripe } from './backdrop.ts';

export function drawPond(child: number): Backdrop {
  const night = drawPlace('nacht', { x: 0, y: 0, width: sceneWidth, height: sceneHeight }, child);
  return {
    ...night,
    things: [...night.things, 'vijver', 'water', 'lelieblad', 'blad'],
    marks: [
      ...night.marks,
      shape(
        'M6 208C6 196 22 191 40 193C56 195 70 191 80 198C90 206 88 219 74 224C58 229 30 229 16 224C8 221 6 214 6 208Z',
        'water',
      ),
      shape(
        'M24 213C24 207 32 204 42 204C52 204 60 207 60 213C60 219 52 222 42 222C32 222 24 219 24 213Z',
        'leaf',
      ),
      stripe(14, 203, 22, 203, 0.4),
      stripe(66, 203, 76, 203, 0.4),
      stripe(66, 216, 78, 216, 0.4),
    ],
    stands: { ...night.stands, lelieblad: { x: 24, y: 216, width: 36, size: 1 } },
  };
}
