/** Places with a roof over them. */
import { stretched, trace } from '../cast/paper.ts';
import { type Paper, shadeOn } from '../palette.ts';
import type { Scrap } from './paper-marks.ts';
import {
  along,
  at,
  ball,
  block,
  board,
  dark,
  floorAt,
  from,
  here,
  line,
  type PlaceKind,
  paper,
  type Site,
  shadow,
} from './place.ts';

/** A wall, a floor, and the plinth between them. */
export function drawShell(room: Site, wall: Paper, floor: Paper): Scrap[] {
  const { width, height, seam } = room;
  return [
    from(wall, room, '-2 -9 102 -9'),
    from('paper', room, `-2 ${seam - 7} 102 ${seam - 6.4}`),
    from(floor, room, `-2 ${seam} 102 ${seam + 0.6}`),
    dark(floor, -9, seam + 0.8, width + 18, 5),
    ...along(seam + 18, height - 6, 22).map((y) => line(here, `1 ${y} ${width - 1} ${y}`)),
  ];
}

/** On a wall whose colour is not of paper nothing has a shade. */
export function drawWindow(
  wall: Paper | undefined,
  x: number,
  y: number,
  width: number,
  height: number,
): Scrap[] {
  const [middle, foot] = [x + width / 2, y + height];
  const hill = `0 ${-height * 0.24} ${width * 0.4} ${-height * 0.36} ${width} ${-height * 0.2} ${width} 0 0 0`;
  return [
    ...(wall ? [dark(wall, x + 2, y + 2, width + 7, height + 10)] : []),
    block('wood', x - 4, y - 4, width + 8, height + 8),
    block('sky', x, y, width, height),
    paper('leaf', trace(at(x, foot), hill), 0.1),
    board('wood', trace(here, `${middle} ${y} ${middle} ${foot}`), 3),
    block('wood', x - 8, foot + 3, width + 16, 5),
  ];
}

const drawCurtain = (x: number, y: number, side: 1 | -1): Scrap =>
  paper('brick', trace(stretched(at(x, y), side, 1), '48 0 20 0 22 24 30 44 34 94 48 96'), 0.12);

export const drawShelf = (wall: Paper | undefined, x: number, y: number, width: number): Scrap[] => [
  ...(wall ? [dark(wall, x + 2, y + 4, width + 3, 5)] : []),
  block('wood', x + 6, y + 4, 3.5, 8),
  block('wood', x + width - 10, y + 4, 3.5, 8),
  block('wood', x, y, width, 4.5),
];

/** Books on a shelf, from the left. */
export const drawBooks = (x: number, y: number): Scrap[] => [
  block('brick', x, y - 22, 6, 22),
  block('sky', x + 6, y - 19, 5, 19),
  block('leaf', x + 11, y - 24, 6, 24),
  paper('sand', trace(at(x + 18, y), '0 -20 5 -21 11 -1 6 0'), 0.05),
];

/** A lamp on a cord from the ceiling. */
export const drawLamp = (x: number, y: number): Scrap[] => [
  board('stone', trace(here, `${x} -4 ${x} ${y - 16}`), 1.6),
  ball('glow', at(x, y), 7, 6, 9),
  paper('brick', trace(at(x, y), '-6 -18 6 -18 20 0 -20 1'), 0.12),
  paper(shadeOn('brick'), trace(at(x, y), '2 -17.4 5.6 -17.4 19 -0.4 9 -0.2'), 0.1),
];

const drawSofa = (x: number, y: number): Scrap[] => {
  const foot = at(x, y);
  return [
    shadow('earth', x + 56, y, 116),
    paper('wood', trace(foot, '12 -8 18 -8 17 0 13 0'), 0.1),
    paper('wood', trace(foot, '92 -8 98 -8 97 0 93 0'), 0.1),
    paper('water', trace(foot, '6 -68 55 -71 104 -68 104 -10 6 -10'), 0.14),
    paper('water', trace(foot, '10 -32 100 -32 100 -8 10 -8'), 0.08),
    line(foot, '55 -31 55 -9'),
    paper('water', trace(foot, '-2 -44 7 -48 14 -44 14 -6 -2 -6'), 0.2),
    paper('water', trace(foot, '96 -44 103 -48 112 -44 112 -6 96 -6'), 0.2),
    paper(shadeOn('water'), trace(foot, '106 -46 111.4 -43.6 111.4 -6.6 106 -6.6'), 0.1),
    paper('glow', trace(foot, '20 -54 38 -57 40 -35 22 -33'), 0.16),
  ];
};

/** A living room: a window, a shelf, a rug; with room enough a sofa and a lamp. */
export const livingRoom: PlaceKind = {
  things: ['raam', 'vensterbank', 'gordijn', 'plank', 'boek', 'kleed', 'bank', 'kussen', 'lamp'],
  grounds: ['muur', 'vloer', 'kamer', 'lucht'],
  soil: 'earth',
  groundShare: 0.28,
  draw(site) {
    const { width, height, depth, seam, isWide, isTall } = site;
    const window = { x: 26, y: seam - 132, width: 62, height: 66 };
    const middle = window.x + window.width / 2;
    const shelf = {
      x: width - (isWide ? 112 : 86),
      y: seam - (isWide ? 100 : 88),
      width: isWide ? 92 : 72,
    };
    const high = { x: width * 0.34, y: seam - 184, width: 84 };
    /** Below the lamp, not against the ceiling. */
    const hasHigh = isTall && high.y > 24;
    const sofa = { x: width * 0.44, y: seam + 14 };
    const rug = { across: Math.min(width * 0.4, 130), deep: Math.min(depth * 0.27, 40) };
    const rugAt = at(width * 0.5, height - Math.min(depth * 0.36, 52));
    return {
      scraps: [
        ...drawShell(site, 'yellowSoft', 'earth'),
        ...drawWindow('yellowSoft', window.x, window.y, window.width, window.height),
        board('wood', trace(here, `${middle - 55} ${window.y - 11} ${middle + 55} ${window.y - 11}`), 3.4),
        drawCurtain(middle, window.y - 10, -1),
        drawCurtain(middle, window.y - 10, 1),
        ...drawShelf('yellowSoft', shelf.x, shelf.y, shelf.width),
        ...drawBooks(shelf.x + 6, shelf.y),
        ...(isWide ? [...drawSofa(sofa.x, sofa.y), ...drawLamp(sofa.x + 62, Math.max(26, seam - 210))] : []),
        ...(hasHigh ? drawShelf('yellowSoft', high.x, high.y, high.width) : []),
        ball('brick', rugAt, rug.across, rug.deep, 14),
        ball('cream', rugAt, rug.across * 0.8, rug.deep * 0.68, 14),
      ],
      stands: {
        vloer: floorAt(site),
        achter: { x: 0, y: seam + depth * 0.2, width, size: 0.9 },
        vensterbank: {
          x: window.x - 6,
          y: window.y + window.height + 3,
          width: window.width + 12,
          size: 0.9,
        },
        plank: { x: shelf.x + 32, y: shelf.y, width: shelf.width - 36, size: 0.9 },
        ...(isWide ? { bank: { x: sofa.x + 42, y: sofa.y - 32, width: 52, size: 0.95 } } : {}),
        ...(hasHigh ? { hoog: { ...high, size: 0.9 } } : {}),
      },
    };
  },
};

const drawOven = (x: number, y: number, high: number): Scrap[] => [
  block('stone', x, y, 58, high),
  block('dusk', x + 14, y + 20, 36, 26),
  line(here, `${x + 16} ${y + 14} ${x + 48} ${y + 14}`),
  ...[20, 32, 44].map((knob) => ball('paper', at(x + knob, y + 7), 2.4, 2.4, 7)),
];

function drawCupboards(x: number, y: number, width: number, high: number): Scrap[] {
  const doors = Math.max(2, Math.round(width / 44));
  const door = width / doors;
  return along(0, doors, 1).flatMap((index) => {
    const [left, right] = [x + index * door, x + (index + 1) * door];
    return [
      block('water', left, y, door, high),
      dark('water', left + door - 4, y + 1, 3.6, high - 2),
      line(here, `${right - 8} ${y + 14} ${right - 8} ${y + 24}`),
    ];
  });
}

function drawTiles(width: number, y: number): Scrap[] {
  const joints = along(11, width, 22).map((x) => line(here, `${x} ${y + 1} ${x} ${y + 25}`));
  return [block('paper', -6, y, width + 12, 26), ...joints, line(here, `1 ${y + 13} ${width - 1} ${y + 13}`)];
}

const drawFridge = (x: number, foot: number): Scrap[] => [
  block('cream', x, foot - 150, 56, 150),
  dark('cream', x + 47, foot - 149, 8.4, 148.4),
  line(here, `${x + 2} ${foot - 100} ${x + 54} ${foot - 100}`),
  board('stone', trace(here, `${x + 7} ${foot - 118} ${x + 7} ${foot - 106}`), 3),
  board('stone', trace(here, `${x + 7} ${foot - 92} ${x + 7} ${foot - 68}`), 3),
];

export function drawTable(x: number, y: number, width: number): Scrap[] {
  const cloth = `-3 0 ${width + 3} 0 ${width + 4} 14 ${width * 0.75} 10 ${width / 2} 15 ${width / 4} 10 -4 14`;
  return [
    shadow('stone', x + width / 2, y + 63, width),
    block('wood', x + 6, y + 5, 6, 59),
    block('wood', x + width - 12, y + 5, 6, 59),
    paper('redSoft', trace(at(x, y), cloth), 0.2),
    block('brick', x - 4, y, width + 8, 4),
  ];
}

/** A kitchen: a worktop with cupboards, an oven, a window over the sink, and a table in front. */
export const kitchen: PlaceKind = {
  things: ['aanrecht', 'kast', 'kraan', 'oven', 'tafel', 'raam', 'plank', 'koelkast', 'tegel', 'lamp', 'pot'],
  grounds: ['muur', 'vloer', 'keuken', 'lucht'],
  soil: 'stone',
  groundShare: 0.3,
  draw(site) {
    const { width, height, depth, seam, isWide, isTall } = site;
    const top = seam - 70;
    const worktop = { x: -6, width: width - (isWide ? 62 : 0) + 6 };
    const table = {
      x: width * 0.56,
      y: height - Math.min(depth * 0.42, 66) - 61,
      width: Math.min(width * 0.38, 130),
    };
    const shelf = {
      x: width * 0.52 - (isWide ? 36 : 0),
      y: seam - 116,
      width: Math.min(width * 0.42, 110),
    };
    const high = { x: 30, y: seam - 206, width: 100 };
    const tableScraps = drawTable(table.x, table.y, table.width);
    const pots = [
      ball('brick', at(shelf.x + 14, shelf.y - 7), 8, 7, 9),
      block('sand', shelf.x + 24, shelf.y - 17, 11, 17),
      block('brick', shelf.x + 23, shelf.y - 20, 13, 4),
    ];
    return {
      scraps: [
        ...drawShell(site, 'greenSoft', 'stone'),
        ...drawTiles(width, top - 26),
        ...drawWindow('greenSoft', 18, top - 98, 58, 52),
        ...drawShelf('greenSoft', shelf.x, shelf.y, shelf.width),
        ...pots,
        ...(isTall ? drawShelf('greenSoft', high.x, high.y, high.width) : []),
        ...drawCupboards(52, top + 6, worktop.width - 58, 68),
        ...drawOven(worktop.x, top + 6, 68),
        dark('water', 52, top + 7, worktop.width - 58, 4),
        block('wood', worktop.x, top, worktop.width, 7),
        board('stone', trace(at(88, top), '0 1 0 -16 9 -19 13 -13'), 3.2),
        ...(isWide
          ? [
              ...drawFridge(width - 62, seam + 5),
              ...drawLamp(table.x + table.width * 0.4, Math.max(26, seam - 200)),
            ]
          : []),
        ...tableScraps,
      ],
      stands: {
        vloer: floorAt(site),
        achter: { x: 0, y: seam + depth * 0.16, width, size: 0.92 },
        aanrecht: { x: 104, y: top, width: worktop.width - 110, size: 0.9 },
        tafel: { x: table.x, y: table.y, width: table.width, size: 1 },
        plank: { x: shelf.x + 40, y: shelf.y, width: shelf.width - 42, size: 0.9 },
        ...(isTall ? { hoog: { ...high, size: 0.9 } } : {}),
      },
      fronts: { tafel: tableScraps, pot: pots },
    };
  },
};

/** A chair for a child, seen from aside; `side` is where it looks. */
const drawChair = (x: number, foot: number, side: 1 | -1): Scrap[] => {
  const place = stretched(at(x, foot), side, 1);
  return [
    paper('wood', trace(place, '-12 -30 -8 -30 -9 0 -13 0'), 0.05),
    paper('wood', trace(place, '9 -28 13 -28 15 0 11 0'), 0.05),
    paper('brick', trace(place, '-15 -62 -9 -63 -8 -30 -13 -30'), 0.1),
    paper('brick', trace(place, '-14 -32 14 -32 14 -27 -14 -27'), 0.08),
  ];
};

/** A house, as a child draws it on the board. */
const drawHouseOnBoard = (x: number, y: number): Scrap[] => [
  line(at(x, y), '0 0 0 -18 14 -32 28 -18 28 0 0 0'),
  line(at(x + 40, y), '0 0 0 -16'),
  line(at(x + 40, y - 22), '0 6 -6 0 0 -6 6 0 0 6'),
];

/** A classroom: a white board, a window, a low table with chairs, a rug for the circle. */
export const classroom: PlaceKind = {
  things: ['bord', 'schoolbord', 'raam', 'plank', 'boek', 'tafel', 'stoel', 'kleed'],
  grounds: ['muur', 'vloer', 'klas', 'lucht'],
  soil: 'earth',
  groundShare: 0.3,
  draw(site) {
    const { width, height, depth, seam, isTall } = site;
    const board = { x: width * 0.56, y: seam - 102, width: Math.min(width * 0.4, 170), height: 76 };
    const table = { x: width * 0.16, width: Math.min(width * 0.3, 92) };
    const tableTop = height - Math.min(depth * 0.42, 66) - 40;
    const shelf = { x: width * 0.06, y: seam - 74, width: Math.min(width * 0.4, 110) };
    return {
      scraps: [
        ...drawShell(site, 'blueSoft', 'earth'),
        dark('blueSoft', board.x + 2, board.y + 2, board.width + 7, board.height + 7),
        block('stone', board.x - 4, board.y - 4, board.width + 8, board.height + 8),
        block('paper', board.x, board.y, board.width, board.height),
        ...drawHouseOnBoard(board.x + board.width * 0.2, board.y + board.height * 0.75),
        ...drawShelf('blueSoft', shelf.x, shelf.y, shelf.width),
        ...drawBooks(shelf.x + 6, shelf.y),
        ...(isTall ? drawWindow('blueSoft', width * 0.14, seam - 210, 84, 70) : []),
        ball(
          'brick',
          at(width * 0.7, height - Math.min(depth * 0.3, 40)),
          Math.min(width * 0.26, 100),
          12,
          14,
        ),
        shadow('earth', table.x + table.width / 2, tableTop + 46, table.width + 40),
        ...drawChair(table.x - 8, tableTop + 46, 1),
        ...drawChair(table.x + table.width + 8, tableTop + 46, -1),
        block('wood', table.x + 6, tableTop + 4, 5, 42),
        block('wood', table.x + table.width - 11, tableTop + 4, 5, 42),
        block('glow', table.x - 2, tableTop, table.width + 4, 6),
      ],
      stands: {
        vloer: floorAt(site),
        achter: { x: 0, y: seam + depth * 0.16, width, size: 0.92 },
        tafel: { ...table, y: tableTop, size: 1 },
        plank: { x: shelf.x + 32, y: shelf.y, width: shelf.width - 36, size: 0.9 },
      },
    };
  },
};
