/** Where a trail leads: three places, each with a road of its own shape, so that another trail is another journey. */
import { type Colour, type Paper, shadeOn } from '../../sheets/palette.ts';
import type { Point } from './road.ts';

export const boardNames = ['tuin', 'strand', 'ruimte'] as const;
export type BoardName = (typeof boardNames)[number];

export interface End {
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
  /** What scenery throws its shadow on, and who waits at begin and einde stands on. */
  readonly ground: Paper;
  /** Light grey in zwart-wit on every board: whatever is as long and white there is water. */
  readonly road: Colour;
  /** Over loose sand one walks on planks. */
  readonly hasPlanks?: true;
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
export const half = { width: 185.4, height: 253, top: 27, left: 12.3 } as const;

/** What is drawn runs on past the seam, nearly as far as a printer goes: a cut that is a little off shows no white. */
export const bleed = 2;

/** Of the land around a road. Below it is room for the pictures of what is read there. */
export const landHeight = 225;
/** Where nothing is read, so much more of the land is seen above it, and as much below. */
export const moreLand = (half.height - landHeight) / 2;

/** To and fro, row by row. */
const winding: readonly Point[] = [
  [31, 189],
  [92, 184],
  [153, 189],
  [219, 185],
  [277, 189],
  [338, 150],
  [277, 111],
  [219, 114],
  [153, 111],
  [92, 114],
  [32, 75],
  [92, 36],
  [153, 40],
  [258, 36],
];

/** Up and down, as waves on a shore. */
const waves: readonly Point[] = [
  [32, 189],
  [31, 112],
  [31, 37],
  [106, 37],
  [106, 112],
  [92, 191],
  [150, 170],
  [214, 66],
  [277, 37],
  [264, 112],
  [270, 188],
  [338, 188],
  [338, 112],
  [338, 37],
];

/** Up, over the top and down, with a bridge under that arch; then along the foot and up, and back in a hook round a planet. */
const hook: readonly Point[] = [
  [31, 187],
  [31, 112],
  [31, 37],
  [92, 37],
  [153, 37],
  [153, 112],
  [153, 187],
  [221, 187],
  [283, 187],
  [340, 158],
  [340, 92],
  [312, 34],
  [250, 36],
  [221, 106],
];

export const boards: Readonly<Record<BoardName, Board>> = {
  tuin: {
    ground: 'grass',
    road: 'filled',
    places: winding,
    bridges: [
      { from: 3, to: 7 },
      { from: 8, to: 12 },
    ],
    again: 5,
    start: { building: 'house', figure: 'meisje-wijst', says: 'begin: het meisje bij het huis' },
    finish: { building: 'castle', figure: 'draak-blij', says: 'einde: de draak bij het kasteel' },
    scenery: [
      { picture: 'duck', at: [262, 148], size: 19, hangs: true },
      { picture: 'egel', at: [353, 207], size: 16 },
      { picture: 'mushroom', at: [318, 107], size: 14 },
      { picture: 'tulip', at: [112, 216], size: 14 },
      { picture: 'tulip', at: [124, 217], size: 14 },
    ],
  },
  strand: {
    ground: 'sand',
    road: shadeOn('earth'),
    hasPlanks: true,
    places: waves,
    bridges: [
      { from: 1, to: 4 },
      { from: 9, to: 12 },
    ],
    again: 6,
    start: { building: 'boot', figure: 'vos-rent', says: 'begin: de vos bij de boot' },
    finish: { building: 'tent', figure: 'monster-blij', says: 'einde: het monster bij de tent' },
    scenery: [
      { picture: 'crab', at: [69, 78], size: 18, hangs: true },
      { picture: 'turtle', at: [126, 213], size: 22 },
      { picture: 'bucket', at: [232, 147], size: 12 },
    ],
  },
  ruimte: {
    ground: 'stone',
    road: 'filled',
    places: hook,
    bridges: [
      { from: 1, to: 5 },
      { from: 8, to: 12 },
    ],
    again: 7,
    start: { building: 'rocket', figure: 'robot-blij', says: 'begin: de robot bij de raket' },
    finish: { building: 'ringed-planet', figure: 'oma-zwaait', says: 'einde: oma bij de planeet' },
    scenery: [
      { picture: 'flying-saucer', at: [92, 181], size: 38, hangs: true },
      { picture: 'satellite', at: [290, 77], size: 20, hangs: true },
      { picture: 'astronaut', at: [338, 204], size: 26, hangs: true },
    ],
  },
};
