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
  /** What is seen behind the ground, and how high: the sea, a skirting board. */
  readonly behind?: { readonly colour: Colour; readonly height: number };
  readonly props: readonly Prop[];
}

/** A place for each kern, in turn. */
const places: readonly [Scenery, ...Scenery[]] = [
  {
    above: 'sky',
    below: 'grass',
    props: [
      ['deciduous-tree', 0.09, 30, 0],
      ['wolk', 0.74, 19, 44],
      ['tulip', 0.94, 15, -4],
      ['deciduous-tree', 0.92, 21, 0],
      ['tulip', 0.03, 11, -7],
      ['wolk', 0.06, 14, 48],
      ['mushroom', 0.97, 10, -6],
      ['wolk', 0.45, 24, 56],
    ],
  },
  {
    above: 'sky',
    below: 'sand',
    behind: { colour: 'sea', height: 15 },
    props: [
      ['boot', 0.09, 24, 7],
      ['zon', 0.9, 20, 46],
      ['spiral-shell', 0.95, 13, -9],
      ['wolk', 0.06, 14, 50],
      ['bucket', 0.92, 15, -8],
      ['spiral-shell', 0.03, 10, -10],
      ['boot', 0.95, 14, 8],
      ['wolk', 0.45, 24, 56],
    ],
  },
  {
    above: 'cream',
    below: 'stone',
    isFlat: true,
    behind: { colour: 'hill', height: 7 },
    props: [
      ['house', 0.1, 30, 0],
      ['automobile', 0.9, 24, -5],
      ['wolk', 0.06, 15, 48],
      ['house', 0.93, 21, 0],
      ['deciduous-tree', 0.04, 17, 0],
      ['vogel', 0.94, 11, 46],
      ['tulip', 0.03, 10, -6],
      ['wolk', 0.45, 24, 56],
    ],
  },
  {
    above: 'greenSoft',
    below: 'leaf',
    props: [
      ['evergreen-tree', 0.07, 36, 0],
      ['mushroom', 0.94, 14, -6],
      ['evergreen-tree', 0.92, 27, 0],
      ['egel', 0.94, 16, -8],
      ['evergreen-tree', 0.04, 18, 0],
      ['mushroom', 0.03, 10, -7],
      ['vogel', 0.95, 11, 44],
      ['wolk', 0.45, 24, 56],
    ],
  },
  {
    above: 'yellowSoft',
    below: 'earth',
    isFlat: true,
    behind: { colour: 'wood', height: 3 },
    props: [
      ['potted-plant', 0.07, 24, -5],
      ['raam', 0.9, 24, 34],
      ['doos', 0.92, 20, -8],
      ['raam', 0.06, 17, 36],
      ['chair', 0.93, 26, -6],
      ['potted-plant', 0.05, 15, -7],
      ['doos', 0.96, 13, -9],
      ['raam', 0.4, 30, 46],
    ],
  },
  {
    above: 'blueSoft',
    below: 'paper',
    props: [
      ['evergreen-tree', 0.08, 34, 0],
      ['slee', 0.92, 21, -6],
      ['wolk', 0.88, 16, 46],
      ['evergreen-tree', 0.94, 22, 0],
      ['evergreen-tree', 0.04, 16, 0],
      ['slee', 0.97, 12, -6],
      ['wolk', 0.4, 26, 56],
    ],
  },
  {
    above: 'night',
    below: 'nightGrass',
    props: [
      ['maan', 0.9, 20, 42],
      ['house', 0.1, 27, -6],
      ['star', 0.05, 10, 50],
      ['owl', 0.94, 16, -4],
      ['star', 0.95, 9, 52],
      ['evergreen-tree', 0.04, 18, 0],
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
  const { above, below, isFlat, behind, props } = scenery;
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
    ...shown.filter(({ isNear }) => !isNear).map(draw),
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
          { x: near.place.x + near.place.width / 2, y: near.foot - 0.4, width: near.place.width * 0.8 },
          below,
        ),
        draw(near),
      ]),
  ];
}

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

/** Of what hangs in the air, from the ground up. */
const aloft = 20;

/** Each that is clear of what stands there and of those before it. */
function placeProps(
  props: readonly Prop[],
  { x, y, width }: Box,
  { horizon, taken, turn, rise }: Look & { readonly rise: number },
): Placed[] {
  const placed: Placed[] = [];
  for (const [picture, share, size, up] of props) {
    const middle = x + width * (turn % 2 === 0 ? share : 1 - share);
    const left = Math.min(x + width - size - air.edge, Math.max(x + air.edge, middle - size / 2));
    const at = (left + size / 2 - x) / width;
    // Of a hill the ground is as high as its curve there; what is behind it stands a little deeper.
    const ground = up > aloft ? horizon : horizon + rise * (1 - 6 * at * (1 - at)) + (up < 0 ? 0 : 1);
    const top = Math.max(y + air.edge, ground - up - size);
    const place = { x: left, y: top, width: size, height: size };
    if (![...taken, ...placed.map((other) => other.place)].some((other) => meet(place, other)))
      placed.push({ picture, place, foot: top + size, isNear: up < 0 });
  }
  return placed;
}
