/** Pieces of cut paper: outlines of points, snipped so that no side is quite straight and no corner quite sharp. */
import { round } from '../measures.ts';
import type { Shape } from '../picture.ts';

export type Point = readonly [number, number];

const origin: Point = [0, 0];

export interface Piece {
  readonly points: readonly Point[];
  readonly fill?: string;
  /** The colour of its cut edge, where it lies on paper of the same colour; of the line, when it has no fill. */
  readonly edge?: string;
  readonly weight?: number;
  /** How far a corner is rounded: 0 is sharp, 0.5 takes half of both sides. */
  readonly soft: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** `along` in the direction that hangs down at 0 degrees, points right at 90 and up at 180. */
export function reach([x, y]: Point, degrees: number, along: number): Point {
  return [x + Math.sin(radians(degrees)) * along, y + Math.cos(radians(degrees)) * along];
}

/** A place of its own for what is drawn around 0, 0: turned clockwise, then moved. */
export type Frame = (x: number, y: number) => Point;

export function frameAt([left, top]: Point, degrees = 0): Frame {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return (x, y) => [left + x * cos - y * sin, top + x * sin + y * cos];
}

/** The same place, drawn wider or narrower and higher or lower. */
export const stretched =
  (frame: Frame, wide: number, high = wide): Frame =>
  (x, y) =>
    frame(x * wide, y * high);

export const shifted =
  (frame: Frame, dx: number, dy = 0): Frame =>
  (x, y) =>
    frame(x + dx, y + dy);

/** An outline as it is written in an SVG: x y x y … */
export function trace(frame: Frame, outline: string): Point[] {
  const numbers = outline.trim().split(/\s+/).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) =>
    frame(numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0),
  );
}

/** How a line ends: its last point but one, and its last. */
export function endOf(line: readonly Point[]): [Point, Point] {
  const tip = line.at(-1) ?? origin;
  return [line.at(-2) ?? tip, tip];
}

export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** Scissors never go the same way twice, and yet always the same in the same picture. */
const tremble = (index: number, sides: number): number => Math.sin(index * 12.9898 + sides * 4.1414);

export function disc(
  frame: Frame,
  [x, y]: Point,
  [rx, ry]: Point,
  { sides = 10, shake = 0.035 } = {},
): Point[] {
  return Array.from({ length: sides }, (_, index) => {
    const angle = (2 * Math.PI * (index + 0.5)) / sides;
    /** The corners are cut to bows later; this far out, what is left is as large as asked. */
    const out = (1 + tremble(index, sides) * shake) * (1 + (Math.PI / sides) ** 2 / 2);
    return frame(x + Math.cos(angle) * rx * out, y + Math.sin(angle) * ry * out);
  });
}

export const star = (frame: Frame, size: number): Point[] =>
  Array.from({ length: 10 }, (_, index) => {
    const far = index % 2 === 0 ? size : size * 0.48;
    return frame(...reach([0, 0], 180 - index * 36, far));
  });

/** A smooth line through the points. */
function bend(points: readonly Point[], steps: number): Point[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? origin;
  const bent: Point[] = [];
  for (let index = 0; index < points.length - 1; index++)
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const along = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      bent.push([along(0), along(1)]);
    }
  return [...bent, at(points.length - 1)];
}

/** Along a line, as wide at each point of it as `widths` says: an arm is straight to its joint and straight on. */
export function strip(line: readonly Point[], widths: readonly number[]): Point[] {
  const both = line.map((point, index): [Point, Point] => {
    const before = line[Math.max(0, index - 1)] ?? point;
    const after = line[Math.min(line.length - 1, index + 1)] ?? point;
    const into = unit(before, point) ?? unit(point, after) ?? [0, 1];
    const out = unit(point, after) ?? into;
    const [dx, dy] = unit([0, 0], [into[0] + out[0], into[1] + out[1]]) ?? into;
    /** A strip keeps its width around a corner. */
    const corner = Math.max(0.72, dx * into[0] + dy * into[1]);
    const half = ((widths[index] ?? 0) / 2 / corner) * (1 + tremble(index, line.length) * 0.05);
    return [
      [point[0] - dy * half, point[1] + dx * half],
      [point[0] + dy * half, point[1] - dx * half],
    ];
  });
  return [...both.map(([side]) => side), ...both.map(([, side]) => side).reverse()];
}

function unit([ax, ay]: Point, [bx, by]: Point): Point | undefined {
  const length = Math.hypot(bx - ax, by - ay);
  return length > 0 ? [(bx - ax) / length, (by - ay) / length] : undefined;
}

/** A strip that bends all the way: a tail, a plait. */
export const ribbon = (spine: readonly Point[], widths: readonly number[], steps = 3): Point[] =>
  strip(
    bend(spine, steps),
    bend(
      widths.map((width): Point => [width, 0]),
      steps,
    ).map(([width]) => width),
  );

export const cut = (points: readonly Point[], fill: string, options: Partial<Piece> = {}): Piece => ({
  points,
  fill,
  soft: 0.27,
  ...options,
});

/** A drawn line: a mouth, an eyebrow. */
export const draw = (points: readonly Point[], edge: string, weight: number): Piece => ({
  points,
  edge,
  weight,
  soft: 0.5,
});

const say = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** Scissors that turn no further than this go on cutting: what they leave is a bow, not a corner. */
const bowDegrees = 62;

function turnAt(before: Point, point: Point, after: Point): number {
  const turn =
    Math.atan2(after[1] - point[1], after[0] - point[0]) -
    Math.atan2(point[1] - before[1], point[0] - before[0]);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}

/** Path data; `softAt` says how far each corner is rounded: a bow wholly, unless it is to be as sharp as a straight cut. */
export function closedPath(points: readonly Point[], softAt: (corner: Point) => number): string {
  const corners = points.map((point, index) => {
    const asked = softAt(point);
    if (asked === 0) return { enters: say(point), leaves: say(point), bow: '' };
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    const soft = turnAt(before, point, after) < radians(bowDegrees) ? 0.5 : asked;
    const leaves = say(between(point, after, soft));
    return { enters: say(between(point, before, soft)), leaves, bow: `Q${say(point)} ${leaves}` };
  });
  const sides = corners.map(({ enters, bow }, index) =>
    index > 0 && enters === corners[index - 1]?.leaves ? bow : `${index > 0 ? 'L' : 'M'}${enters}${bow}`,
  );
  return `${sides.join('')}Z`;
}

/** Path data of a drawn line, bent at its points. */
export function openPath(points: readonly Point[]): string {
  const [first = origin, ...rest] = points;
  const last = rest.at(-1) ?? first;
  const bows = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    return `Q${say(point)} ${say(index === rest.length - 2 ? last : between(point, next, 0.5))}`;
  });
  return `M${say(first)}${bows.length > 0 ? bows.join('') : `L${say(last)}`}`;
}

export const toShape = ({ points, fill, edge, weight, soft }: Piece): Shape => ({
  d: fill ? closedPath(points, () => soft) : openPath(points),
  ...(fill ? { fill } : {}),
  ...(edge ? { stroke: edge, weight: weight ?? 1 } : {}),
});

/** The same pieces, each point of them brought elsewhere. */
export const carry = <Cut extends { readonly points: readonly Point[] }>(
  pieces: readonly Cut[],
  to: Frame,
): Cut[] => pieces.map((piece) => ({ ...piece, points: piece.points.map(([x, y]) => to(x, y)) }));
