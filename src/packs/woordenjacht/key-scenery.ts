/** What the pictures to listen to, and the sheets to draw on, stand in or hang from. */
import { type Box, inset } from '../../sheets/lay/box.ts';
import { weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Mark } from '../../sheets/sheet.ts';

const edge = { colour: 'frame', weight: weights.line } as const;
const faint = { colour: 'edge', weight: weights.thin } as const;

/** Of a cell: what is above its boxes, and the strip that they are on. */
const stripHeight = 17;

export type Scenery = (room: Box, cells: readonly Box[]) => Mark[];

/** Its drawers have a box for each thing that is found. */
export const drawCupboard: Scenery = (room, cells) => {
  const body = { ...room, height: room.height - 2 };
  return [
    {
      kind: 'rect',
      x: room.x + 8,
      y: room.y + room.height - 4,
      width: 14,
      height: 4,
      fill: 'bark',
      stroke: edge,
    },
    {
      kind: 'rect',
      x: room.x + room.width - 22,
      y: room.y + room.height - 4,
      width: 14,
      height: 4,
      fill: 'bark',
      stroke: edge,
    },
    { kind: 'rect', ...body, radius: 3, fill: 'wood', stroke: edge },
    ...cells.flatMap((cell): Mark[] => {
      const drawer = { ...cell, y: cell.y + cell.height - stripHeight, height: stripHeight };
      const niche = { ...cell, height: cell.height - stripHeight };
      return [
        { kind: 'rect', ...niche, fill: 'cream', stroke: edge },
        { kind: 'rect', ...niche, y: drawer.y - 5, height: 5, fill: 'earth', stroke: faint },
        { kind: 'rect', ...drawer, fill: 'earth', stroke: edge },
        { kind: 'rect', ...inset(drawer, 1.2), radius: 1, stroke: faint },
      ];
    }),
  ];
};

const roofs: readonly Colour[] = ['roof', 'sea', 'leafDeep', 'brick', 'water', 'leaf'];
export const roofHeight = 9;

/** Houses in three streets: a window for each thing that is found. */
export const drawHouses: Scenery = (room, cells) =>
  cells.flatMap((cell, index): Mark[] => {
    const [left, right, eaves] = [cell.x + 3, cell.x + cell.width - 3, cell.y + roofHeight];
    const bottom = cell.y + cell.height;
    const street: Mark[] =
      index % 2 === 0
        ? [
            {
              kind: 'rect',
              x: room.x - 3,
              y: bottom - 4,
              width: room.width + 6,
              height: 6,
              fill: 'road',
              stroke: faint,
            },
          ]
        : [];
    return [
      ...street,
      { kind: 'rect', x: right - 17, y: cell.y - 2, width: 6, height: 9, fill: 'brick', stroke: edge },
      {
        kind: 'rect',
        x: left,
        y: eaves,
        width: right - left,
        height: bottom - eaves,
        fill: 'paper',
        stroke: edge,
      },
      {
        kind: 'path',
        d: `M${left - 3} ${eaves}L${left + 9} ${cell.y}H${right - 9}L${right + 3} ${eaves}Z`,
        fill: roofs[index % roofs.length] ?? 'roof',
        stroke: edge,
      },
      {
        kind: 'line',
        x1: left,
        y1: bottom - stripHeight,
        x2: right,
        y2: bottom - stripHeight,
        stroke: faint,
      },
    ];
  });

const trunk = 4;

/** Lines between two trees, with sheets pegged to them. */
export const drawClotheslines: Scenery = (room, cells) => {
  const [left, right, bottom] = [room.x - 3, room.x + room.width + 3, room.y + room.height + 1];
  const trees = [left, right - trunk].map(
    (x): Mark => ({
      kind: 'rect',
      x,
      y: room.y - 3,
      width: trunk,
      height: bottom - room.y + 3,
      fill: 'bark',
      stroke: faint,
    }),
  );
  const lines = cells.flatMap((cell, index): Mark[] =>
    index % 2 === 0
      ? [
          {
            kind: 'path',
            d: `M${left + trunk} ${cell.y - 1}Q${(left + right) / 2} ${cell.y + 3.4} ${right - trunk} ${cell.y - 1}`,
            stroke: edge,
          },
        ]
      : [],
  );
  return [
    {
      kind: 'path',
      d: `M${left} ${bottom}V${bottom - 14}Q${left + room.width * 0.3} ${bottom - 24} ${left + room.width * 0.6} ${bottom - 15}Q${left + room.width * 0.85} ${bottom - 9} ${right} ${bottom - 16}V${bottom}Z`,
      fill: 'grass',
      stroke: faint,
    },
    ...trees,
    ...lines,
  ];
};

/** Over a sheet that hangs. */
export const drawPegs = ({ x, y, width }: Box): Mark[] =>
  [x + 8, x + width - 10].map((at) => ({
    kind: 'rect',
    x: at,
    y: y - 2.2,
    width: 2.2,
    height: 6,
    radius: 0.6,
    fill: 'wood',
    stroke: edge,
  }));
