/** How a die is made, in five steps with a drawing each, on the paper that is cut away. */
import type { Box } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { decoration, figure, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { moveMark } from '../../sheets/marks/index.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import { type Accent, type Colour, softOf } from '../../sheets/palette.ts';
import type { Block, Element, Mark, PathMark } from '../../sheets/sheet.ts';
import { capHeight, setParagraph, setText } from '../../sheets/text.ts';
import { cross, dieTabs, type Side, type Square } from './cube-net.ts';

type Point = readonly [number, number];

/** Of the tabs, which come under another face: in zwart-wit it is grey too. */
export const glued: Colour = 'faint';

/** In a square of 40. */
type Draws = (accent: Accent) => PathMark[];

interface Step {
  readonly says: string;
  readonly draw: Draws;
}

const line = { colour: 'frame', weight: weights.line } as const;
const strong = { colour: 'frame', weight: weights.frame } as const;
const write = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
const shape = (points: readonly Point[], fill: Colour): PathMark => ({
  kind: 'path',
  d: `M${points.map(write).join('L')}Z`,
  fill,
  stroke: line,
});
/** An arrow that bends around a point and ends in the last one. */
function arrow(from: Point, bend: Point, [x2, y2]: Point): PathMark[] {
  const turn = Math.atan2(y2 - bend[1], x2 - bend[0]);
  const wing = (by: number): Point => [x2 - Math.cos(turn + by) * 3.2, y2 - Math.sin(turn + by) * 3.2];
  return [
    { kind: 'path', d: `M${write(from)}Q${write(bend)} ${write([x2, y2])}`, stroke: strong },
    {
      kind: 'path',
      d: `M${[wing(0.5), [x2, y2] as const, wing(-0.5)].map(write).join('L')}`,
      stroke: strong,
    },
  ];
}

const small = 8.8;

/** Clockwise from the top left, in the drawing of the net. */
function cornersOf({ column, row }: Square): readonly [Point, Point, Point, Point] {
  const [left, top] = [20 + (column - 1.5) * small, 1 + row * small];
  const [right, bottom] = [left + small, top + small];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function endsOf(
  [topLeft, topRight, bottomRight, bottomLeft]: ReturnType<typeof cornersOf>,
  side: Side,
): readonly [Point, Point] {
  const ends = {
    top: [topLeft, topRight],
    right: [topRight, bottomRight],
    bottom: [bottomRight, bottomLeft],
    left: [bottomLeft, topLeft],
  } as const;
  return ends[side];
}

function drawTab(square: Square, side: Side): PathMark {
  const [from, to] = endsOf(cornersOf(square), side);
  const along = [(to[0] - from[0]) / small, (to[1] - from[1]) / small] as const;
  const at = (far: number, out: number): Point => [
    from[0] + along[0] * far + along[1] * out,
    from[1] + along[1] * far - along[0] * out,
  ];
  return shape([at(0, 0), at(1.3, 2), at(small - 1.3, 2), at(small, 0)], glued);
}

/** The six squares with their tabs, loose from the sheet. */
const drawNet: Draws = (accent) => [
  ...dieTabs.flatMap(({ square, side }) => {
    const carrier = cross[square];
    return carrier ? [drawTab(carrier, side)] : [];
  }),
  ...cross.map((square) => shape(cornersOf(square), softOf(accent))),
];

/** The sides stand up from the bottom and lean out still, each with its tabs; the lid hangs on the one behind. */
const drawFolded: Draws = (accent) => [
  shape(
    [
      [13, 14],
      [27, 14],
      [29, 5.5],
      [11.5, 5.5],
    ],
    softOf(accent),
  ),
  shape(
    [
      [11.5, 5.5],
      [29, 5.5],
      [28.4, 0.8],
      [12.4, 0.8],
    ],
    glued,
  ),
  shape(
    [
      [13, 14],
      [11.5, 5.5],
      [8.6, 6.8],
      [10.4, 13],
    ],
    glued,
  ),
  shape(
    [
      [27, 14],
      [29, 5.5],
      [31.8, 6.8],
      [29.8, 13],
    ],
    glued,
  ),
  shape(
    [
      [13, 14],
      [27, 14],
      [31, 24],
      [9, 24],
    ],
    'cream',
  ),
  shape(
    [
      [13, 14],
      [9, 24],
      [1.6, 19.6],
      [6.6, 10.4],
    ],
    softOf(accent),
  ),
  shape(
    [
      [27, 14],
      [31, 24],
      [38.4, 19.6],
      [33.4, 10.4],
    ],
    softOf(accent),
  ),
  shape(
    [
      [9, 24],
      [31, 24],
      [33.5, 33.6],
      [6.5, 33.6],
    ],
    softOf(accent),
  ),
  shape(
    [
      [9, 24],
      [6.5, 33.6],
      [3.4, 31.6],
      [5.4, 25],
    ],
    glued,
  ),
  shape(
    [
      [31, 24],
      [33.5, 33.6],
      [36.6, 31.6],
      [34.6, 25],
    ],
    glued,
  ),
  shape(
    [
      [6.5, 33.6],
      [33.5, 33.6],
      [31.6, 36.6],
      [8.4, 36.6],
    ],
    glued,
  ),
  ...arrow([3.4, 9.4], [4.6, 4.4], [8.4, 2.6]),
  ...arrow([36.6, 9.4], [35.4, 4.4], [31.6, 2.6]),
];

const box = { left: 6, right: 26, top: 16, bottom: 36.6, deep: 7 } as const;

/** A box without its lid, seen a little from above. */
function drawBox(accent: Accent, inside: Colour = 'cream'): PathMark[] {
  const { left, right, top, bottom, deep } = box;
  return [
    shape(
      [
        [left, top],
        [left + deep, top - deep],
        [right + deep, top - deep],
        [right, top],
      ],
      inside,
    ),
    shape(
      [
        [right, top],
        [right + deep, top - deep],
        [right + deep, bottom - deep],
        [right, bottom],
      ],
      softOf(accent),
    ),
    shape(
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
      softOf(accent),
    ),
  ];
}

/** A side is still open, like a door; the tab beside it has glue on it. */
const drawFlap: Draws = (accent) => [
  shape(
    [
      [6, 16],
      [13, 9],
      [30, 9],
      [23, 16],
    ],
    'paper',
  ),
  shape(
    [
      [23, 16],
      [30, 9],
      [30, 29.6],
      [23, 36.6],
    ],
    'cream',
  ),
  shape(
    [
      [30, 9],
      [38.6, 12.6],
      [38.6, 33.2],
      [30, 29.6],
    ],
    softOf(accent),
  ),
  shape(
    [
      [6, 16],
      [23, 16],
      [23, 36.6],
      [6, 36.6],
    ],
    softOf(accent),
  ),
  shape(
    [
      [23, 16],
      [27, 18.4],
      [27, 31.6],
      [23, 36.6],
    ],
    glued,
  ),
  ...[20.6, 25, 29.4].map(
    (y): PathMark => ({ kind: 'path', d: `M25 ${y}V${y + 1}`, stroke: { colour: accent, weight: 1.5 } }),
  ),
  ...arrow([37.6, 36.4], [33.6, 40], [28.6, 36]),
];

/** A sheet that is made into a ball. */
const drawPaper: Draws = (accent) => [
  ...drawBox(accent),
  {
    kind: 'path',
    d: 'M13.6 5.2L15.4 3L17.2 2.6L18.6 0.6L21.6 1.4L23.8 0.9L25.2 3L27.4 3.6L26.9 6.2L28 8.2L25.8 10L24.9 12L22.4 11.6L20 13L17.6 11.8L15 12L14.6 9.6L12.6 8Z',
    fill: 'paper',
    stroke: line,
  },
  {
    kind: 'path',
    d: 'M17.2 2.6L19 5.4L16.2 7.6M23.8 0.9L22.4 4.4L25 6M19.4 8.4L22.2 7.4L23 10',
    stroke: { colour: 'frame', weight: weights.thin },
  },
  ...arrow([9.4, 4.6], [6.6, 7.6], [10, 12.4]),
];

/** With a tab on three sides. */
const drawLid: Draws = (accent) => [
  ...drawBox(accent),
  shape(
    [
      [13, 9],
      [10, 7.4],
      [9, 1.6],
      [11.4, 0.6],
    ],
    glued,
  ),
  shape(
    [
      [33, 9],
      [35.6, 7.4],
      [36.4, 1.6],
      [34.6, 0.6],
    ],
    glued,
  ),
  shape(
    [
      [13, 9],
      [33, 9],
      [34.6, 0.6],
      [11.4, 0.6],
    ],
    softOf(accent),
  ),
  shape(
    [
      [11.4, 0.6],
      [34.6, 0.6],
      [33, -2.4],
      [13, -2.4],
    ],
    glued,
  ),
  ...arrow([7.6, 3], [2.6, 6], [4, 13]),
];

/** What comes of it. */
const drawDone: Draws = (accent) => {
  const { left, right, top, deep } = box;
  const half = (right - left) / 2;
  const [x, y] = [left + half, top + half];
  return [
    ...drawBox(accent, softOf(accent)),
    {
      kind: 'path',
      d: `M${x - 6} ${y}Q${x - 3.4} ${y + 2.6} ${x - 2} ${y + 5.4}Q${x + 1} ${y - 2.4} ${x + 6.6} ${y - 6.4}`,
      stroke: { colour: accent, weight: 1.8 },
    },
    ...[
      [right + deep + 2, top - deep - 2, 3, -3],
      [(left + right + deep) / 2, top - deep - 2.4, 0, -4],
      [left - 1, top - 3, -3, -3],
    ].map(
      ([fromX = 0, fromY = 0, across = 0, down = 0]): PathMark => ({
        kind: 'path',
        d: `M${fromX} ${fromY}L${fromX + across} ${fromY + down}`,
        stroke: strong,
      }),
    ),
  ];
};

/** Of the tabs, in the order of gluing. */
export const tabLetters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

const steps: readonly Step[] = [
  { says: 'Knip op de streepjeslijn.', draw: drawNet },
  { says: 'Vouw alle lijnen scherp. De plaatjes komen aan de buitenkant.', draw: drawFolded },
  { says: 'Plak de lipjes a tot en met d.', draw: drawFlap },
  { says: 'Stop er een prop papier in.', draw: drawPaper },
  { says: 'Plak het deksel dicht: lipje e, f en g.', draw: drawLid },
];

const drawn = 40;
const style = { size: typeSizes.body, leading: 1.3 } as const;
const indent = 6;

/** In two columns, one above each arm and two below it: three down the left one, then on to the right, where the die is done. */
export function layMaking(columns: readonly (readonly [above: Box, below: Box])[], accent: Accent): Block[] {
  const places = columns.flatMap(([above, below]) => [above, ...divide(below, 1, 2)]);
  const last = places[steps.length];
  return [
    list(
      fill(places.slice(0, steps.length), steps, (step, place, index) => [
        layStep(step, index + 1, place, accent),
      ]),
    ),
    ...(last ? [decoration(placeDrawing(drawDone, last, accent))] : []),
  ];
}

const placeDrawing = (draw: Draws, { x, y, width }: Box, accent: Accent): Mark[] =>
  draw(accent).map((mark) => moveMark(mark, { scale: 1, x: x + (width - drawn) / 2, y }));

function layStep({ says, draw }: Step, number: number, place: Box, accent: Accent): Element {
  const { x, y, width } = place;
  const top = y + drawn + 3;
  const baseline = top + capHeight(style.size);
  const said = setParagraph([{ text: says, face: 'regular' }], x + indent, baseline, width - indent, style);
  const label = { size: style.size, face: 'bold', colour: accent } as const;
  return item(
    [figure(`stap ${number}`, placeDrawing(draw, place, accent)), paragraph(said.marks)],
    [setText(`${number}.`, x, baseline, label)],
  );
}
