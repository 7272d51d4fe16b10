/** The order in which the parts of a figure are pasted on each other. */
import type { Side } from './expression.ts';
import type { Piece } from './paper.ts';
import { type Hand, type Joints, type LimbJoints, type Posture, seenAside } from './pose.ts';

interface Parts {
  /** A tail, wings, hair that hangs. */
  readonly behind: readonly Piece[];
  arm(joints: LimbJoints, hand?: Hand): readonly Piece[];
  leg(joints: LimbJoints, side: Side): readonly Piece[];
  readonly body: readonly Piece[];
  /** What an arm never lies over. */
  readonly before?: readonly Piece[];
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
  const leftBefore = posture.armsBefore || aside;
  return [
    ...behind,
    ...(posture.armsBefore ? [] : right),
    ...(leftBefore ? [] : left),
    ...leg(legs.left, aside ? 1 : -1),
    ...leg(legs.right, 1),
    ...body,
    ...(leftBefore ? left : []),
    ...(posture.armsBefore ? right : []),
    ...before,
  ];
}
