/** The wood, with a cloth spread on the grass to have a picnic on. */
import { drawPlace } from '../../../sheets/places/index.ts';
import { type Backdrop, sceneHeight, sceneWidth, shape, stripe } from './backdrop.ts';

/** Its corners, seen from aside: far left, far right, near right, near left. */
const cloth = { top: 172, foot: 214, far: [44, 112], near: [30, 122] } as const;

/** Where a line over the cloth lies, `share` of the way from its left side to its right. */
const across = ([left, right]: readonly [number, number], share: number): number =>
  left + (right - left) * share;

export function drawPicnic(child: number): Backdrop {
  const { top, foot, far, near } = cloth;
  const wood = drawPlace('bos', { x: 0, y: 0, width: sceneWidth, height: sceneHeight }, child);
  return {
    ...wood,
    things: [...wood.things, 'kleed', 'deken', 'doek'],
    marks: [
      ...wood.marks,
      shape(`M${far[0]} ${top}L${far[1]} ${top + 2}L${near[1]} ${foot - 1}L${near[0]} ${foot}Z`, 'redSoft'),
      ...[0.2, 0.4, 0.6, 0.8].map((share) =>
        stripe(across(far, share), top + 1, across(near, share), foot - 0.8, 0.4),
      ),
      ...[0.3, 0.62].map((share) => {
        const y = top + (foot - top) * share;
        const left = far[0] + (near[0] - far[0]) * share;
        return stripe(left, y, far[1] + (near[1] - far[1]) * share, y, 0.4);
      }),
    ],
    stands: { ...wood.stands, kleed: { x: near[0], y: foot - 4, width: near[1] - near[0], size: 1 } },
  };
}
