/** What all people share: limbs and a head. Each brings skin, hair and clothes. */
import { drop, eye, footAt, ink, mouth, type Side, sides } from './expression.ts';
import {
  between,
  cut,
  disc,
  draw,
  type Frame,
  frameAt,
  type Piece,
  type Point,
  reach,
  stretched,
  strip,
  trace,
} from './paper.ts';
import { paste } from './paste.ts';
import { type Build, findJoints, type Hand, type Joints, type LimbJoints, type Posture } from './pose.ts';

export interface Skin {
  readonly fill: string;
  /** A deeper paper, for the edges. */
  readonly deep: string;
  readonly cheeks?: string;
}

/** A sleeve or a trouser leg; `cover` is how far down it comes: 1 to the elbow or knee, 2 all the way. */
interface Cloth {
  readonly fill: string;
  readonly edge: string;
  readonly cover: number;
}

interface Shoe {
  readonly fill: string;
  readonly sole: string;
  /** How far up the shin it comes. */
  readonly high: number;
}

/** A kleuter: the head is a good third of the whole. */
export const child: Build = {
  thigh: 12,
  shin: 11.5,
  torso: 27,
  upperArm: 14,
  forearm: 13,
  shoulders: 10,
  hips: 6,
  head: 21,
  neck: 19,
};

const limbWidth = 7.6;
const edgeWeight = 0.8;

function drawCloth({ from, bend, end }: LimbJoints, { fill, edge, cover }: Cloth, width: number): Piece {
  const line = cover > 1 ? [from, bend, between(bend, end, cover - 1)] : [from, between(from, bend, cover)];
  return cut(
    strip(
      line,
      line.map(() => width),
    ),
    fill,
    { edge, weight: edgeWeight },
  );
}

/** Upright from the wrist, the thumb at the left. */
const openHand =
  '3 1.5 4.2 -3 7 -7.6 5.6 -9.2 3.4 -6.4 4 -12.2 2 -12.8 1 -7.4 -0.4 -13.6 -2.4 -13 -1.8 -7.2 -4.2 -11.4 -5.8 -10.2 -4 -5.2 -7 -5.6 -7.2 -3.6 -3.8 -0.4 -3 1.5';

/** On the side of a closed hand that is turned to the body, or up. */
function drawThumb({ from: [x], turn }: LimbJoints, palm: Point, skin: Skin): Piece {
  const inward = (x < 0 ? 1 : -1) * (Math.abs(turn) > 90 ? -1 : 1);
  const root = reach(palm, turn + inward * 70, 1.4);
  return cut(strip([root, reach(root, turn + inward * 38, 4.6)], [3.2, 2.8]), skin.fill, {
    edge: skin.deep,
    weight: edgeWeight,
    soft: 0.4,
  });
}

export function drawArm(arm: LimbJoints, skin: Skin, sleeve: Cloth, hand?: Hand): Piece[] {
  const { from, bend, end, turn } = arm;
  const palm = reach(end, turn, 2.2);
  const edge = { edge: skin.deep, weight: edgeWeight };
  return [
    cut(strip([from, bend, end], [limbWidth, limbWidth - 0.4, limbWidth - 1]), skin.fill, edge),
    ...(hand === 'points' ? [cut(strip([palm, reach(palm, turn, 12)], [4.6, 3.8]), skin.fill)] : []),
    hand === 'opens'
      ? cut(trace(frameAt(end, 180 - turn), openHand), skin.fill, { ...edge, soft: 0.22 })
      : cut(disc(frameAt(palm), [0, 0], [4.7, 4.7], { sides: 9 }), skin.fill),
    ...(hand === 'opens' ? [] : [drawThumb(arm, palm, skin)]),
    drawCloth(arm, sleeve, limbWidth + 2.2),
  ];
}

export function drawLeg(leg: LimbJoints, side: Side, skin: string, shoe: Shoe, trouser?: Cloth): Piece[] {
  const { from, bend, end, turn } = leg;
  const foot = footAt(end, turn, side);
  return [
    cut(strip([from, bend, end], [limbWidth, limbWidth, limbWidth - 0.8]), skin),
    ...(shoe.high > 0
      ? [cut(strip([between(end, bend, shoe.high), end], [limbWidth + 2.6, limbWidth + 1.4]), shoe.fill)]
      : []),
    cut(trace(foot, '-4.9 -3.6 0 -4.4 4.2 -3.4 8.8 -0.6 10.4 2.6 10 4.6 -5 4.6'), shoe.fill),
    cut(trace(foot, '-5.2 3 10.6 3 10.3 5.2 -5.2 5.2'), shoe.sole, { soft: 0.2 }),
    ...(trouser ? [drawCloth(leg, trouser, 11.2)] : []),
  ];
}

export const drawNeck = ({ torso }: Joints, { torso: high }: Build, skin: Skin): Piece =>
  cut(strip([torso(0, 4 - high), torso(0, -5 - high)], [8.4, 8.4]), skin.fill);

/** Hair with what is in it; `behind` lies under everything. */
export interface Hair {
  readonly behind: readonly Piece[];
  readonly before: readonly Piece[];
}

/** `head` is in shares of its size, as in expression.ts. */
type Hairdo = (head: Frame, posture: Posture) => Hair;

export function drawHead(head: Frame, skin: Skin, { look, mood, sink }: Posture, hair: Hair): Piece[] {
  const aside = look * 0.24;
  /** A bowed head has its eyes and mouth lower. */
  const down = sink * 0.5;
  const spread = 1 - 0.14 * look;
  const jaw: Frame = (x, y) => head(x + (y > 0.3 ? look * 0.04 : 0), y);
  return [
    ...sides.map((side) =>
      cut(disc(head, [side * 0.98 - look * 0.12, 0.14], [0.19, 0.22], { sides: 7, shake: 0.06 }), skin.fill, {
        edge: skin.deep,
        weight: edgeWeight,
      }),
    ),
    cut(
      trace(
        jaw,
        '-0.99 -0.02 -0.93 -0.56 -0.5 -0.95 0.12 -1 0.66 -0.86 0.97 -0.4 0.99 0.16 0.8 0.66 0.32 0.95 -0.28 0.93 -0.78 0.68',
      ),
      skin.fill,
      { soft: 0.34 },
    ),
    ...(look > 0.4 ? [-1] : sides).flatMap((side) =>
      skin.cheeks
        ? [cut(disc(head, [side * 0.66 + aside * 0.8, 0.42 + down], [0.15, 0.12], { sides: 7 }), skin.cheeks)]
        : [],
    ),
    ...hair.before,
    ...sides.flatMap((side) => eye(head, [side * 0.4 * spread + aside, 0.08 + down], 0.135, mood, side)),
    draw(
      [
        head(aside * 1.35 - 0.05, 0.26 + down),
        head(aside * 1.35 + 0.09, 0.34 + down),
        head(aside * 1.35 - 0.04, 0.38 + down),
      ],
      ink,
      1.4,
    ),
    ...mouth(head, [aside * 1.1, 0.6 + down * 0.4], mood === 'blij' ? 0.32 : 0.25, mood),
    ...(mood === 'verdrietig' ? [drop(head, [0.46 + aside, 0.52 + down], 0.15)] : []),
  ];
}

/** What someone wears; the torso is drawn in `body`: 0, 0 is between the hips, `-high` the neck. */
interface Clothes {
  readonly skin: Skin;
  readonly sleeve: Cloth;
  readonly legs: string;
  readonly shoe: Shoe;
  readonly trouser?: Cloth;
  body(body: Frame, high: number, posture: Posture): Piece[];
  readonly hair: Hairdo;
}

export function drawPerson(build: Build, posture: Posture, clothes: Clothes): Piece[] {
  const joints = findJoints(build, posture);
  const { skin, sleeve, legs, shoe, trouser } = clothes;
  const head = stretched(joints.head, build.head);
  const hair = clothes.hair(head, posture);
  return paste(posture, joints, {
    behind: hair.behind,
    arm: (arm, hand) => drawArm(arm, skin, sleeve, hand),
    leg: (leg, side) => drawLeg(leg, side, legs, shoe, trouser),
    body: [
      drawNeck(joints, build, skin),
      ...clothes.body(stretched(joints.torso, 0.55 + 0.45 * posture.breadth, 1), build.torso, posture),
      ...drawHead(head, skin, posture, hair),
    ],
  });
}

/** Dots in a cloth. */
export const dots = (frame: Frame, places: string, size: number, fill: string): Piece[] =>
  trace((x, y): Point => [x, y], places).map((place) =>
    cut(disc(frameAt(frame(...place)), [0, 0], [size, size], { sides: 6 }), fill, { soft: 0.3 }),
  );
