/** A street: old Dutch houses in a row, a pavement, a lamp post, a little tree. */
import { carry, shifted, stretched, trace } from '../cast/paper.ts';
import type { Colour, Paper } from '../palette.ts';
import type { Room, Scrap } from './paper-marks.ts';
import {
  along,
  at,
  ball,
  block,
  board,
  bush,
  dark,
  floorAt,
  from,
  here,
  line,
  type PlaceKind,
  paper,
  shadow,
  tree,
  tuft,
} from './place.ts';

interface House {
  readonly wall: Paper;
  readonly door: Colour;
  readonly gable: 'trap' | 'punt' | 'klok';
  readonly wide: number;
  /** Of the highest one. */
  readonly high: number;
}

const houses: readonly [House, ...House[]] = [
  { wall: 'brick', door: 'leafDeep', gable: 'trap', wide: 104, high: 0.94 },
  { wall: 'sand', door: 'sea', gable: 'punt', wide: 92, high: 0.84 },
  { wall: 'water', door: 'roof', gable: 'klok', wide: 108, high: 1 },
  { wall: 'redSoft', door: 'sea', gable: 'punt', wide: 96, high: 0.88 },
];

const gables: Readonly<Record<House['gable'], string>> = {
  trap: '-50 0 -50 -14 -34 -14 -34 -26 -18 -26 -18 -38 18 -38 18 -26 34 -26 34 -14 50 -14 50 0',
  punt: '-54 0 0 -46 54 0',
  klok: '-50 0 -48 -10 -30 -16 -22 -34 0 -42 22 -34 30 -16 48 -10 50 0',
};

/** Around the left corner of its foot. */
function drawHouse({ wall, door, gable, wide }: House, high: number): Scrap[] {
  const crest = wide * 0.42;
  const eaves = crest - high;
  const pane = (left: number, top: number): Scrap[] => [
    block('paper', left, top, 25, 32),
    block('sky', left + 3, top + 3, 19, 26),
    line(here, `${left + 12.5} ${top + 3} ${left + 12.5} ${top + 29}`),
  ];
  const storey = (top: number): Scrap[] => [...pane(wide * 0.14, top), ...pane(wide * 0.86 - 25, top)];
  const storeys = Math.floor((-98 - eaves) / 36);
  const between = (-98 - eaves) / storeys;
  const gableFrame = stretched(at(wide / 2, eaves), wide / 100);
  const step = wide * 0.13;
  return [
    paper(gable === 'punt' ? 'roof' : wall, trace(gableFrame, gables[gable]), gable === 'klok' ? 0.3 : 0.03),
    block(wall, 0, eaves - 1, wide, 1 - eaves),
    dark(wall, wide - 9, eaves + 2, 8.4, -eaves - 2.6),
    ...(gable === 'punt' ? [] : [line(here, `4 ${eaves + 1} ${wide - 4} ${eaves + 1}`)]),
    ball('sky', shifted(gableFrame, 0, -17), 7, 8, 9),
    ...along(0, storeys, 1).flatMap((index) => storey(eaves + 6 + index * between + (between - 32) / 2)),
    block('paper', step - 3, -87, 38, 88),
    block(door, step, -84, 32, 84),
    block('glow', step + 8, -76, 16, 18),
    ball('glow', at(step + 26, -38), 2, 2, 6),
    ...pane(wide * 0.9 - 27, -74),
    block('stone', step - 6, -4, 44, 5),
  ];
}

/** Beside each other from edge to edge, with their feet at `y`. */
export function drawHouses(width: number, y: number, highest: number, size: number): Scrap[] {
  const row: Scrap[] = [];
  for (let x = -20, index = 0; x < width; index++) {
    const house = houses[index % houses.length] ?? houses[0];
    row.push(...carry(drawHouse(house, highest * house.high), stretched(at(x, y), size)));
    x += house.wide * size;
  }
  return row;
}

/** The middle of the road, and the grass on this side of it. */
const drawVerge = (room: Room, kerb: number): Scrap[] => {
  const { width, height } = room;
  const middle = kerb + (height - kerb) * 0.36;
  return [
    ...along(12, width - 30, 56).map((x) => block('paper', x, middle, 30, 4)),
    from('grass', room, `-2 ${height - 28} 36 ${height - 22} 70 ${height - 30} 102 ${height - 24}`),
    bush(4, height - 6, 30, 'leaf'),
    bush(width - 8, height + 2, 34, 'leafDeep'),
    tuft(width * 0.3, height - 8),
    tuft(width * 0.62, height - 10),
  ];
};

export const street: PlaceKind = {
  things: ['huis', 'deur', 'raam', 'dak', 'lantaarn', 'lamp', 'boom', 'stoep', 'trap'],
  grounds: ['lucht', 'straat', 'weg', 'muur'],
  soil: 'road',
  groundShare: 0.32,
  draw(site) {
    const { width, depth, seam } = site;
    const kerb = seam + depth * 0.34;
    /** In a low picture the houses are farther away, so that their gables are seen. */
    const size = Math.min(1, Math.max(0.7, seam / 190));
    const highest = Math.min(300, (seam - 8) / size);
    const lamp = at(width * 0.9, kerb - 3);
    return {
      scraps: [
        from('sky', site, '-2 -9 102 -9'),
        ...drawHouses(width, seam + 2, highest, size),
        from('stone', site, `-2 ${seam} 102 ${seam + 0.6}`),
        ...along(12, width, 24).map((left) => line(here, `${left + 4} ${seam + 2} ${left} ${kerb - 2}`)),
        from('paper', site, `-2 ${kerb - 3} 102 ${kerb - 2.4}`),
        from('road', site, `-2 ${kerb + 2} 102 ${kerb + 2.6}`),
        ...(site.isTall ? drawVerge(site, kerb) : []),
        dark('stone', -9, seam + 0.8, width + 18, 4.4),
        shadow('stone', width * 0.08 + 4, kerb - 5, 42),
        shadow('stone', width * 0.9 + 3, kerb - 2, 26),
        ...tree(width * 0.08, kerb - 5, 112, 'leaf'),
        board('stone', trace(lamp, '0 0 0 -128'), 4),
        paper('stone', trace(lamp, '-6 -6 6 -6 6 1 -6 1'), 0.04),
        paper('glow', trace(shifted(lamp, 0, -128), '-6 0 -8 -17 8 -17 6 0'), 0.1),
        paper('stone', trace(shifted(lamp, 0, -128), '-10 -16 0 -25 10 -16'), 0.1),
      ],
      stands: {
        vloer: floorAt(site, 0.9),
        stoep: { x: 0, y: seam + depth * 0.22, width, size: 0.9 },
      },
    };
  },
};
