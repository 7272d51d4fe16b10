/** Where a trail leads: three places, each with a road of its own shape, so that another trail is another journey. */
import type { Colour, Paper } from '../../sheets/palette.ts';
import type { Point } from './road.ts';

export const boardNames = ['tuin', 'strand', 'ruimte'] as const;
export type BoardName = (typeof boardNames)[number];

interface End {
  readonly building: string;
  readonly figure: string;
  readonly says: string;
}

/** Of two fields the numbers: who stands on the first goes over it to the other. */
interface Bridge {
  readonly from: number;
  readonly to: number;
}

interface Scenery {
  readonly picture: string;
  readonly at: Point;
  readonly size: number;
  /** Hangs in the air: it has no shadow on the ground. */
  readonly hangs?: boolean;
}

export interface Board {
  readonly ground: Paper;
  readonly road: Colour;
  /** What lies under a bridge. */
  readonly pool: Colour;
  /** Begin, the fields, einde. */
  readonly places: readonly Point[];
  readonly bridges: readonly [Bridge, Bridge];
  /** The number of the field where one may turn once more. */
  readonly again: number;
  readonly start: End;
  readonly finish: End;
  readonly scenery: readonly Scenery[];
}

/**
 * Half of the board, in mm. The left sheet is cut once, where its drawing ends; the margin that no printer fills is the
 * strip of the right sheet that it is glued on.
 */
export const half = { width: 186, height: 253, top: 27, left: 12 } as const;

/** To and fro, row by row. */
const winding: readonly Point[] = [
  [31, 211],
  [91, 206],
  [150, 211],
  [218, 207],
  [277, 211],
  [338, 168],
  [277, 125],
  [218, 129],
  [150, 125],
  [91, 129],
  [32, 86],
  [91, 43],
  [150, 47],
  [219, 44],
];

/** Up and down, as waves on a shore. */
const waves: readonly Point[] = [
  [32, 211],
  [31, 127],
  [31, 44],
  [101, 44],
  [101, 127],
  [92, 213],
  [153, 190],
  [216, 68],
  [277, 44],
  [269, 127],
  [269, 210],
  [338, 210],
  [338, 127],
  [338, 44],
];

/** Up, over the top and down; then round, to the middle. */
const hook: readonly Point[] = [
  [32, 211],
  [31, 127],
  [31, 45],
  [92, 41],
  [152, 45],
  [152, 127],
  [150, 211],
  [218, 207],
  [277, 211],
  [338, 207],
  [338, 126],
  [338, 44],
  [277, 41],
  [231, 105],
];

export const boards: Readonly<Record<BoardName, Board>> = {
  tuin: {
    ground: 'greenSoft',
    road: 'earth',
    pool: 'water',
    places: winding,
    bridges: [
      { from: 3, to: 7 },
      { from: 8, to: 12 },
    ],
    again: 5,
    start: { building: 'house', figure: 'meisje-wijst', says: 'begin: het meisje bij het huis' },
    finish: { building: 'castle', figure: 'draak-blij', says: 'einde: de draak bij het kasteel' },
    scenery: [
      { picture: 'deciduous-tree', at: [40, 150], size: 36 },
      { picture: 'tulip', at: [66, 165], size: 20 },
      { picture: 'mushroom', at: [108, 167], size: 18 },
      { picture: 'evergreen-tree', at: [256, 164], size: 24 },
      { picture: 'tulip', at: [338, 222], size: 22 },
      { picture: 'deciduous-tree', at: [277, 60], size: 34 },
      { picture: 'evergreen-tree', at: [343, 52], size: 40 },
      { picture: 'evergreen-tree', at: [316, 88], size: 26 },
      { picture: 'egel', at: [114, 84], size: 19 },
      { picture: 'tulip', at: [348, 110], size: 20 },
      { picture: 'mushroom', at: [20, 40], size: 20 },
    ],
  },
  strand: {
    ground: 'sand',
    road: 'sea',
    pool: 'water',
    places: waves,
    bridges: [
      { from: 1, to: 4 },
      { from: 9, to: 12 },
    ],
    again: 6,
    start: { building: 'boot', figure: 'vos-rent', says: 'begin: de vos bij de boot' },
    finish: { building: 'tent', figure: 'monster-blij', says: 'einde: het monster bij de tent' },
    scenery: [
      { picture: 'palm-tree', at: [157, 44], size: 46 },
      { picture: 'palm-tree', at: [212, 190], size: 46 },
      { picture: 'crab', at: [150, 108], size: 22 },
      { picture: 'spiral-shell', at: [67, 88], size: 17 },
      { picture: 'bucket', at: [66, 168], size: 19 },
      { picture: 'turtle', at: [214, 136], size: 22 },
      { picture: 'crab', at: [305, 86], size: 18 },
      { picture: 'spiral-shell', at: [128, 233], size: 20 },
      { picture: 'bucket', at: [305, 168], size: 18 },
    ],
  },
  ruimte: {
    ground: 'dusk',
    road: 'glow',
    pool: 'nightSky',
    places: hook,
    bridges: [
      { from: 1, to: 5 },
      { from: 10, to: 12 },
    ],
    again: 7,
    start: { building: 'rocket', figure: 'robot-blij', says: 'begin: de robot bij de raket' },
    finish: { building: 'ringed-planet', figure: 'oma-blij', says: 'einde: oma bij de planeet' },
    scenery: [
      { picture: 'flying-saucer', at: [92, 203], size: 40, hangs: true },
      { picture: 'star', at: [92, 158], size: 18, hangs: true },
      { picture: 'comet', at: [92, 92], size: 22, hangs: true },
      { picture: 'maan', at: [278, 160], size: 34, hangs: true },
      { picture: 'star', at: [205, 158], size: 20, hangs: true },
      { picture: 'star', at: [220, 42], size: 22, hangs: true },
      { picture: 'star', at: [308, 170], size: 14, hangs: true },
    ],
  },
};
