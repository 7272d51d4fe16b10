/** How a figure holds itself, and where that brings its joints. All figures look to the right. */
import { type Frame, frameAt, type Point, reach } from './paper.ts';

export const poses = [
  'staat',
  'wijst',
  'houdt',
  'rent',
  'blij',
  'verdrietig',
  'luistert',
  'ruikt',
  'bang',
  'wijst-op',
  'neuriet',
  'zwaait',
  'danst',
  'zit',
  'reikt',
  'hoort',
] as const;
export type Pose = (typeof poses)[number];

export type Mood = 'kalm' | 'praat' | 'blij' | 'verdrietig' | 'geniet' | 'bang';

export type Hand = 'points' | 'opens';

/** Two parts of a limb, in degrees: down is 0, right 90, up 180. */
type Limb = readonly [number, number];

export interface Posture {
  /** Degrees to the right. */
  readonly lean: number;
  readonly nod: number;
  /** How far the head sinks between the shoulders, as a share of its size. */
  readonly sink: number;
  /** How far the head looks aside: 0 is at us, 1 to the right. */
  readonly look: number;
  readonly mood: Mood;
  /** Shoulders and hips as we see them: 1 from the front, less from aside. */
  readonly breadth: number;
  readonly arms: { readonly left: Limb; readonly right: Limb };
  readonly legs: { readonly left: Limb; readonly right: Limb };
  /** Of the right arm; else both are closed. */
  readonly hand?: Hand;
  /** Both arms lie over the body. */
  readonly armsBefore?: true;
  /** 1 where hair, skirts and tails blow back. */
  readonly wind: number;
}

const pointing: Posture = {
  lean: 3,
  nod: 3,
  sink: 0,
  look: 0.9,
  mood: 'praat',
  breadth: 0.9,
  arms: { left: [-52, 38], right: [96, 104] },
  legs: { left: [-9, -2], right: [10, 4] },
  hand: 'points',
  wind: 0,
};

/** On the floor, the feet before it and the hands in the lap: whoever reaches for nothing doesn't seem to. */
const sitting: Posture = {
  lean: -4,
  nod: 4,
  sink: 0,
  look: 0.9,
  mood: 'kalm',
  breadth: 0.9,
  arms: { left: [-24, 42], right: [16, -34] },
  legs: { left: [126, 9], right: [132, 9] },
  armsBefore: true,
  wind: 0,
};

export const postures: Readonly<Record<Pose, Posture>> = {
  staat: {
    lean: 0,
    nod: 0,
    sink: 0,
    look: 0.25,
    mood: 'kalm',
    breadth: 1,
    arms: { left: [-28, -12], right: [28, 12] },
    legs: { left: [-4, -1], right: [4, 1] },
    wind: 0,
  },
  wijst: pointing,
  /** An m is said with the lips closed. */
  neuriet: { ...pointing, mood: 'kalm' },
  /** Something in the hand, before it. */
  houdt: {
    lean: 3,
    nod: 3,
    sink: 0,
    look: 0.9,
    mood: 'kalm',
    breadth: 0.9,
    arms: { left: [-30, -10], right: [58, 132] },
    legs: { left: [-6, -2], right: [7, 3] },
    wind: 0,
  },
  /** At what is high above, and looks at it. */
  'wijst-op': {
    lean: -3,
    nod: -12,
    sink: 0,
    look: 0.9,
    mood: 'praat',
    breadth: 0.9,
    arms: { left: [-46, 30], right: [132, 146] },
    legs: { left: [-9, -2], right: [10, 4] },
    hand: 'points',
    wind: 0,
  },
  zwaait: {
    lean: -2,
    nod: -5,
    sink: 0,
    look: 0.8,
    mood: 'blij',
    breadth: 0.95,
    arms: { left: [-34, -6], right: [118, 158] },
    legs: { left: [-7, -2], right: [8, 3] },
    hand: 'opens',
    wind: 0,
  },
  /** On one leg. */
  danst: {
    lean: -5,
    nod: 7,
    sink: 0,
    look: 0.3,
    mood: 'blij',
    breadth: 1,
    arms: { left: [-108, -172], right: [94, 56] },
    legs: { left: [4, 3], right: [74, -12] },
    wind: 0,
  },
  zit: sitting,
  /** To what lies before it on the floor, and looks at it. */
  reikt: { ...sitting, lean: 12, nod: 8, arms: { left: [-30, 16], right: [50, 64] } },
  /** On the floor, a hand behind the ear. */
  hoort: { ...sitting, nod: 7, look: 0.5, arms: { left: [-24, 42], right: [117, 163] }, hand: 'opens' },
  rent: {
    lean: 13,
    nod: 0,
    sink: 0,
    look: 1,
    mood: 'blij',
    breadth: 0.55,
    arms: { left: [-84, -4], right: [66, 124] },
    legs: { left: [-36, -68], right: [64, 18] },
    wind: 1,
  },
  blij: {
    lean: 0,
    nod: -4,
    sink: 0,
    look: 0.15,
    mood: 'blij',
    breadth: 1,
    arms: { left: [-112, -146], right: [112, 146] },
    legs: { left: [-16, -8], right: [16, 8] },
    wind: 0,
  },
  verdrietig: {
    lean: 6,
    nod: 7,
    sink: 0.24,
    look: 0.5,
    mood: 'verdrietig',
    breadth: 0.9,
    arms: { left: [-26, -4], right: [28, 14] },
    legs: { left: [-3, 2], right: [3, -2] },
    wind: 0,
  },
  /** A hand behind the ear. */
  luistert: {
    lean: 5,
    nod: 7,
    sink: 0,
    look: 0.5,
    mood: 'kalm',
    breadth: 1,
    arms: { left: [-40, 4], right: [117, 163] },
    legs: { left: [-6, -2], right: [7, 3] },
    hand: 'opens',
    wind: 0,
  },
  /** The nose towards it, the eyes closed. */
  ruikt: {
    lean: 16,
    nod: 4,
    sink: 0,
    look: 1,
    mood: 'geniet',
    breadth: 0.8,
    arms: { left: [-48, -26], right: [10, 30] },
    legs: { left: [-8, -2], right: [8, 3] },
    wind: 0,
  },
  /** The hands at the chin, the knees together. */
  bang: {
    lean: -4,
    nod: -3,
    sink: 0.14,
    look: 0.4,
    mood: 'bang',
    breadth: 0.95,
    arms: { left: [-46, -196], right: [46, 196] },
    legs: { left: [8, -10], right: [-8, 10] },
    wind: 0,
  },
};

/** Not from the front: one arm lies over the body, and both feet go the same way. */
export const seenAside = ({ breadth }: Posture): boolean => breadth < 0.7;

/** Lengths of a body. The head is measured by half its width. */
export interface Build {
  readonly thigh: number;
  readonly shin: number;
  readonly torso: number;
  readonly upperArm: number;
  readonly forearm: number;
  readonly shoulders: number;
  readonly hips: number;
  readonly head: number;
  /** From the neck up to the middle of the head. */
  readonly neck: number;
}

export interface LimbJoints {
  readonly from: Point;
  readonly bend: Point;
  readonly end: Point;
  /** Degrees of the last part. */
  readonly turn: number;
}

export interface Joints {
  /** Upright along the back, 0, 0 at the hip. */
  readonly torso: Frame;
  /** Around the middle of the head. */
  readonly head: Frame;
  readonly arms: { readonly left: LimbJoints; readonly right: LimbJoints };
  readonly legs: { readonly left: LimbJoints; readonly right: LimbJoints };
}

function limb(from: Point, [upper, lower]: Limb, [first, second]: Point): LimbJoints {
  const bend = reach(from, upper, first);
  return { from, bend, end: reach(bend, lower, second), turn: lower };
}

export function findJoints(build: Build, posture: Posture): Joints {
  const { lean, breadth, arms, legs, nod, sink } = posture;
  const torso = frameAt([0, 0], lean);
  const side = breadth * build.shoulders;
  const below = -build.torso + build.shoulders * 0.42;
  const lift = build.neck - sink * build.head;
  const head = frameAt(torso(sink * build.head * 0.7, -build.torso - lift), lean * 0.5 + nod);
  const armLengths: Point = [build.upperArm, build.forearm];
  const legLengths: Point = [build.thigh, build.shin];
  const hips = build.hips * breadth;
  return {
    torso,
    head,
    arms: {
      left: limb(torso(-side, below), arms.left, armLengths),
      right: limb(torso(side, below), arms.right, armLengths),
    },
    legs: {
      left: limb(torso(-hips, 0), legs.left, legLengths),
      right: limb(torso(hips, 0), legs.right, legLengths),
    },
  };
}
