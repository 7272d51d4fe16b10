/** Eyes, mouths and tears with few lines. Places are shares of the head: 1 is half its width, 0, 0 its middle. */
import {
  cut,
  disc,
  draw,
  type Frame,
  frameAt,
  type Piece,
  type Point,
  shifted,
  stretched,
  trace,
} from './paper.ts';
import type { Mood } from './pose.ts';

export const ink = '#231b16';
export const cream = '#fff7e6';
const tear = '#559fd8';
const throat = '#6e1f17';
const tongue = '#f08a72';

export const sides = [-1, 1] as const;
export type Side = (typeof sides)[number];

const around = (head: Frame, [x, y]: Point, size: number): Frame => stretched(shifted(head, x, y), size);

/** `side` makes the brows each other's mirror. */
export function eye(head: Frame, at: Point, size: number, mood: Mood, side: Side): Piece[] {
  const place = around(head, at, 1);
  const lid = stretched(place, size * side, size);
  const ball = cut(disc(place, [0, 0], [size, size * 1.2], { sides: 9, shake: 0.01 }), ink);
  switch (mood) {
    case 'blij':
    case 'geniet':
      return [draw(trace(lid, '-1.3 0.7 -0.7 -0.75 0.7 -0.75 1.3 0.7'), ink, 2.3)];
    case 'verdrietig':
      return [ball, draw(trace(lid, '-1.25 -2.9 0.2 -2.5 1.55 -1.75'), ink, 1.8)];
    case 'bang':
      return [
        cut(disc(place, [0, 0], [size * 1.75, size * 1.95]), cream, { edge: ink, weight: 0.9 }),
        cut(disc(place, [0, 0], [size * 0.8, size * 0.9], { sides: 8 }), ink),
      ];
    default:
      return [ball];
  }
}

export function mouth(head: Frame, at: Point, size: number, mood: Mood): Piece[] {
  const place = around(head, at, size);
  switch (mood) {
    case 'blij':
      return [
        cut(trace(place, '-1.05 -0.35 0 -0.2 1.05 -0.35 0.85 0.55 0.3 1 -0.3 1 -0.85 0.55'), throat),
        cut(trace(place, '-0.98 -0.34 0 -0.2 0.98 -0.34 0.9 0.06 0 0.16 -0.9 0.06'), cream, { soft: 0.2 }),
        cut(trace(place, '-0.55 0.62 0 0.4 0.55 0.62 0.25 0.92 -0.25 0.92'), tongue, { soft: 0.4 }),
      ];
    case 'praat':
      return [cut(disc(place, [0, 0.2], [0.52, 0.62], { sides: 9 }), throat)];
    case 'verdrietig':
      return [draw(trace(place, '-0.75 0.55 -0.4 -0.15 0.4 -0.15 0.75 0.55'), ink, 2.2)];
    case 'bang':
      return [draw(trace(place, '-1.1 0.4 -0.66 -0.1 -0.22 0.4 0.22 -0.1 0.66 0.4 1.1 -0.1'), ink, 2)];
    default:
      return [draw(trace(place, '-0.85 -0.2 -0.4 0.5 0.4 0.5 0.85 -0.2'), ink, 2.2)];
  }
}

/** A grin with two teeth. */
export const grin = (head: Frame, at: Point, size: number): Piece[] => {
  const place = around(head, at, size);
  return [
    cut(trace(place, '-1.1 -0.2 0 0 1.1 -0.22 0.82 0.6 0 0.86 -0.82 0.64'), throat, { soft: 0.24 }),
    cut(trace(place, '-0.6 -0.1 -0.04 0.04 -0.14 0.44 -0.5 0.36'), cream, { soft: 0.12 }),
    cut(trace(place, '0.1 0.04 0.64 -0.12 0.54 0.32 0.22 0.44'), cream, { soft: 0.12 }),
  ];
};

export const drop = (head: Frame, at: Point, size: number): Piece =>
  cut(trace(around(head, at, size), '0 -1.5 0.62 -0.1 0.75 0.65 0 1.25 -0.75 0.65 -0.62 -0.1'), tear, {
    soft: 0.3,
  });

/** A foot stands flat, or goes along with a leg that is lifted. */
export const footAt = (end: Point, turn: number, side: Side): Frame =>
  stretched(frameAt(end, Math.abs(turn) < 12 ? 0 : -turn * 0.95), side, 1);
