/** The place of a kern behind its letters: on every page other things of it, where the letter leaves room. */
import type { Box } from '../../lay/box.ts';
import { placePicture } from '../../lay/picture-box.ts';
import { weights } from '../../measures.ts';
import type { Colour } from '../../palette.ts';
import type { Mark } from '../../sheet.ts';

/** What stands far away in a place, or hangs in its air: how far from the left, how large, how high above the horizon. */
type Prop = readonly [picture: string, share: number, size: number, up: number];

export interface Scenery {
  readonly above: Colour;
  readonly below: Colour;
  readonly shade: Colour;
  readonly props: readonly Prop[];
}

/** A place for each kern, in turn. */
const places: readonly [Scenery, ...Scenery[]] = [
  {
    above: 'sky',
    below: 'grass',
    shade: 'leaf',
    props: [
      ['deciduous-tree', 0.09, 30, 0],
      ['wolk', 0.74, 19, 44],
      ['tulip', 0.94, 15, -4],
      ['deciduous-tree', 0.92, 21, 0],
      ['tulip', 0.03, 11, -7],
      ['wolk', 0.06, 14, 48],
      ['mushroom', 0.97, 10, -6],
    ],
  },
  {
    above: 'sky',
    below: 'sand',
    shade: 'earth',
    props: [
      ['boot', 0.1, 25, -2],
      ['zon', 0.9, 20, 46],
      ['spiral-shell', 0.95, 13, -9],
      ['wolk', 0.06, 14, 50],
      ['bucket', 0.92, 15, -8],
      ['spiral-shell', 0.03, 10, -10],
      ['boot', 0.96, 12, 0],
    ],
  },
  {
    above: 'cream',
    below: 'stone',
    shade: 'shade',
    props: [
      ['house', 0.1, 30, 0],
      ['automobile', 0.9, 24, -5],
      ['wolk', 0.06, 15, 48],
      ['house', 0.93, 21, 0],
      ['deciduous-tree', 0.04, 17, 0],
      ['vogel', 0.94, 11, 46],
      ['tulip', 0.03, 10, -6],
    ],
  },
  {
    above: 'greenSoft',
    below: 'leaf',
    shade: 'leafDeep',
    props: [
      ['evergreen-tree', 0.07, 36, 0],
      ['mushroom', 0.94, 14, -6],
      ['evergreen-tree', 0.92, 27, 0],
      ['egel', 0.94, 16, -8],
      ['evergreen-tree', 0.04, 18, 0],
      ['mushroom', 0.03, 10, -7],
      ['vogel', 0.95, 11, 44],
    ],
  },
  {
    above: 'yellowSoft',
    below: 'earth',
    shade: 'wood',
    props: [
      ['potted-plant', 0.07, 22, -2],
      ['raam', 0.9, 22, 34],
      ['doos', 0.92, 19, -7],
      ['raam', 0.06, 15, 38],
      ['chair', 0.93, 24, -4],
      ['boek', 0.03, 10, -8],
      ['potted-plant', 0.97, 12, -3],
    ],
  },
  {
    above: 'blueSoft',
    below: 'paper',
    shade: 'stone',
    props: [
      ['evergreen-tree', 0.08, 34, 0],
      ['slee', 0.92, 21, -6],
      ['wolk', 0.88, 16, 46],
      ['evergreen-tree', 0.94, 22, 0],
      ['muts', 0.04, 11, -8],
      ['evergreen-tree', 0.04, 16, 0],
      ['slee', 0.97, 12, -6],
    ],
  },
  {
    above: 'night',
    below: 'nightGrass',
    shade: 'nightHill',
    props: [
      ['maan', 0.9, 20, 42],
      ['house', 0.1, 27, 0],
      ['star', 0.05, 10, 50],
      ['owl', 0.94, 16, -4],
      ['star', 0.95, 9, 52],
      ['evergreen-tree', 0.04, 18, 0],
      ['star', 0.2, 8, 56],
    ],
  },
];

export const sceneryOf = (kern: number): Scenery => places[kern % places.length] ?? places[0];

interface Look {
  readonly horizon: number;
  /** From where to where the letter stands, with who is beside it. */
  readonly taken: readonly [number, number];
  /** Another one looks otherwise: turned round, and with other things. */
  readonly turn: number;
}

export function drawScenery(box: Box, { above, below, props }: Scenery, look: Look): Mark[] {
  const { x, y, width, height } = box;
  const { horizon, turn } = look;
  const [right, bottom, radius] = [x + width, y + height, 7];
  const rise = turn % 2 === 0 ? -4 : 4;
  const edge = { colour: 'edge', weight: weights.thin } as const;
  const first = turn % props.length;
  const shown = placeProps([...props.slice(first), ...props.slice(0, first)], box, look);
  const draw = ({ picture, place }: Placed): Mark => placePicture(picture, place);
  return [
    { kind: 'rect', ...box, radius, fill: above, stroke: edge },
    ...shown.filter(({ isNear }) => !isNear).map(draw),
    {
      kind: 'path',
      d: `M${x} ${horizon + rise}C${x + width * 0.3} ${horizon - rise} ${x + width * 0.7} ${horizon - rise} ${right} ${horizon + rise}V${bottom - radius}Q${right} ${bottom} ${right - radius} ${bottom}H${x + radius}Q${x} ${bottom} ${x} ${bottom - radius}Z`,
      fill: below,
      stroke: edge,
    },
    ...shown.filter(({ isNear }) => isNear).map(draw),
  ];
}

interface Placed {
  readonly picture: string;
  readonly place: Box;
  /** On this side of the horizon. */
  readonly isNear: boolean;
}

const air = 2;

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Each that is clear of the letter and of those before it. */
function placeProps(props: readonly Prop[], { x, y, width }: Box, { horizon, taken, turn }: Look): Placed[] {
  const placed: Placed[] = [];
  for (const [picture, share, size, up] of props) {
    const middle = x + width * (turn % 2 === 0 ? share : 1 - share);
    const left = Math.min(x + width - size - air, Math.max(x + air, middle - size / 2));
    const top = Math.max(y + air, horizon + 3 - up - size);
    const place = { x: left, y: top, width: size, height: size };
    const isClear = left + size < taken[0] || left > taken[1];
    if (isClear && !placed.some((other) => meet(place, other.place)))
      placed.push({ picture, place, isNear: up < 0 });
  }
  return placed;
}
