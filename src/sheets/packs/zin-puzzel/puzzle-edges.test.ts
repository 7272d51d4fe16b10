import { describe, expect, it } from 'vitest';
import {
  allTeeth,
  dealJoints,
  fits,
  isSameJoint,
  type Joint,
  outlineOf,
  type Piece,
  piecesOf,
  shapes,
  turnJoint,
  turnPiece,
} from './puzzle-edges.ts';

const every: Joint[] = shapes.flatMap((shape) => allTeeth.map((teeth) => ({ teeth, shape })));

/** How far the edge sticks out at a height, read off its outline. */
function standsOut(joint: Joint, at: number): number {
  const points = outlineOf(joint, 42, 6);
  const next = points.findIndex(([, y]) => y >= at);
  const [[x1, y1], [x2, y2]] = [points[Math.max(0, next - 1)], points[next]] as [
    [number, number],
    [number, number],
  ];
  return y2 === y1 ? x2 : x1 + ((x2 - x1) * (at - y1)) / (y2 - y1);
}
const heights = Array.from({ length: 106 }, (_, index) => index * 0.4);
const differsBy = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((x, at) => Math.abs(x - (other[at] ?? 0))));
const profileOf = (joint: Joint): number[] => heights.map((at) => standsOut(joint, at));

describe('joints', () => {
  it('are fourteen arrangements of teeth in each shape, none another one upside down', () => {
    expect(allTeeth).toHaveLength(14);
    every.forEach((joint, index) => {
      for (const other of every.slice(index + 1)) {
        expect(isSameJoint(joint, other)).toBe(false);
        expect(isSameJoint(turnJoint(joint), other)).toBe(false);
      }
    });
  });

  it('differ by a whole tooth within a shape, and so that you see it between shapes', () => {
    const profiles = every.map(profileOf);
    every.forEach((joint, index) => {
      for (const [after, other] of every.slice(index + 1).entries())
        expect(differsBy(profiles[index] ?? [], profiles[index + 1 + after] ?? [])).toBeGreaterThan(
          joint.shape === other.shape ? 5.5 : 1.5,
        );
    });
  });

  it('have an outline that begins and ends straight and never goes back up', () => {
    for (const joint of every) {
      const points = outlineOf(joint, 42, 6);
      expect([points[0], points.at(-1)]).toEqual([
        [0, 0],
        [0, 42],
      ]);
      for (const [index, [x, y]] of points.slice(1).entries()) {
        expect(y).toBeGreaterThan(points[index]?.[1] ?? 0);
        expect(Math.abs(x)).toBeLessThanOrEqual(6);
      }
    }
  });

  it('turned twice are themselves', () => {
    for (const joint of every) expect(turnJoint(turnJoint(joint))).toEqual(joint);
  });
});

/** Every order in which the pieces make one strip, each also upside down. */
function strips(pieces: readonly Piece[]): number[][] {
  const grow = (order: number[], last: Piece | undefined): number[][] => {
    if (order.length === pieces.length) return [order];
    return pieces.flatMap((piece, index) => {
      if (order.includes(index)) return [];
      return [piece, turnPiece(piece)].flatMap((laid) =>
        !last || fits(last, laid) ? grow([...order, index], laid) : [],
      );
    });
  };
  return grow([], undefined);
}

describe('strips', () => {
  const dealt = dealJoints([3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4], 'zin-puzzel') ?? [];

  it('fit in one order only, read from either side of the table', () => {
    expect(dealt).toHaveLength(16);
    for (const joints of dealt) {
      const order = piecesOf(joints).map((_, index) => index);
      expect(strips(piecesOf(joints))).toEqual([order, order.toReversed()]);
    }
  });

  /** Pieces that can be laid against each other and should not. */
  const wrongFits = (pieces: readonly Piece[]): string[] =>
    pieces.flatMap((piece, index) =>
      pieces.flatMap((other, at) =>
        at === index
          ? []
          : [
              ...(at !== index + 1 && fits(piece, other) ? [`${index} ${at}`] : []),
              ...(fits(piece, turnPiece(other)) ? [`${index} ${at} upside down`] : []),
            ],
      ),
    );

  it('have no piece that fits another one than its neighbour, not even for a while', () => {
    for (const joints of dealt) expect(wrongFits(piecesOf(joints))).toEqual([]);
    const [one, other] = dealt[1] as [Joint, Joint];
    expect(wrongFits(piecesOf([one, other, one]))).toContain('0 3');
    expect(wrongFits(piecesOf([one, other, turnJoint(one)]))).toContain('0 2 upside down');
  });

  it('fit no other strip of the set', () => {
    const pieces = dealt.flatMap((joints, strip) => piecesOf(joints).map((piece) => ({ piece, strip })));
    for (const { piece, strip } of pieces)
      for (const other of pieces)
        if (other.strip !== strip)
          for (const laid of [other.piece, turnPiece(other.piece)]) expect(fits(piece, laid)).toBe(false);
  });

  it('come out the same each time, and not at all when there are too many', () => {
    expect(dealJoints([3, 4], 'a')).toEqual(dealJoints([3, 4], 'a'));
    expect(
      dealJoints(
        Array.from({ length: 15 }, () => 4),
        'a',
      ),
    ).toBeUndefined();
  });
});
