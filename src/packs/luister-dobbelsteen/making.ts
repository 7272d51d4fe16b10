/** How a die is made, in five steps with a drawing each, on the paper that is cut away. */
import type { Box } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { figure, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { moveMark } from '../../sheets/marks/index.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import { type Accent, type Colour, softOf } from '../../sheets/palette.ts';
import type { Block, Element, PathMark } from '../../sheets/sheet.ts';
import { capHeight, setParagraph, setText } from '../../sheets/text.ts';
import { cross, dieTabs, type Side, type Square } from './cube-net.ts';

type Point = readonly [number, number];

/** In a square of 40. */
type Draws = (accent: Accent) => PathMark[];

interface Step {
  readonly says: string;
  readonly draw: Draws;
}

const line = { colour: 'frame', weight: weights.line } as const;
const write = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
const shape = (points: readonly Point[], fill: Colour): PathMark => ({
  kind: 'path',
  d: `M${points.map(write).join('L')}Z`,
  fill,
  stroke: line,
});
const stroke = (points: readonly Point[]): PathMark => ({
  kind: 'path',
  d: `M${points.map(write).join('L')}`,
  stroke: line,
});
/** An arrow that ends in the second point. */
function arrow([x1, y1]: Point, [x2, y2]: Point): PathMark[] {
  const turn = Math.atan2(y2 - y1, x2 - x1);
  const wing = (by: number): Point => [x2 - Math.cos(turn + by) * 3, y2 - Math.sin(turn + by) * 3];
  return [
    stroke([
      [x1, y1],
      [x2, y2],
    ]),
    stroke([wing(0.5), [x2, y2], wing(-0.5)]),
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
  return shape([at(0, 0), at(1.3, 2), at(small - 1.3, 2), at(small, 0)], 'paper');
}

/** The six squares with their tabs, loose from the sheet. */
const drawNet: Draws = (accent) => [
  ...dieTabs.flatMap(({ square, side }) => {
    const carrier = cross[square];
    return carrier ? [drawTab(carrier, side)] : [];
  }),
  ...cross.map((square) => shape(cornersOf(square), softOf(accent))),
];

/** A bowl of a bottom and four sides that still lean out; the pictures are on the outside. */
const drawFolded: Draws = (accent) => [
  shape(
    [
      [13, 18],
      [29, 18],
      [33, 9],
      [16, 9],
    ],
    'paper',
  ),
  shape(
    [
      [13, 18],
      [16, 9],
      [9, 12],
      [5, 21],
    ],
    softOf(accent),
  ),
  shape(
    [
      [29, 18],
      [33, 9],
      [38, 14],
      [35, 23],
    ],
    softOf(accent),
  ),
  shape(
    [
      [13, 18],
      [29, 18],
      [26, 26],
      [10, 26],
    ],
    'paper',
  ),
  shape(
    [
      [10, 26],
      [26, 26],
      [29, 34],
      [9, 34],
    ],
    softOf(accent),
  ),
];

const box = { left: 8, right: 26, top: 18, bottom: 36, deep: 6 } as const;

/** A box without its lid, seen a little from above. */
function drawBox(accent: Accent): PathMark[] {
  const { left, right, top, bottom, deep } = box;
  return [
    shape(
      [
        [left, top],
        [left + deep, top - deep],
        [right + deep, top - deep],
        [right, top],
      ],
      'paper',
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

/** A flap goes into the box. */
const drawFlap: Draws = (accent) => [
  ...drawBox(accent),
  shape(
    [
      [33, 13],
      [38, 15],
      [38, 26],
      [33, 29],
    ],
    'paper',
  ),
  ...arrow([38, 9], [33.5, 16]),
];

const drawPaper: Draws = (accent) => [
  ...drawBox(accent),
  shape(
    [
      [14, 2],
      [19, 1],
      [24, 3],
      [26, 7],
      [23, 11],
      [18, 12],
      [14, 10],
      [12, 6],
    ],
    'paper',
  ),
  stroke([
    [15, 5],
    [19, 6],
    [18, 9],
  ]),
  stroke([
    [22, 4],
    [20, 7],
    [23, 9],
  ]),
  ...arrow([19.5, 12.5], [19.5, 17]),
];

const drawLid: Draws = (accent) => [
  ...drawBox(accent),
  shape(
    [
      [8 + box.deep, 12],
      [32, 12],
      [30, 1],
      [13, 1],
    ],
    softOf(accent),
  ),
  ...arrow([35, 4], [37, 11]),
];

const steps: readonly Step[] = [
  { says: 'Knip op de streepjeslijn.', draw: drawNet },
  { says: 'Vouw alle lijnen scherp. De plaatjes komen aan de buitenkant.', draw: drawFolded },
  { says: 'Plak de lipjes 1 tot en met 4.', draw: drawFlap },
  { says: 'Stop er een prop papier in.', draw: drawPaper },
  { says: 'Plak het deksel dicht: lipje 5, 6 en 7.', draw: drawLid },
];

const drawn = 40;
const style = { size: typeSizes.body, leading: 1.3 } as const;
const indent = 6;

/** In two columns, one above each arm and two below it: three down the left one, then on to the right. */
export function layMaking(columns: readonly (readonly [above: Box, below: Box])[], accent: Accent): Block[] {
  const places = columns.flatMap(([above, below]) => [above, ...divide(below, 1, 2)]);
  return [
    list(
      fill(places.slice(0, steps.length), steps, (step, place, index) => [
        layStep(step, index + 1, place, accent),
      ]),
    ),
  ];
}

function layStep({ says, draw }: Step, number: number, { x, y, width }: Box, accent: Accent): Element {
  const move = { scale: 1, x: x + (width - drawn) / 2, y };
  const top = y + drawn + 3;
  const baseline = top + capHeight(style.size);
  const said = setParagraph([{ text: says, face: 'regular' }], x + indent, baseline, width - indent, style);
  const label = { size: style.size, face: 'bold', colour: accent } as const;
  return item(
    [
      figure(
        `stap ${number}`,
        draw(accent).map((mark) => moveMark(mark, move)),
      ),
      paragraph(said.marks),
    ],
    [setText(`${number}.`, x, baseline, label)],
  );
}
