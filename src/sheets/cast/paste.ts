/** The order in which the parts of a figure are pasted on each other. */
import type { Side } from './expression.ts';
import { cut, type Piece, type Point, reach, strip } from './paper.ts';
import { type Hand, type Joints, type LimbJoints, type Posture, seenAside } from './pose.ts';

const steel = '#8b95a3';
const bite = '#f6c1cf';

interface Parts {
  /** A tail, wings, hair that hangs. */
  readonly behind: readonly Piece[];
  arm(joints: LimbJoints, hand?: Hand): readonly Piece[];
  leg(joints: LimbJoints, side: Side): readonly Piece[];
  readonly body: readonly Piece[];
  /** What an arm never lies over. */
  readonly before?: readonly Piece[];
}

/** Through the hand, and up to before the mouth, with its tines in sight under the bite; the hand goes around it. */
function drawFork({ end, turn }: LimbJoints): Piece[] {
  const along = turn + 74;
  const hand = reach(end, turn, 2.2);
  const at = (far: number, aside = 0): Point => reach(reach(hand, along, far), along + 90, aside);
  const tine = (aside: number): Piece =>
    cut(strip([at(10, aside), at(17, aside)], [1.3, 1.3]), steel, { soft: 0.2 });
  return [
    cut(strip([at(-10), at(8)], [2.6, 2.6]), steel, { soft: 0.2 }),
    cut([at(7, -1.4), at(9, -3.4), at(11.4, -3.6), at(11.4, 3.6), at(9, 3.4), at(7, 1.4)], steel, {
      soft: 0.2,
    }),
    ...[-2.7, 0, 2.7].map(tine),
    cut([at(14, -4), at(20, -3.6), at(20, 3.8), at(14, 3.8)], bite, { soft: 0.22 }),
  ];
}

/** From the front both arms are behind the body; from aside the left one lies over it, and both feet go the same way. */
export function paste(
  posture: Posture,
  { arms, legs }: Joints,
  { behind, arm, leg, body, before = [] }: Parts,
): Piece[] {
  const aside = seenAside(posture);
  const left = arm(arms.left);
  const right = arm(arms.right, posture.hand);
  const eats = posture.hand === 'eats';
  const rightBefore = posture.armsBefore || eats;
  const leftBefore = posture.armsBefore || aside;
  return [
    ...behind,
    ...(rightBefore ? [] : right),
    ...(leftBefore ? [] : left),
    ...leg(legs.left, aside ? 1 : -1),
    ...leg(legs.right, 1),
    ...body,
    ...(leftBefore ? left : []),
    ...(eats ? drawFork(arms.right) : []),
    ...(rightBefore ? right : []),
    ...before,
  ];
}
