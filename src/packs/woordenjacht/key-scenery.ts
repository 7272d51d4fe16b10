/** What the pictures to listen to, and the sheets to draw on, stand in or hang from. */
import { type Box, inset } from '../../sheets/lay/box.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { measureText } from '../../sheets/text.ts';

const edge = { colour: 'frame', weight: weights.line } as const;
const faint = { colour: 'edge', weight: weights.thin } as const;

/** Of a cell: the picture to listen to, and beside it room to draw what is found. */
interface Rooms {
  readonly key: Box;
  readonly found: Box;
}

/** A sheet to draw on, as wide as can be: a kleuter draws large. The picture is a card in its corner. */
const cardIn = (found: Box): Rooms => ({ found, key: { ...keyCard, x: found.x + 2, y: found.y + 2 } });
const keyCard = { width: 29, height: 39 } as const;

export interface Scenery {
  readonly draw: (room: Box, cells: readonly Box[]) => Mark[];
  readonly roomsOf: (cell: Box) => Rooms;
}

/** What the room has below the cells: for the feet of a cupboard, for a pavement. */
export const floorHeight = 4;

const paperFrame = (box: Box): Mark => ({ kind: 'rect', ...box, radius: 2, fill: 'paper', stroke: faint });

/** With a sheet of paper on each shelf. It stands on the floor, clear of the edge of the page. */
export const cupboard: Scenery = {
  roomsOf: (cell) => cardIn(inset(cell, 3.5)),
  draw(room, cells) {
    const bottom = room.y + room.height + 1;
    const body = { ...room, height: room.height - floorHeight };
    const foot = { y: body.y + body.height - 2, width: 14, height: 4.6, fill: 'bark', stroke: edge } as const;
    const ground = { x: room.x - 3, y: bottom - 6, width: room.width + 6, height: 6 };
    return [
      { kind: 'rect', ...ground, fill: 'stone', stroke: faint },
      { kind: 'rect', ...foot, x: room.x + 8 },
      { kind: 'rect', ...foot, x: room.x + room.width - 22 },
      { kind: 'rect', ...body, radius: 3, fill: 'wood', stroke: edge },
      ...cells.flatMap((cell): Mark[] => [
        { kind: 'rect', ...cell, fill: 'earth', stroke: edge },
        ...layRooms(cupboard.roomsOf(cell)),
      ]),
    ];
  },
};

const roofHeight = 9;
/** Of the wall below its windows. */
const sillHeight = 4;

type Place = readonly [left: number, right: number, top: number, eaves: number];

/** From the left eaves over the top to the right ones. */
const roofLines = [
  ([left, right, top, eaves]: Place) =>
    `M${left - 3} ${eaves}L${left + 9} ${top}H${right - 9}L${right + 3} ${eaves}Z`,
  /** A gable in steps. */
  ([left, right, top, eaves]: Place) => {
    const step = (eaves - top) / 3;
    const [far, near] = [22, 11];
    return `M${left - 1} ${eaves}V${eaves - step}H${left + near}V${eaves - 2 * step}H${left + far}V${top}H${right - far}V${eaves - 2 * step}H${right - near}V${eaves - step}H${right + 1}V${eaves}Z`;
  },
  /** A gable as a bell. */
  ([left, right, top, eaves]: Place) => {
    const centre = (left + right) / 2;
    return `M${left - 2} ${eaves}C${left + 10} ${eaves - 1} ${left + 8} ${top} ${centre} ${top}C${right - 8} ${top} ${right - 10} ${eaves - 1} ${right + 2} ${eaves}Z`;
  },
] as const;

interface Front {
  readonly wall: Colour;
  readonly roof: Colour;
  readonly shape: (typeof roofLines)[number];
  readonly chimneyAt: 'left' | 'right';
}

/** No two neighbours are alike. */
const fronts = [
  { wall: 'redSoft', roof: 'roof', shape: roofLines[0], chimneyAt: 'right' },
  { wall: 'blueSoft', roof: 'sea', shape: roofLines[1], chimneyAt: 'left' },
  { wall: 'greenSoft', roof: 'leafDeep', shape: roofLines[2], chimneyAt: 'left' },
  { wall: 'yellowSoft', roof: 'brick', shape: roofLines[0], chimneyAt: 'right' },
  { wall: 'purpleSoft', roof: 'night', shape: roofLines[1], chimneyAt: 'right' },
  { wall: 'cream', roof: 'leaf', shape: roofLines[2], chimneyAt: 'left' },
] as const satisfies readonly Front[];

/** Houses in three streets, each with a face of its own and a sheet of paper in its window. */
export const houses: Scenery = {
  roomsOf({ x, y, width, height }) {
    const top = y + roofHeight + 1.6;
    return cardIn({ x: x + 6, y: top, width: width - 12, height: y + height - sillHeight - 1.4 - top });
  },
  draw: (room, cells) =>
    cells.flatMap((cell, index): Mark[] => {
      const front: Front = fronts[index % fronts.length] ?? fronts[0];
      const [left, right, eaves] = [cell.x + 3, cell.x + cell.width - 3, cell.y + roofHeight];
      const bottom = cell.y + cell.height;
      const street: Mark[] = index % 2 === 0 ? layStreet(room, bottom) : [];
      const hasChimney = front.shape === roofLines[0];
      const ridge = hasChimney ? cell.y + 2.6 : cell.y;
      const chimney = front.chimneyAt === 'right' ? right - 17 : left + 11;
      return [
        ...street,
        ...(hasChimney
          ? [
              {
                kind: 'rect',
                x: chimney,
                y: cell.y - 0.6,
                width: 6,
                height: 9,
                fill: 'brick',
                stroke: edge,
              } as const,
            ]
          : []),
        {
          kind: 'rect',
          x: left,
          y: eaves,
          width: right - left,
          height: bottom - eaves,
          fill: front.wall,
          stroke: edge,
        },
        { kind: 'path', d: front.shape([left, right, ridge, eaves]), fill: front.roof, stroke: edge },
        ...layRooms(houses.roomsOf(cell)),
      ];
    }),
};

/** Whether the word of a key fits over its picture. */
export const fitsOverKey = (word: string): boolean => measureText(word, typeSizes.least) <= keyCard.width;

/** What the picture stands on is at the foot of its card. */
function layRooms({ key, found }: Rooms): Mark[] {
  const ground = { ...key, y: key.y + key.height - groundOfCard, height: groundOfCard };
  return [
    paperFrame(found),
    { kind: 'rect', ...key, fill: 'cream', stroke: faint },
    { kind: 'rect', ...ground, fill: 'earth', stroke: faint },
  ];
}

const groundOfCard = 8;

/** From edge to edge, on to the houses below or to the foot of the page. */
function layStreet({ x, y, width, height }: Box, bottom: number): Mark[] {
  const left = y + height + 1 - bottom;
  const below = left < 15 ? left : 2.5;
  const street = { x: x - 3, y: bottom - 4, width: width + 6, height: 4 + below };
  return [{ kind: 'rect', ...street, fill: 'stone', stroke: faint }];
}

const pole = 3.4;

/** Lines between two poles, with sheets pegged to them. */
export const drawClotheslines = (room: Box, cells: readonly Box[]): Mark[] => {
  const [left, right, bottom] = [room.x - 3, room.x + room.width + 3, room.y + room.height + 1];
  const poles = [left + clearOfFrame, right - clearOfFrame - pole];
  const [first, last] = [left + clearOfFrame + pole, right - clearOfFrame - pole];
  const top = room.y - 1.4;
  const lines = cells.flatMap((cell, index): Mark[] =>
    index % 2 === 0
      ? [
          {
            kind: 'path',
            // Above the sheets that hang from it: it is seen all the way.
            d: `M${first} ${cell.y - 2.2}Q${(left + right) / 2} ${cell.y + 0.6} ${last} ${cell.y - 2.2}`,
            stroke: edge,
          },
        ]
      : [],
  );
  return [
    {
      kind: 'path',
      d: `M${left} ${bottom}V${bottom - 5}Q${left + room.width * 0.3} ${bottom - 8} ${left + room.width * 0.6} ${bottom - 5}Q${left + room.width * 0.85} ${bottom - 3.4} ${right} ${bottom - 5.6}V${bottom}Z`,
      fill: 'grass',
      stroke: faint,
    },
    ...poles.map(
      (x): Mark => ({
        kind: 'rect',
        x,
        y: top,
        width: pole,
        height: bottom - 3 - top,
        radius: 1,
        fill: 'wood',
        stroke: edge,
      }),
    ),
    ...lines,
    ...cells.flatMap((cell, index) =>
      index % 2 === 0 ? poles.flatMap((x) => drawKnot(x, cell.y - 2.2)) : [],
    ),
  ];
};

const clearOfFrame = 1.2;

/** A line that is wound round a pole, with its end hanging down. */
const drawKnot = (x: number, y: number): Mark[] => [
  { kind: 'rect', x, y: y - 1.4, width: pole, height: 2.8, radius: 1, fill: 'cream', stroke: edge },
  {
    kind: 'path',
    d: `M${x + 0.4} ${y}H${x + pole - 0.4}M${x + pole / 2} ${y + 1.4}C${x + pole / 2 - 1} ${y + 3} ${x + pole / 2 + 1} ${y + 4} ${x + pole / 2} ${y + 6}`,
    stroke: edge,
  },
];

/** Over a sheet that hangs. */
export const drawPegs = ({ x, y, width }: Box): Mark[] =>
  [x + 8, x + width - 10].map((at) => ({
    kind: 'rect',
    x: at,
    y: y - 3,
    width: 2.2,
    height: 6,
    radius: 0.6,
    fill: 'wood',
    stroke: edge,
  }));
