/** The place of a kern behind its letters: on every page other things of it, where the letter leaves room. */
import type { Box } from '../../sheets/lay/box.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { weights } from '../../sheets/measures.ts';
import type { Colour, Paper } from '../../sheets/palette.ts';
import type { Mark } from '../../sheets/sheet.ts';

/**
 * What stands in a place, or hangs in its air: how far from the left, how large, and how high. What is below 0 stands on
 * this side of where the ground begins, what is at 0 just behind that; the rest hangs so far above it.
 */
type Prop = readonly [picture: string, share: number, size: number, up: number];

export interface Scenery {
  readonly above: Colour;
  readonly below: Paper;
  /** Streets and floors are flat; other ground is a hill. */
  readonly isFlat?: boolean;
  /** Nobody stands here in summer clothes. */
  readonly isCold?: boolean;
  /** What is seen behind the ground, and how high: the sea, a skirting board; of the sea, how high the wave in front of its boats is. */
  readonly behind?: { readonly colour: Colour; readonly height: number; readonly wave?: number };
  /** Hills far away, that fill the width. */
  readonly far?: Colour;
  readonly props: readonly Prop[];
}

/** What gives light stays at the left, also where the rest is turned round: every shadow falls to the right. */
const lights: readonly string[] = ['zon', 'maan'];

/** A place for each kern, in turn. */
const places: readonly [Scenery, ...Scenery[]] = [
  {
    above: 'sky',
    below: 'grass',
    far: 'hill',
    props: [
      ['deciduous-tree', 0.1, 54, 0],
      ['wolk', 0.8, 24, 42],
      ['deciduous-tree', 0.92, 44, 0],
      ['tulip', 0.95, 17, -6],
      ['tulip', 0.04, 13, -8],
      ['mushroom', 0.88, 12, -7],
      ['wolk', 0.06, 16, 48],
      ['wolk', 0.45, 24, 56],
    ],
  },
  {
    above: 'sky',
    below: 'sand',
    behind: { colour: 'sea', height: 15, wave: 6.5 },
    props: [
      ['palm-tree', 0.08, 56, -5],
      ['boot', 0.9, 34, 4],
      ['zon', 0.08, 22, 44],
      ['boot', 0.06, 24, 4.5],
      ['bucket', 0.94, 16, -8],
      ['spiral-shell', 0.05, 12, -9],
      ['wolk', 0.06, 16, 50],
      ['wolk', 0.45, 24, 56],
    ],
  },
  {
    above: 'cream',
    below: 'stone',
    isFlat: true,
    behind: { colour: 'hill', height: 7 },
    props: [
      ['house', 0.1, 50, 0],
      ['automobile', 0.9, 36, -8],
      ['house', 0.92, 42, 0],
      ['deciduous-tree', 0.05, 34, 0],
      ['luchtballon', 0.93, 18, 44],
      ['wolk', 0.06, 17, 48],
      ['potted-plant', 0.03, 15, -6],
      ['wolk', 0.45, 24, 56],
    ],
  },
  {
    above: 'greenSoft',
    below: 'leaf',
    far: 'hill',
    props: [
      ['evergreen-tree', 0.08, 58, 0],
      ['evergreen-tree', 0.93, 50, 0],
      ['egel', 0.9, 20, -8],
      ['mushroom', 0.06, 17, -7],
      ['evergreen-tree', 0.82, 30, 0],
      ['butterfly', 0.95, 12, 40],
      ['mushroom', 0.96, 12, -8],
      ['wolk', 0.45, 24, 56],
    ],
  },
  {
    // A bathroom: what floats in its water is soap.
    above: 'yellowSoft',
    below: 'stone',
    isFlat: true,
    behind: { colour: 'paper', height: 14 },
    props: [
      ['potted-plant', 0.08, 38, -6],
      ['raam', 0.9, 30, 32],
      ['bad', 0.92, 40, -7],
      ['raam', 0.08, 30, 32],
      ['bad', 0.9, 34, -8],
      ['potted-plant', 0.06, 20, -7],
      ['bucket', 0.97, 13, -9],
      ['raam', 0.4, 30, 46],
    ],
  },
  {
    above: 'blueSoft',
    below: 'snow',
    far: 'dusk',
    isCold: true,
    props: [
      ['evergreen-tree', 0.08, 56, -4],
      ['slee', 0.86, 30, -6],
      ['evergreen-tree', 0.94, 44, 0],
      ['wolk', 0.88, 22, 44],
      ['evergreen-tree', 0.18, 30, 0],
      ['sneeuwvlok', 0.08, 14, 54],
      ['snowman-without-snow', 0.93, 28, -6],
      ['wolk', 0.4, 26, 56],
      ['sneeuwvlok', 0.62, 13, 57],
    ],
  },
  {
    above: 'dusk',
    below: 'greenSoft',
    far: 'purpleSoft',
    props: [
      ['house', 0.1, 46, -4],
      ['maan', 0.1, 26, 38],
      ['owl', 0.93, 20, -6],
      ['evergreen-tree', 0.94, 46, 0],
      ['star', 0.05, 11, 50],
      ['evergreen-tree', 0.05, 32, 0],
      ['star', 0.2, 8, 56],
      ['star', 0.45, 12, 60],
    ],
  },
];

export const sceneryOf = (kern: number): Scenery => places[kern % places.length] ?? places[0];

interface Look {
  readonly horizon: number;
  /** Where the letter stands, and who is beside it with what it says. */
  readonly taken: readonly Box[];
  /** Another one looks otherwise: turned round, and with other things. */
  readonly turn: number;
}

/** How far the hills go up and down. */
const bend = 4;

export function drawScenery(box: Box, scenery: Scenery, look: Look): Mark[] {
  const { above, below, isFlat, behind, far, props } = scenery;
  const { x, y, width, height } = box;
  const { horizon, turn } = look;
  const [right, bottom, radius] = [x + width, y + height, 7];
  const rise = isFlat ? 0 : turn % 2 === 0 ? -bend : bend;
  const edge = { colour: 'edge', weight: weights.thin } as const;
  const first = turn % props.length;
  const shown = placeProps([...props.slice(first), ...props.slice(0, first)], box, { ...look, rise });
  const draw = ({ picture, place }: Placed): Mark => placePicture(picture, place);
  return [
    { kind: 'rect', ...box, radius, fill: above, stroke: edge },
    ...(behind
      ? [
          {
            kind: 'rect',
            x,
            y: horizon - behind.height,
            width,
            height: behind.height + Math.abs(rise),
            fill: behind.colour,
            stroke: edge,
          } as const,
        ]
      : []),
    ...(far ? [layFarHills(box, far, horizon + bend, turn)] : []),
    ...shown.filter(({ isNear }) => !isNear).map(draw),
    ...(behind?.wave ? [layWave(box, behind.colour, horizon - behind.wave, horizon + bend)] : []),
    {
      kind: 'path',
      d: `M${x} ${horizon + rise}C${x + width * 0.3} ${horizon - rise} ${x + width * 0.7} ${horizon - rise} ${right} ${horizon + rise}V${bottom - radius}Q${right} ${bottom} ${right - radius} ${bottom}H${x + radius}Q${x} ${bottom} ${x} ${bottom - radius}Z`,
      fill: below,
      stroke: edge,
    },
    ...shown
      .filter(({ isNear }) => isNear)
      .flatMap((near) => [
        layShadow(
          { x: near.place.x + near.place.width / 2, y: near.foot - 0.9, width: near.place.width * 0.8 },
          below,
        ),
        draw(near),
      ]),
  ];
}

/** In mm: how long a wave is about, and how deep. */
const swell = { long: 31, deep: 1.6 } as const;

/** In front of the boats, so that they lie in the water. */
function layWave({ x, width }: Box, fill: Colour, top: number, foot: number): Mark {
  const count = Math.round(width / swell.long);
  const dips = Array.from({ length: count }, (_, index) => {
    const [from, to] = [x + (width * index) / count, x + (width * (index + 1)) / count];
    return `Q${toTenth((from + to) / 2)} ${toTenth(top + 2 * swell.deep)} ${toTenth(to)} ${toTenth(top)}`;
  });
  return {
    kind: 'path',
    d: `M${x} ${toTenth(foot)}V${toTenth(top)}${dips.join('')}V${toTenth(foot)}Z`,
    fill,
    stroke: { colour: 'edge', weight: weights.thin },
  };
}

/** How high each of them is; on the next page others come first. */
const farHills = [22, 31, 19, 27] as const;

function layFarHills({ x, width }: Box, fill: Colour, foot: number, turn: number): Mark {
  const wide = width / farHills.length;
  const hills = farHills.map((_, index) => {
    const high = farHills[(index + turn) % farHills.length] ?? farHills[0];
    const [from, to] = [x + index * wide, x + (index + 1) * wide];
    const [valley, top] = [foot - 9, foot - 9 - (4 / 3) * (high - 9)];
    return `C${toTenth(from + wide * 0.35)} ${toTenth(top)} ${toTenth(to - wide * 0.35)} ${toTenth(top)} ${toTenth(to)} ${toTenth(valley)}`;
  });
  return {
    kind: 'path',
    d: `M${x} ${toTenth(foot)}V${toTenth(foot - 9)}${hills.join('')}V${toTenth(foot)}Z`,
    fill,
    stroke: { colour: 'edge', weight: weights.thin },
  };
}

const toTenth = (value: number): number => Math.round(10 * value) / 10;

interface Placed {
  readonly picture: string;
  readonly place: Box;
  readonly foot: number;
  /** On this side of where the ground begins. */
  readonly isNear: boolean;
}

/** To the edge, and between two things. */
const air = { edge: 2, between: 3 } as const;

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width + air.between &&
  other.x < one.x + one.width + air.between &&
  one.y < other.y + other.height + air.between &&
  other.y < one.y + one.height + air.between;

/** What a picture leaves empty under what it shows, in shares of its side: without, all would float. */
const emptyBelow: Readonly<Record<string, number>> = {
  automobile: 0.094,
  boot: 0.075,
  bucket: 0.094,
  doos: 0.031,
  house: 0.094,
  mushroom: 0.125,
  owl: 0.031,
  'snowman-without-snow': 0.028,
};
const mostLeave = 0.062;

/** Of what hangs in the air, from the ground up. */
const aloft = 20;

/** As large as there is room for: a tree beside a narrow letter is a whole tree. */
const shrinks = [1, 0.8, 0.64, 0.5];

/** Each that is clear of what stands there and of those before it. */
function placeProps(
  props: readonly Prop[],
  { x, y, width }: Box,
  { horizon, taken, turn, rise }: Look & { readonly rise: number },
): Placed[] {
  const placeProp = ([picture, share, size, up]: Prop): Placed => {
    const middle = x + width * (turn % 2 === 0 || lights.includes(picture) ? share : 1 - share);
    const left = Math.min(x + width - size - air.edge, Math.max(x + air.edge, middle - size / 2));
    const at = (left + size / 2 - x) / width;
    // Of a hill the ground is as high as its curve there; what is behind it stands a little deeper.
    const ground = up > aloft ? horizon : horizon + rise * (1 - 6 * at * (1 - at)) + (up < 0 ? 0 : 1);
    const empty = up > aloft ? 0 : size * (emptyBelow[picture] ?? mostLeave);
    const top = Math.max(y + air.edge, ground - up - size + empty);
    const place = { x: left, y: top, width: size, height: size };
    return { picture, place, foot: top + size - empty, isNear: up < 0 };
  };
  const placed: Placed[] = [];
  for (const [picture, share, size, up] of props) {
    const fits = shrinks
      .map((part) => placeProp([picture, share, size * part, up]))
      .find(
        ({ place }) => ![...taken, ...placed.map((other) => other.place)].some((other) => meet(place, other)),
      );
    if (fits) placed.push(fits);
  }
  return placed;
}
