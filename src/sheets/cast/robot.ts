/** A robot of boxes and hoses; it is glad and sad with its antenna too. */
import { cream, drop, eye, footAt, mouth, type Side, sides } from './expression.ts';
import {
  cut,
  disc,
  draw,
  type Frame,
  frameAt,
  type Piece,
  reach,
  shifted,
  stretched,
  strip,
  trace,
} from './paper.ts';
import { paste } from './paste.ts';
import { type Build, findJoints, type Hand, type LimbJoints, type Posture } from './pose.ts';

const build: Build = {
  thigh: 11,
  shin: 10,
  torso: 32,
  upperArm: 15,
  forearm: 14,
  shoulders: 17,
  hips: 9,
  head: 20,
  neck: 20.5,
};
const steel = '#9dbfd8';
const dark = '#3b5578';
const coral = '#ee7052';
const yellow = '#f5b83d';

const drawHose = ({ from, bend, end }: LimbJoints, width: number): Piece[] => [
  cut(strip([from, bend, end], [width, width, width]), steel),
  ...[from, bend, end].map((at) =>
    cut(disc(frameAt(at), [0, 0], [width * 0.62, width * 0.62], { sides: 8 }), dark),
  ),
];

function drawArm(arm: LimbJoints, does?: Hand): Piece[] {
  const hand = frameAt(reach(arm.end, arm.turn, 4), -arm.turn);
  const grip =
    does === 'points'
      ? [
          cut(trace(hand, '-2.4 -3 2.4 -3 2.1 13 -1.8 13'), coral, { soft: 0.2 }),
          cut(disc(hand, [0, 0], [5, 4.6], { sides: 8 }), coral),
        ]
      : sides.map((side) =>
          cut(trace(stretched(hand, side, 1), '0 -3 5 -2.2 6.6 3 4.2 8 2.2 6.6 3.2 3 1.4 1'), coral, {
            soft: 0.2,
          }),
        );
  return [...drawHose(arm, 6), ...grip];
}

const drawLeg = (leg: LimbJoints, side: Side): Piece[] => [
  ...drawHose(leg, 6.6),
  cut(trace(footAt(leg.end, leg.turn, side), '-6 -1.5 -3.5 -4.5 5 -4.5 10.5 0 11 5.5 -6.4 5.5'), coral, {
    soft: 0.18,
  }),
];

function drawAntenna(head: Frame, { mood, wind }: Posture): Piece[] {
  const line =
    wind > 0
      ? '0 -0.8 -0.05 -1.25 -0.5 -1.32'
      : mood === 'verdrietig'
        ? '0 -0.8 0.02 -1.36 0.7 -1.3 0.78 -1.06'
        : '0 -0.8 0 -1.2 0 -1.42';
  const points = trace(head, line);
  const tip = points.at(-1) ?? head(0, -1.42);
  return [draw(points, dark, 2.6), cut(disc(frameAt(tip), [0, 0], [4, 4], { sides: 8 }), yellow)];
}

function drawHead(head: Frame, posture: Posture): Piece[] {
  const { look, mood, sink } = posture;
  const aside = look * 0.16;
  const down = sink * 0.3;
  return [
    ...drawAntenna(head, posture),
    ...sides.map((side) =>
      cut(trace(stretched(head, side, 1), '0.95 -0.24 1.26 -0.18 1.26 0.32 0.95 0.36'), coral, { soft: 0.2 }),
    ),
    cut(trace(head, '-1.04 -0.78 -0.2 -0.86 1.02 -0.8 1.06 0 1.02 0.76 0.1 0.8 -1.06 0.76 -1.02 0'), steel, {
      edge: dark,
      weight: 0.8,
      soft: 0.16,
    }),
    cut(trace(shifted(head, aside * 0.7), '-0.8 -0.54 0.78 -0.58 0.82 0.54 -0.82 0.56'), cream, {
      soft: 0.14,
    }),
    ...sides.flatMap((side) => eye(head, [side * 0.38 + aside, -0.14 + down], 0.14, mood, side)),
    ...mouth(head, [aside * 1.1, 0.3 + down * 0.6], mood === 'blij' ? 0.26 : 0.22, mood),
    ...(mood === 'verdrietig' ? [drop(head, [0.6 + aside, 0.26 + down], 0.24)] : []),
  ];
}

export function drawRobot(posture: Posture): Piece[] {
  const joints = findJoints(build, posture);
  const { torso, head } = joints;
  const body = stretched(torso, 0.55 + 0.45 * posture.breadth, 1);
  const front = shifted(torso, posture.look * 3);
  return paste(posture, joints, {
    behind: [],
    arm: drawArm,
    leg: drawLeg,
    body: [
      cut(trace(torso, '-5 -37 5 -37 5 -29 -5 -29'), dark, { soft: 0.1 }),
      cut(trace(body, '-16.5 -33 0 -34 16.5 -33 17.5 -14 16.5 4 0 5 -16.5 4 -17.5 -16'), steel, {
        soft: 0.16,
      }),
      cut(trace(shifted(body, posture.look * 4), '-11 -28 11 -28 11 -9 -11 -9'), cream, { soft: 0.16 }),
      cut(
        trace(front, '0 -12.6 -5.6 -18.6 -5.4 -22.4 -2.7 -23.6 0 -21 2.7 -23.6 5.4 -22.4 5.6 -18.6'),
        '#d9482e',
        { soft: 0.28 },
      ),
      ...[yellow, cream, coral].map((fill, index) =>
        cut(disc(front, [(index - 1) * 7, -2.4], [2.4, 2.4], { sides: 8 }), fill),
      ),
    ],
    before: drawHead(stretched(head, build.head), posture),
  });
}
