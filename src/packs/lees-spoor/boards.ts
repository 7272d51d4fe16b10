/** Where a trail leads: three places, each with a road of its own shape, so that another trail is another journey. */
import type { Colour } from '../../sheets/palette.ts';
import { type Point, pointBetween } from './road.ts';

export const boardNames = ['tuin', 'strand', 'ruimte'] as const;
export type BoardName = (typeof boardNames)[number];

interface End {
  readonly building: string;
  readonly figure: string;
  readonly says: string;
}

export interface Board {
  readonly ground: Colour;
  readonly road: Colour;
  readonly places: readonly Point[];
  readonly start: End;
  readonly finish: End;
  /** What stands between four fields, in the order of `corners`. */
  readonly scenery: readonly string[];
}

/** Half of the board, in mm. The left sheet is cut at the seam and glued onto a strip of the right one. */
export const half = { width: 177, height: 250, top: 27, left: 14, right: 21, strip: 10 } as const;

const columns = 6;
const rows = 4;

/** The middle of a field: columns from the left, rows from below. */
const at = (column: number, row: number): Point => [
  29 + column * 59.2,
  half.height - 31.5 - row * 61.8 + (column % 2 === 0 ? 5 : -5),
];

const count = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** To and fro, row by row. */
const winding = count(rows).flatMap((row) =>
  count(columns).map((along) => at(row % 2 === 0 ? along : columns - 1 - along, row)),
);

/** Up and down, as waves on a shore. */
const waves = count(columns).flatMap((column) =>
  count(rows).map((along) => at(column, column % 2 === 0 ? along : rows - 1 - along)),
);

/** Round and round, to the middle. */
const spiral: readonly Point[] = (() => {
  const path: Point[] = [];
  let [left, right, low, high] = [0, columns - 1, 0, rows - 1];
  while (left <= right && low <= high) {
    for (let column = left; column <= right; column++) path.push(at(column, low));
    for (let row = low + 1; row <= high; row++) path.push(at(right, row));
    for (let column = right - 1; column >= left && high > low; column--) path.push(at(column, high));
    for (let row = high - 1; row > low && left < right; row--) path.push(at(left, row));
    [left, right, low, high] = [left + 1, right - 1, low + 1, high - 1];
  }
  return path;
})();

/** Between four fields, but not on the seam; and how large what stands there is. */
export const corners: readonly { readonly at: Point; readonly size: number }[] = [
  [26, 18, 18, 26],
  [20, 22, 22, 20],
  [18, 21, 21, 20],
].flatMap((sizes, row) =>
  [0, 1, 3, 4].map((column, index) => ({
    at: pointBetween(at(column, row), at(column + 1, row + 1)),
    size: sizes[index] ?? 0,
  })),
);

export const boards: Readonly<Record<BoardName, Board>> = {
  tuin: {
    ground: 'greenSoft',
    road: 'earth',
    places: winding,
    start: { building: 'house', figure: 'meisje-wijst', says: 'begin: het meisje bij het huis' },
    finish: { building: 'castle', figure: 'draak-blij', says: 'einde: de draak bij het kasteel' },
    scenery: [
      'deciduous-tree',
      'tulip',
      'mushroom',
      'evergreen-tree',
      'egel',
      'evergreen-tree',
      'deciduous-tree',
      'tulip',
      'blossom',
      'deciduous-tree',
      'evergreen-tree',
      'butterfly',
    ],
  },
  strand: {
    ground: 'sand',
    road: 'sea',
    places: waves,
    start: { building: 'boot', figure: 'vos-rent', says: 'begin: de vos bij de boot' },
    finish: { building: 'tent', figure: 'monster-blij', says: 'einde: het monster bij de tent' },
    scenery: [
      'palm-tree',
      'spiral-shell',
      'bucket',
      'palm-tree',
      'crab',
      'palm-tree',
      'palm-tree',
      'turtle',
      'spiral-shell',
      'palm-tree',
      'palm-tree',
      'crab',
    ],
  },
  ruimte: {
    ground: 'dusk',
    road: 'glow',
    places: spiral,
    start: { building: 'rocket', figure: 'robot-blij', says: 'begin: de robot bij de raket' },
    finish: { building: 'ringed-planet', figure: 'oma-blij', says: 'einde: oma bij de planeet' },
    scenery: [
      'star',
      'comet',
      'star',
      'flying-saucer',
      'ringed-planet',
      'star',
      'star',
      'comet',
      'star',
      'maan',
      'star',
      'ringed-planet',
    ],
  },
};
