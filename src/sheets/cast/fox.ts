/** A fox on two legs, with a scarf. */
import { cream, drop, eye, footAt, ink, mouth, type Side, sides } from './expression.ts';
import {
  between,
  cut,
  disc,
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
import { type Build, findJoints, type Hand, type LimbJoints, type Posture } from './pose.ts';

const build: Build = {
  thigh: 8,
  shin: 7,
  torso: 22,
  upperArm: 10.5,
  forearm: 9.5,
  shoulders: 7.5,
  hips: 5.5,
  head: 18.5,
  neck: 15,
};
const fur = '#e8743b';
const edge = { edge: '#b04d1c', weight: 0.7 };
const sock = '#4a2b1d';
const scarf = '#3f8fce';

function drawArm({ from, bend, end, turn }: LimbJoints, hand?: Hand): Piece[] {
  const paw = reach(end, turn, 1.5);
  return [
    ...(hand === 'points' ? [cut(strip([paw, reach(paw, turn, 8.5)], [4.2, 3]), sock)] : []),
    cut(strip([from, bend, end], [7.4, 6.8, 6]), fur, edge),
    cut(strip([between(bend, end, 0.45), end], [7, 6.6]), sock),
    cut(disc(frameAt(paw), [0, 0], [4.1, 4.1], { sides: 8 }), sock),
  ];
}

const drawLeg = ({ from, bend, end, turn }: LimbJoints, side: Side): Piece[] => [
  cut(strip([from, bend, end], [9.4, 7.6, 6.4]), fur, edge),
  cut(strip([between(bend, end, 0.2), end], [7.8, 7.4]), sock),
  cut(trace(footAt(end, turn, side), '-4 -3.4 2.5 -3.6 8 -0.4 8.6 3 -4.2 3'), sock),
];

function drawTail(body: Frame, { wind, mood }: Posture): Piece[] {
  const kalm = '-22 2 -31 -13 -25 -29';
  const still = {
    kalm,
    praat: kalm,
    geniet: kalm,
    bang: '-18 8 -30 12 -40 11',
    blij: '-22 -5 -30 -24 -21 -40',
    verdrietig: '-18 8 -30 12 -40 11',
  };
  const spine = wind > 0 ? '-20 -11 -34 -5 -46 -10' : still[mood];
  const line = trace(body, `-4 -3 ${spine}`);
  const [last, tip] = endOf(line);
  return [
    cut(ribbon(line, [4, 14, 17, 3]), fur, edge),
    cut(ribbon([between(last, tip, 0.08), between(last, tip, 0.55), tip], [16.5, 12.6, 2.6], 2), cream, {
      soft: 0.2,
    }),
  ];
}

function drawEar(head: Frame, side: Side, droop: number): Piece[] {
  const place = stretched(head, side, 1);
  const [x, y] = [0.84 + droop * 0.34, -1.5 + droop * 0.46];
  return [
    cut([place(0.14, -0.62), place(x, y), place(0.95, -0.18)], fur, { ...edge, soft: 0.1 }),
    cut([place(0.36, -0.62), place(x * 0.95, y * 0.84), place(0.84, -0.34)], sock, { soft: 0.1 }),
  ];
}

function drawHead(head: Frame, { look, mood, sink }: Posture): Piece[] {
  const aside = look * 0.22;
  const down = sink * 0.4;
  const sad = mood === 'verdrietig';
  /** The cheeks stay where they are; the nose turns. */
  const turned: Frame = (x, y) => head(x + aside * (1 - Math.abs(x) / 1.2), y);
  const mask: Frame = (x, y) => turned(x, y + (y < 0.5 ? down : 0));
  const nose = shifted(head, aside * 1.25, down);
  return [
    ...sides.flatMap((side) => drawEar(head, side, sad ? 1 : 0)),
    cut(
      trace(
        turned,
        '-0.62 -0.72 0 -0.8 0.62 -0.72 0.92 -0.28 1.18 0.26 0.72 0.6 0.2 0.92 -0.2 0.92 -0.72 0.6 -1.18 0.26 -0.92 -0.28',
      ),
      fur,
      { soft: 0.2 },
    ),
    cut(
      trace(
        mask,
        '-1.13 0.27 -0.55 0.08 -0.2 0.2 0 0.36 0.2 0.2 0.55 0.08 1.13 0.27 0.7 0.58 0.2 0.9 -0.2 0.9 -0.7 0.58',
      ),
      cream,
      { soft: 0.16 },
    ),
    ...sides.flatMap((side) =>
      eye(head, [side * 0.4 * (1 - 0.14 * look) + aside, -0.12 + down], 0.145, mood, side),
    ),
    cut(trace(nose, '-0.2 0.24 0.2 0.24 0 0.48'), ink, { soft: 0.24 }),
    ...mouth(head, [aside * 1.15, 0.66 + down * 0.5], mood === 'blij' ? 0.26 : 0.2, mood),
    ...(sad ? [drop(head, [0.5 + aside, 0.34 + down], 0.15)] : []),
  ];
}

export function drawFox(posture: Posture): Piece[] {
  const joints = findJoints(build, posture);
  const { torso, head } = joints;
  const body = stretched(torso, 0.6 + 0.4 * posture.breadth, 1);
  const loose = posture.wind > 0 ? '-5 -24 -15 -26 -24 -22' : '-4.5 -22 -7 -14 -6.5 -7';
  return paste(posture, joints, {
    behind: drawTail(torso, posture),
    arm: drawArm,
    leg: drawLeg,
    body: [
      cut(trace(body, '-6 -24 6 -24 9.6 -14 12 -2 8 4.5 -8 4.5 -12 -2 -9.6 -14'), fur),
      cut(trace(shifted(body, posture.look * 2), '-4 -20 4 -20 7 -6 4.5 2.5 -4 2.5 -6 -6'), cream),
      cut(strip(trace(torso, loose), [5.5, 7, 7.5]), scarf, { edge: '#1f5f99', weight: 0.7, soft: 0.16 }),
    ],
    before: [
      cut(trace(torso, '-8.5 -24.5 0 -22 8.5 -24.5 9.5 -19 0 -16.5 -9.5 -19'), scarf),
      ...drawHead(stretched(head, build.head), posture),
    ],
  });
}
