/** A net of six squares folded into a cube: which edges are folds, which meet and are glued, what lies opposite what. */

/** Where a square stands in the net, in squares from the top left. */
export interface Square {
  readonly column: number;
  readonly row: number;
}

export const sides = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof sides)[number];

export interface Edge {
  /** Index of the square in the net. */
  readonly square: number;
  readonly side: Side;
}

interface Cube {
  /** Edges between two squares of the net, each once. */
  readonly folds: readonly Edge[];
  /** Free edges that meet when the net is folded, two by two. */
  readonly seams: readonly (readonly [Edge, Edge])[];
  /** For each square the index of the square on the other side of the cube. */
  readonly opposite: readonly number[];
}

/** A cross: four squares in a column and an arm on either side of the second. Arms come third and fourth. */
export const cross: readonly Square[] = [
  { column: 1, row: 0 },
  { column: 1, row: 1 },
  { column: 0, row: 1 },
  { column: 2, row: 1 },
  { column: 1, row: 2 },
  { column: 1, row: 3 },
];

type Vector = readonly [number, number, number];

/** How a square lies in space: where it looks, and what was right and down on paper. */
interface Attitude {
  readonly out: Vector;
  readonly right: Vector;
  readonly down: Vector;
}

const minus = ([x, y, z]: Vector): Vector => [-x, -y, -z];
const add = (...vectors: readonly Vector[]): Vector =>
  vectors.reduce<Vector>(([a, b, c], [x, y, z]) => [a + x, b + y, c + z], [0, 0, 0]);
const same = (one: Vector, other: Vector): boolean => one.every((value, axis) => value === other[axis]);

const roll: Record<Side, (from: Attitude) => Attitude> = {
  right: ({ out, right, down }) => ({ out: right, right: minus(out), down }),
  left: ({ out, right, down }) => ({ out: minus(right), right: out, down }),
  bottom: ({ out, right, down }) => ({ out: down, right, down: minus(out) }),
  top: ({ out, right, down }) => ({ out: minus(down), right, down: out }),
};

const step: Record<Side, Square> = {
  top: { column: 0, row: -1 },
  right: { column: 1, row: 0 },
  bottom: { column: 0, row: 1 },
  left: { column: -1, row: 0 },
};

const neighbour = (net: readonly Square[], square: number, side: Side): number =>
  net.findIndex(
    ({ column, row }) =>
      column === (net[square]?.column ?? Number.NaN) + step[side].column &&
      row === (net[square]?.row ?? Number.NaN) + step[side].row,
  );

/** The edge of the cube on which a side of a square comes to lie, by its two corners. */
function edgeInSpace({ out, right, down }: Attitude, side: Side): string {
  const across = side === 'top' || side === 'bottom' ? right : down;
  const towards = { top: minus(down), right, bottom: down, left: minus(right) }[side];
  return [add(out, towards, across), add(out, towards, minus(across))]
    .map((corner) => corner.join())
    .sort()
    .join(' ');
}

/** Undefined when the squares do not fold into a cube. */
export function foldCube(net: readonly Square[]): Cube | undefined {
  const attitudes = new Map<number, Attitude>([[0, { out: [0, 0, 1], right: [1, 0, 0], down: [0, 1, 0] }]]);
  const folds: Edge[] = [];
  for (const [square, attitude] of attitudes)
    for (const side of sides) {
      const next = neighbour(net, square, side);
      if (next < 0 || attitudes.has(next)) continue;
      attitudes.set(next, roll[side](attitude));
      folds.push({ square, side });
    }
  const placed = net.map((_, square) => attitudes.get(square));
  const opposite = placed.map((one) =>
    placed.findIndex((other) => one && other && same(minus(one.out), other.out)),
  );
  if (net.length !== 6 || opposite.includes(-1) || new Set(opposite).size !== 6) return undefined;

  const meeting = new Map<string, Edge[]>();
  placed.forEach((attitude, square) => {
    for (const side of sides)
      if (attitude && neighbour(net, square, side) < 0) {
        const key = edgeInSpace(attitude, side);
        meeting.set(key, [...(meeting.get(key) ?? []), { square, side }]);
      }
  });
  const seams = [...meeting.values()].flatMap(([one, other]) =>
    one && other ? [[one, other] as const] : [],
  );
  return { folds, seams, opposite };
}

/** Of the net that is printed. */
export const dieCube: Cube = foldOrThrow(cross);

function foldOrThrow(net: readonly Square[]): Cube {
  const cube = foldCube(net);
  if (!cube) throw new Error('This net does not fold into a cube');
  return cube;
}

/**
 * One tab for each seam, on the square that comes first in `carriers`; given in the order of gluing, the first
 * carrier last: it is the lid.
 */
export const placeTabs = (cube: Cube, carriers: readonly number[]): Edge[] =>
  cube.seams
    .map(([one, other]) => (carriers.indexOf(one.square) <= carriers.indexOf(other.square) ? one : other))
    .sort((one, other) => carriers.indexOf(other.square) - carriers.indexOf(one.square));

/** The column carries all tabs: then the arms stay smooth and the whole fits the paper. Its last square is the lid. */
export const dieTabs: readonly Edge[] = placeTabs(dieCube, [5, 4, 0, 1, 2, 3]);

/** Spreads three pairs over the squares so that each pair lies on opposite sides. */
export function spreadPairs<T>(cube: Cube, pairs: readonly (readonly [T, T])[]): T[] {
  const squares: T[] = [];
  let next = 0;
  cube.opposite.forEach((other, square) => {
    if (other < square) return;
    const pair = pairs[next++];
    if (pair) [squares[square], squares[other]] = pair;
  });
  return squares;
}
