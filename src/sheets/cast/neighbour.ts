/** The girl next door, with plaits and a wheelchair. */
import { blush } from '../palette.ts';
import { cream } from './expression.ts';
import {
  carry,
  cut,
  disc,
  draw,
  type Frame,
  frameAt,
  type Piece,
  type Point,
  ribbon,
  shifted,
  star,
  stretched,
  strip,
  trace,
} from './paper.ts';
import { child, drawArm, drawHead, drawLeg, drawNeck, type Hair } from './person.ts';
import { type Build, findJoints, type Posture } from './pose.ts';

const build: Build = { ...child, thigh: 17.5, shin: 15.6, hips: 6 };
const skin = { fill: '#f7d2b2', deep: '#ee9c80', cheeks: blush.pale };
const hair = '#d2692c';
const hairLine = '#9a4514';
const ribbonBlue = '#559fd8';
const sweater = '#6fb255';
const seatBlue = '#35488a';
const red = '#c2391f';
const steel = '#6b7a8c';
const sleeve = { fill: sweater, edge: '#3f7f37', cover: 1.7 };
const trouser = { fill: '#4468b4', edge: '#26407c', cover: 1.66 };
/** Of the leg on the other side. */
const farTrouser = { ...trouser, fill: '#35528f' };
const shoe = { fill: cream, sole: red, high: 0 };

/** A hand is in the air. */
const lifts = ({ arms, wind }: Posture): boolean => wind === 0 && arms.right[1] > 90;

const cheers = ({ mood, wind }: Posture): boolean => mood === 'blij' && wind === 0;

/** Her legs are the chair's; her hands too, when she does nothing else with them. */
function sit(posture: Posture): Posture {
  const free = cheers(posture);
  return {
    ...posture,
    breadth: 0.72,
    lean: posture.lean * 1.5,
    look: Math.max(0.5, posture.look),
    arms: {
      left: free ? posture.arms.left : posture.wind > 0 ? [-70, 34] : [-42, 34],
      right: lifts(posture) ? posture.arms.right : [30, 64],
    },
    legs: { left: [86, 9], right: [83, 11] },
  };
}

const axle: Point = [-8.5, 13];
const [wheel, guard] = [16, 12.6];
/** The other side of the chair, as far as it is seen from aside. */
const beyond: Point = [9, -2];
const ground = axle[1] + wheel;

const upright: Frame = (x, y) => [x, y];
const farSide: Frame = (x, y) => [x + beyond[0], y + beyond[1]];

const tyre = '#56606e';
const drawTyre = (frame: Frame): Piece =>
  cut(disc(frame, axle, [wheel, wheel], { sides: 18, shake: 0 }), tyre);
const drawGuard = (frame: Frame, fill: string): Piece =>
  cut(disc(frame, axle, [guard, guard], { sides: 16, shake: 0.01 }), fill);

/** A small wheel under the foot rest, in its fork. */
function drawCaster(x: number, y: number): Piece[] {
  return [
    cut(
      strip(
        [
          [x - 2.4, y - 12],
          [x - 1.6, y - 6.5],
          [x, y],
        ],
        [2.8, 2.8, 2.6],
      ),
      steel,
      { soft: 0.2 },
    ),
    cut(disc(upright, [x, y], [4.4, 4.4], { sides: 10, shake: 0 }), tyre),
    cut(disc(upright, [x, y], [1.5, 1.5], { sides: 7, shake: 0 }), cream),
  ];
}

/** The wheel and the foot rest on the other side, the back with its handle, and the seat. */
const chairBehind: readonly Piece[] = [
  drawTyre(farSide),
  drawGuard(farSide, '#d99a26'),
  cut(strip(trace(upright, '-26 -18.6 -19 -19 -14 -16'), [3, 3, 3]), steel, { soft: 0.2 }),
  cut(strip(trace(upright, '-27.4 -18.4 -22 -18.9'), [4.8, 4.8]), red),
  cut(trace(upright, '-19 -18.4 -10 -18.8 -5 6 -14 6'), seatBlue, { soft: 0.16 }),
  cut(trace(upright, '-14 3.4 13.5 3.4 14.5 6 13.5 9 -13 9'), seatBlue, { soft: 0.2 }),
  cut(strip(trace(upright, '12 8 14 15 17 22.4'), [2.8, 2.8, 2.8]), steel, { soft: 0.2 }),
];

/** Both feet stand on it. */
const footRest = cut(trace(upright, '14 21.8 39.5 21.8 39 24.6 14.6 24.6'), steel, { soft: 0.2 });

const chairBefore: readonly Piece[] = [
  ...drawCaster(14, ground - 4.4),
  footRest,
  drawTyre(upright),
  drawGuard(upright, '#f5b83d'),
  cut(star(frameAt(axle, 12), 7.6), '#ee7052', { soft: 0.16 }),
];

/** A plait with its bow: it hangs, or blows back. */
function drawPlait(head: Frame, side: number, { look, wind }: Posture): Piece[] {
  const root = shifted(head, side * 0.92 - look * 0.14, 0.28);
  const spine = wind
    ? trace(root, '0 0 -0.42 0.06 -0.9 -0.08')
    : trace(stretched(root, side, 1), '0 0 0.16 0.44 0.12 0.88');
  const end = wind ? shifted(root, -0.9, -0.08) : shifted(root, side * 0.12, 0.88);
  return [
    cut(strip([end(0, 0), wind ? end(-0.24, -0.06) : end(0, 0.24)], [5, 8.4]), hair),
    cut(ribbon(spine, [8.6, 8.4, 6.4], 2), hair, { edge: hairLine, weight: 0.9 }),
    cut(disc(end, [0, 0], [0.17, 0.17], { sides: 7, shake: 0.08 }), ribbonBlue),
  ];
}

/** Without colour too it is hair, and no bathing cap. */
const drawStrands = (turned: Frame): Piece[] =>
  [
    '-0.06 -0.98 -0.44 -0.74 -0.74 -0.34',
    '0.04 -1 0.02 -0.86 0 -0.74',
    '0.14 -0.98 0.5 -0.72 0.76 -0.34',
  ].map((line) => draw(trace(turned, line), hairLine, 0.9));

function drawHair(head: Frame, posture: Posture): Hair {
  const { look } = posture;
  const turned: Frame = (x, y) => head(x + look * (0.26 - 0.26 * Math.abs(x)), y);
  const near = drawPlait(head, -1, posture);
  return {
    behind: [...drawPlait(head, 1, posture), ...(cheers(posture) ? near : [])],
    before: [
      cut(
        [
          ...trace(head, '-1.05 0.26 -1.07 -0.42 -0.66 -0.98 0.04 -1.12 0.7 -0.96 1.06 -0.46 1.04 0.2'),
          ...trace(turned, '0.86 -0.1 0.66 -0.42 0 -0.72 -0.5 -0.36 -0.84 -0.02'),
        ],
        hair,
        { soft: 0.26 },
      ),
      ...drawStrands(turned),
      ...(cheers(posture) ? [] : near),
    ],
  };
}

export function drawNeighbour(standing: Posture): Piece[] {
  const posture = sit(standing);
  const joints = findJoints(build, posture);
  const { arms, legs } = joints;
  const head = stretched(joints.head, build.head);
  const top = shifted(joints.torso, 0, -build.torso);
  const plaits = drawHair(head, posture);
  const pieces = [
    ...plaits.behind,
    ...drawArm(arms.right, skin, sleeve, posture.hand),
    ...chairBehind,
    ...drawLeg(legs.right, 1, skin.fill, shoe, farTrouser),
    drawNeck(joints, build, skin),
    cut(trace(top, '-9.6 3 -5.5 -0.4 5.5 -0.4 9.8 3 11 31 -9.5 32'), sweater, { soft: 0.2 }),
    cut(trace(top, '-9.4 17 10.4 16.5 10.6 22 -9.5 22.4'), cream, { soft: 0.06 }),
    ...drawLeg(legs.left, 1, skin.fill, shoe, trouser),
    ...chairBefore,
    ...drawHead(head, skin, posture, plaits),
    ...drawArm(arms.left, skin, sleeve),
  ];
  /** So fast that the front wheels leave the ground. */
  const tilt = shifted(frameAt(axle, posture.wind * -19), -axle[0], -axle[1]);
  return carry(pieces, tilt);
}
