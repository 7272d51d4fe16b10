/** A monster like those of the sorting mats: a bell with legs, and eyes that stand on its back. */
import { cream, drop, footAt, grin, ink, mouth, type Side, sides } from './expression.ts';
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

/** Its head is its body: the neck is where its arms are. */
const build: Build = {
  thigh: 8,
  shin: 7,
  torso: 43,
  upperArm: 14,
  forearm: 12,
  shoulders: 25,
  hips: 13,
  head: 26,
  neck: 0,
};
const fur = '#a884cf';
const edge = { edge: '#70489c', weight: 0.8 };
const yellow = '#f5b83d';

/** Legs as short as these stride wide, and the arms swing clear of the body. */
const strides: Pick<Posture, 'arms' | 'legs'> = {
  arms: { left: [-86, -28], right: [72, 128] },
  legs: { left: [-62, -74], right: [66, 14] },
};

function drawArm({ from, bend, end, turn }: LimbJoints, hand?: Hand): Piece[] {
  const palm = reach(end, turn, 1.5);
  const fingers =
    hand === 'points'
      ? [cut(strip([palm, reach(palm, turn, 13)], [5.4, 4.2]), fur, edge)]
      : [-40, 0, 40].map((aside) => cut(strip([palm, reach(palm, turn + aside, 8.5)], [5, 3.8]), fur, edge));
  return [
    ...fingers,
    cut(strip([from, bend, end], [10.5, 9.5, 8.5]), fur, edge),
    cut(disc(frameAt(palm), [0, 0], [5.6, 5.6], { sides: 8 }), fur),
  ];
}

const drawLeg = ({ from, bend, end, turn }: LimbJoints, side: Side): Piece[] => [
  cut(strip([from, bend, end], [13, 12, 11]), fur, edge),
  cut(trace(footAt(end, turn, side), '-7 -4 3 -5 11 -1 13 4.5 -7.5 4.5'), '#70489c'),
];

/** A white ball; the pupil looks where the monster looks. */
function drawEye(place: Frame, { look, mood }: Posture): Piece[] {
  const sad = mood === 'verdrietig';
  const ball = cut(disc(place, [0, 0], [1, 1], { shake: 0.02 }), cream);
  if (mood === 'blij' || mood === 'geniet')
    return [ball, draw(trace(place, '-0.6 0.3 -0.3 -0.55 0.3 -0.55 0.6 0.3'), ink, 2.4)];
  const pupil = cut(disc(place, [look * 0.38, sad ? 0.36 : 0.06], [0.44, 0.48], { sides: 8 }), ink);
  const lid = cut(trace(place, '-0.98 -0.2 -0.7 -0.74 0 -1.06 0.7 -0.74 0.98 -0.2 0 -0.12'), fur, {
    ...edge,
    soft: 0.2,
  });
  return sad ? [ball, pupil, lid] : [ball, pupil];
}

function drawMouth(head: Frame, { mood }: Posture): Piece[] {
  if (mood === 'kalm') return grin(head, [0, 0], 0.58);
  return mouth(head, [0, 0.08], mood === 'blij' ? 0.56 : 0.42, mood);
}

export function drawMonster(posture: Posture): Piece[] {
  const sad = posture.mood === 'verdrietig';
  const joints = findJoints(
    { ...build, torso: sad ? 38 : build.torso },
    {
      ...posture,
      ...(posture.wind > 0 ? strides : {}),
      lean: posture.lean * 0.75,
      breadth: 0.5 + posture.breadth * 0.5,
    },
  );
  const body = stretched(joints.torso, (0.8 + 0.2 * posture.breadth) * (sad ? 1.05 : 1), sad ? 0.9 : 1);
  const front = shifted(body, posture.look * 5);
  const eyes = shifted(body, posture.look * 1.5);
  return paste(posture, joints, {
    behind: sides.map((side) => {
      const ear = stretched(body, side, 1);
      return cut(trace(ear, sad ? '15 -57 34 -64 33 -48 25 -44' : '15 -57 34 -76 33 -62 25 -44'), yellow, {
        soft: 0.2,
      });
    }),
    arm: drawArm,
    leg: drawLeg,
    body: [
      cut(
        trace(
          body,
          '-27 3 -29 -12 -28 -34 -22 -54 -12 -65 0 -68 13 -65 23 -53 28 -34 29 -12 27 3 14 5.5 0 4 -14 5.5',
        ),
        fur,
      ),
      cut(trace(front, '-17 -20 0 -23 17 -20 19 -8 14 1 -14 1 -19 -8'), cream, { soft: 0.24 }),
      ...[-9, 0, 9].map((x) => cut(disc(front, [x, -10], [3.2, 3.2], { sides: 8 }), yellow)),
      ...drawEye(stretched(shifted(eyes, -17, -60), 9), posture),
      ...drawEye(stretched(shifted(eyes, 17, -60), 9), posture),
      ...drawEye(stretched(shifted(eyes, 0, -66), 11.5), posture),
      ...drawMouth(stretched(shifted(front, 0, -40), 22), posture),
      ...(sad ? [drop(eyes, [25, -47], 4.2)] : []),
    ],
  });
}
