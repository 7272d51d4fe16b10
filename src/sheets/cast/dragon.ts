/** A friendly dragon: large, round, with wings too small to fly. */
import { cream, drop, eye, footAt, ink, mouth, type Side, sides } from './expression.ts';
import {
  cut,
  disc,
  draw,
  endOf,
  type Frame,
  frameAt,
  type Piece,
  reach,
  ribbon,
  shifted,
  stretched,
  strip,
  trace,
} from './paper.ts';
import { paste } from './paste.ts';
import {
  type Build,
  findJoints,
  type Hand,
  type LimbJoints,
  type Mood,
  type Posture,
  seenAside,
} from './pose.ts';

const build: Build = {
  thigh: 13,
  shin: 11,
  torso: 55,
  upperArm: 20,
  forearm: 18,
  shoulders: 19,
  hips: 15,
  head: 30,
  neck: 22,
};
const scales = '#56a050';
const edge = { edge: '#2f7038', weight: 0.9 };
const belly = '#fbe9b4';
const muzzleGreen = '#b9dca0';
const fin = '#f9b94a';

function drawArm({ from, bend, end, turn }: LimbJoints, hand?: Hand): Piece[] {
  const palm = reach(end, turn, 2.5);
  const fingers =
    hand === 'points'
      ? [cut(strip([palm, reach(palm, turn, 16)], [6.8, 4.8]), scales)]
      : [-38, 0, 38].map((aside) =>
          cut(strip([palm, reach(palm, turn + aside, 10.5)], [5.6, 3.8]), scales, edge),
        );
  return [
    ...fingers,
    cut(strip([from, bend, end], [13, 11, 9.4]), scales, edge),
    cut(disc(frameAt(palm), [0, 0], [6.4, 6.4], { sides: 8 }), scales),
  ];
}

function drawLeg({ from, bend, end, turn }: LimbJoints, side: Side): Piece[] {
  const foot = footAt(end, turn, side);
  return [
    cut(strip([from, bend, end], [25, 20, 15.5]), scales, edge),
    cut(trace(foot, '-9 -5 4 -6.5 13 -2 16.5 3.5 16 8 -9.5 8'), scales, edge),
    cut(trace(foot, '6 8 7 3.6 10.4 4.6 11 8'), cream, { soft: 0.24 }),
    cut(trace(foot, '11.6 8 12.4 4 15.6 4.8 16.4 8'), cream, { soft: 0.24 }),
  ];
}

const still = '-6 -4 -38 16 -60 14 -68 -8';
const tails: Readonly<Record<Mood, string>> = {
  kalm: still,
  praat: still,
  geniet: still,
  bang: '-6 -4 -36 18 -56 27 -68 27',
  blij: '-6 -4 -40 14 -62 2 -60 -26',
  verdrietig: '-6 -4 -36 18 -56 27 -68 27',
};

function drawTail(body: Frame, { wind, mood }: Posture): Piece[] {
  const line = trace(body, wind > 0 ? '-8 -10 -34 -8 -54 -18 -70 -12' : tails[mood]);
  const [last, tip] = endOf(line);
  const turn = (Math.atan2(tip[0] - last[0], tip[1] - last[1]) * 180) / Math.PI;
  const arrow = frameAt(reach(tip, turn, -3), -turn);
  return [
    cut(trace(arrow, '-10 1 0 4 10 1 7 9 0 18 -7 9'), fin, { soft: 0.14 }),
    cut(ribbon(line, [28, 19, 11, 5]), scales, edge),
  ];
}

function drawWing(body: Frame, side: Side, { mood, wind }: Posture): Piece {
  const raise = mood === 'blij' ? 14 : mood === 'verdrietig' ? -24 : 0;
  /** A wing turns about where it grows. */
  const wing: Frame = (x, y) => body(side * x - wind * 4, y - wind * 4 - (raise * Math.max(0, x - 10)) / 48);
  return cut(trace(wing, '10 -44 30 -70 58 -76 51 -62 58 -48 45 -46 43 -32 30 -35 12 -25'), fin, {
    soft: 0.16,
  });
}

function drawHead(head: Frame, { look, mood, sink }: Posture): Piece[] {
  const aside = look * 0.24;
  const down = sink * 0.3;
  const sad = mood === 'verdrietig';
  const skull: Frame = (x, y) => head(x + aside * Math.max(0, y), y);
  const muzzle = shifted(head, aside * 0.9, down);
  return [
    ...sides.flatMap((side) => {
      const half = stretched(head, side, 1);
      const ear = shifted(half, 0, sad ? 0.3 : 0);
      return [
        cut(trace(half, '0.36 -0.66 0.5 -1.1 0.8 -1.32 0.8 -1 0.74 -0.56'), cream, { soft: 0.24 }),
        cut([...trace(half, '0.84 0.12 0.78 -0.36'), ...trace(ear, '1.36 -0.62 1.2 -0.28 1.34 -0.06')], fin, {
          soft: 0.16,
        }),
      ];
    }),
    cut(trace(shifted(head, -aside * 0.4), '-0.16 -0.74 0 -1.12 0.18 -0.74'), fin, { soft: 0.14 }),
    cut(
      trace(
        skull,
        '-0.5 -0.78 0.04 -0.86 0.54 -0.76 0.86 -0.36 0.92 0.1 0.98 0.42 0.78 0.78 0.26 0.96 -0.28 0.95 -0.78 0.76 -0.98 0.4 -0.9 0.06 -0.84 -0.38',
      ),
      scales,
      { ...edge, soft: 0.3 },
    ),
    cut(
      trace(muzzle, '-0.62 0.24 0.02 0.14 0.64 0.24 0.8 0.52 0.58 0.8 0 0.9 -0.56 0.8 -0.78 0.52'),
      muzzleGreen,
      {
        soft: 0.3,
      },
    ),
    ...sides.flatMap((side) => [
      cut(disc(muzzle, [side * 0.17 + aside * 0.3, 0.3], [0.06, 0.05], { sides: 7 }), ink),
      cut(disc(head, [side * 0.4 + aside, -0.17 + down], [0.28, 0.31], { sides: 9 }), cream),
      ...eye(head, [side * 0.4 + aside * 1.2, -0.12 + down], 0.115, mood, side),
    ]),
    ...mouth(muzzle, [aside * 0.25, 0.56], mood === 'blij' ? 0.29 : 0.26, mood),
    ...(sad ? [drop(head, [0.7 + aside, 0.36 + down], 0.15)] : []),
  ];
}

export function drawDragon(posture: Posture): Piece[] {
  const joints = findJoints(build, { ...posture, lean: posture.lean * 0.7 });
  const { torso, head } = joints;
  const body = stretched(torso, 0.72 + 0.28 * posture.breadth, 1);
  const front = shifted(body, posture.look * 4);
  const wings = seenAside(posture) ? ([-1] as const) : sides;
  return paste(posture, joints, {
    behind: [...wings.map((side) => drawWing(torso, side, posture)), ...drawTail(torso, posture)],
    arm: drawArm,
    leg: drawLeg,
    body: [
      cut(trace(body, '-13 -60 13 -60 21 -47 27 -25 29 -6 22 9 0 12 -22 9 -29 -6 -27 -25 -21 -47'), scales, {
        soft: 0.3,
      }),
      cut(
        trace(front, '-11 -52 0 -53 11 -52 16 -38 19 -20 19.5 -4 14 6 0 8 -14 6 -19.5 -4 -19 -20 -16 -38'),
        belly,
      ),
      ...['-15 -38 0 -36.5 15 -38', '-18.5 -22 0 -20.5 18.5 -22', '-19 -6 0 -4.5 19 -6'].map((line) =>
        draw(trace(front, line), '#cfa443', 1.6),
      ),
    ],
    before: drawHead(stretched(head, build.head), posture),
  });
}
