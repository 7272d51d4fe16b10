/** Places under the open sky. */
import { type Point, shifted, stretched, trace } from '../cast/paper.ts';
import type { Colour } from '../palette.ts';
import type { Sheet } from './paper-marks.ts';
import {
  along,
  at,
  ball,
  block,
  board,
  bush,
  crown,
  depthOf,
  firTree,
  floorAt,
  from,
  here,
  isTall,
  isWide,
  line,
  type PlaceKind,
  paper,
  tree,
  tuft,
} from './place.ts';

/** The same picture always wavers in the same way. */
const waver = (index: number): number => Math.sin(index * 2.4 + 1);

/** A wood: trees far away in a haze, stout trunks near by, a path between them, a stump to sit on. */
export const wood: PlaceKind = {
  things: ['boom', 'stam', 'tak', 'struik', 'stronk', 'pad', 'paddenstoel', 'gras'],
  grounds: ['lucht', 'grond', 'bos', 'blad'],
  draw(room) {
    const { width, height } = room;
    const depth = depthOf(room, 0.36);
    const seam = height - depth;
    const stump = { x: width * 0.78, y: height - depth * 0.46 };
    const branchY = Math.max(34, seam - 88);
    const trunk = (x: number, wide: number, foot: number): Sheet =>
      paper(
        'bark',
        [
          ...trace(stretched(at(x, 0), wide, 1), '-0.5 -9 0.5 -9'),
          [x + wide * 0.46, foot - 30],
          [x + wide * 0.6, foot - 8],
          [x + wide * 0.86, foot + 2],
          [x, foot - 1],
          [x - wide * 0.84, foot + 2],
          [x - wide * 0.6, foot - 9],
          [x - wide * 0.47, foot - 32],
        ],
        0.2,
      );
    return {
      sheets: [
        from('sky', room, '-2 -9 102 -9'),
        ...along(-8, width + 30, 46).flatMap((x, index) =>
          firTree(
            x + waver(index) * 9,
            seam + 8,
            Math.min(seam * 0.8, 128) * (0.86 + 0.14 * waver(index * 3)),
            'hill',
          ),
        ),
        from('grass', room, `-2 ${seam} 30 ${seam - 6} 62 ${seam + 3} 102 ${seam - 5}`),
        paper(
          'earth',
          trace(
            at(width * 0.48, seam - 1),
            `-4 0 4 0 15 ${depth * 0.24} 4 ${depth * 0.5} 44 ${depth + 9} -44 ${depth + 9} -20 ${depth * 0.5} -2 ${depth * 0.22}`,
          ),
          0.34,
        ),
        ...(isWide(room) ? [trunk(width * 0.34, 17, seam + 9), trunk(width * 0.66, 15, seam + 7)] : []),
        bush(width * 0.3, seam + depth * 0.12, 20, 'leaf'),
        bush(width * 0.66, seam + depth * 0.1, 16, 'leaf'),
        trunk(width * 0.1, 26, seam + depth * 0.3),
        trunk(width * 0.93, 30, seam + depth * 0.24),
        board('bark', trace(at(width * 0.1, branchY), '12 5 34 -2 58 -3'), 7),
        crown('leaf', at(width * 0.1 + 62, branchY - 6), 13),
        ...along(-10, width + 40, 44).map((x, index) =>
          crown(index % 2 === 0 ? 'leaf' : 'leafDeep', at(x, 2 + waver(index) * 5), 33),
        ),
        line(at(width * 0.1, seam - 30), '-3 -14 -1 0 -4 12'),
        line(at(width * 0.93, seam - 40), '3 -14 0 0 4 12'),
        ...drawStump(stump.x, stump.y),
        ...drawToadstool(width * 0.17, height - depth * 0.5, 1),
        ...drawToadstool(width * 0.17 + 10, height - depth * 0.46, 0.65),
        tuft(width * 0.3, height - depth * 0.56),
        tuft(width * 0.64, height - depth * 0.62),
        tuft(width * 0.9, height - depth * 0.2),
        tuft(width * 0.08, height - depth * 0.14),
      ],
      stands: {
        vloer: floorAt(room, depth),
        achter: { x: width * 0.16, y: seam + depth * 0.2, width: width * 0.68, size: 0.75 },
        stronk: { x: stump.x - 14, y: stump.y - 24, width: 28, size: 0.9 },
        tak: { x: width * 0.1 + 20, y: branchY - 4, width: 34, size: 0.9 },
      },
    };
  },
};

const drawStump = (x: number, y: number): Sheet[] => [
  paper('bark', trace(at(x, y), '-15 -22 15 -22 16 -5 22 2 6 0 -5 3 -22 1 -16 -6'), 0.2),
  ball('earth', at(x, y - 22), 15.5, 4.6, 10),
  ball('earth', at(x, y - 22), 7, 2, 8),
];

const drawToadstool = (x: number, y: number, size: number): Sheet[] => {
  const foot = stretched(at(x, y), size);
  return [
    paper('cream', trace(foot, '-2.4 -8 2.4 -8 3 0 -3 0'), 0.2),
    paper('roof', trace(foot, '-9 -7 -6 -14 0 -17 6 -14 9 -7'), 0.26),
    ball('paper', shifted(foot, -3 * 1, -11), 1.6 * size, 1.6 * size, 6),
    ball('paper', shifted(foot, 3.4, -12), 1.3 * size, 1.3 * size, 6),
  ];
};

interface House {
  readonly wall: Colour;
  readonly door: Colour;
  readonly gable: 'trap' | 'punt' | 'klok';
  readonly wide: number;
  /** Of the highest one. */
  readonly high: number;
}

const houses: readonly House[] = [
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
function drawHouse({ wall, door, gable, wide }: House, high: number): Sheet[] {
  const [x, foot] = [0, 0];
  const crest = wide * 0.42;
  const eaves = foot - high + crest;
  const pane = (left: number, top: number): Sheet[] => [
    block('paper', left, top, 25, 32),
    block('sky', left + 3, top + 3, 19, 26),
    line(here, `${left + 12.5} ${top + 3} ${left + 12.5} ${top + 29}`),
  ];
  const storey = (top: number): Sheet[] => [
    ...pane(x + wide * 0.14, top),
    ...pane(x + wide * 0.86 - 25, top),
  ];
  const storeys = Math.floor((-98 - eaves) / 42);
  const between = (-98 - eaves) / storeys;
  const gableFrame = stretched(at(x + wide / 2, eaves), wide / 100);
  const step = x + wide * 0.13;
  return [
    paper(gable === 'punt' ? 'roof' : wall, trace(gableFrame, gables[gable]), gable === 'klok' ? 0.3 : 0.03),
    block(wall, x, eaves - 1, wide, foot - eaves + 1),
    ...(gable === 'punt' ? [] : [line(here, `${x + 4} ${eaves + 1} ${x + wide - 4} ${eaves + 1}`)]),
    ball('sky', shifted(gableFrame, 0, -17), 7, 8, 9),
    ...along(0, storeys, 1).flatMap((index) => storey(eaves + 6 + index * between + (between - 32) / 2)),
    block('paper', step - 3, foot - 87, 38, 88),
    block(door, step, foot - 84, 32, 84),
    block('glow', step + 8, foot - 76, 16, 18),
    ball('glow', at(step + 26, foot - 38), 2, 2, 6),
    ...pane(x + wide * 0.9 - 27, foot - 74),
    block('stone', step - 6, foot - 4, 44, 5),
  ];
}

/** A street: old Dutch houses in a row, a pavement, a lamp post, a little tree. */
export const street: PlaceKind = {
  things: ['huis', 'deur', 'raam', 'dak', 'lantaarn', 'lamp', 'boom', 'stoep', 'trap'],
  grounds: ['lucht', 'straat', 'weg', 'muur'],
  draw(room) {
    const { width, height } = room;
    const depth = depthOf(room, 0.32);
    const seam = height - depth;
    const kerb = seam + depth * 0.34;
    /** In a low picture the houses are farther away, so that their gables are seen. */
    const size = Math.min(1, Math.max(0.7, seam / 190));
    const highest = Math.min(300, (seam - 8) / size);
    const row: Sheet[] = [];
    for (let x = -20, index = 0; x < width; index++) {
      const house = houses[index % houses.length] as House;
      const place = stretched(at(x, seam + 2), size);
      for (const sheet of drawHouse(house, highest * house.high))
        row.push({ ...sheet, points: sheet.points.map(([left, top]) => place(left, top)) });
      x += house.wide * size;
    }
    const lamp = at(width * 0.9, kerb - 3);
    return {
      sheets: [
        from('sky', room, '-2 -9 102 -9'),
        ...row,
        from('stone', room, `-2 ${seam} 102 ${seam + 0.6}`),
        ...along(12, width, 24).map((left) => line(here, `${left + 4} ${seam + 2} ${left} ${kerb - 2}`)),
        from('paper', room, `-2 ${kerb - 3} 102 ${kerb - 2.4}`),
        from('road', room, `-2 ${kerb + 2} 102 ${kerb + 2.6}`),
        ...tree(width * 0.08, kerb - 5, 112, 'leaf'),
        board('stone', [lamp(0, 0), lamp(0, -128)], 4),
        block('stone', lamp(-6, 0)[0], lamp(0, -6)[1], 12, 7),
        paper('glow', trace(shifted(lamp, 0, -128), '-6 0 -8 -17 8 -17 6 0'), 0.1),
        paper('stone', trace(shifted(lamp, 0, -128), '-10 -16 0 -25 10 -16'), 0.1),
      ],
      stands: {
        vloer: floorAt(room, depth * 0.9),
        stoep: { x: 0, y: seam + depth * 0.22, width, size: 0.9 },
      },
    };
  },
};

/** A beach: sea to the horizon, a boat, dunes, a parasol, a castle of sand. */
export const beach: PlaceKind = {
  things: ['zee', 'golf', 'boot', 'zeil', 'duin', 'parasol', 'handdoek', 'zandkasteel', 'zon', 'vlag'],
  grounds: ['lucht', 'zand', 'strand', 'water'],
  draw(room) {
    const { width, height } = room;
    const depth = depthOf(room, 0.42);
    const shore = height - depth;
    const horizon = shore - Math.min(90, Math.max(34, height * 0.17));
    const boat = at(width * 0.4, horizon + (shore - horizon) * 0.3);
    const wave = (x: number, y: number): Sheet => line(at(x, y), '-8 0 -4 -2.500 0 0 4 -2.500 8 0');
    const parasol = stretched(at(width * 0.86, shore + depth * 0.36), 1.05);
    const towel = { x: width * 0.86 - 18, y: shore + depth * 0.36 + 4 };
    const castle = at(width * 0.16, shore + depth * 0.46);
    return {
      sheets: [
        from('sky', room, '-2 -9 102 -9'),
        ball('glow', at(width * 0.2, Math.max(24, horizon * 0.42)), 17, 17, 12),
        cloud(width * 0.62, Math.max(20, horizon * 0.34), 1),
        ...(isWide(room) ? [cloud(width * 0.88, Math.max(30, horizon * 0.52), 0.8)] : []),
        from('sea', room, `-2 ${horizon} 102 ${horizon + 0.5}`),
        paper('paper', trace(boat, '2 -6 2 -36 22 -8'), 0.06),
        paper('redSoft', trace(boat, '-1 -8 -1 -30 -14 -9'), 0.06),
        board('wood', [boat(0.5, -38), boat(0.5, -3)], 2),
        paper('roof', trace(boat, '-20 -5 24 -5 17 5 -13 5'), 0.14),
        wave(width * 0.12, horizon + (shore - horizon) * 0.4),
        wave(width * 0.66, horizon + (shore - horizon) * 0.32),
        wave(width * 0.9, horizon + (shore - horizon) * 0.55),
        wave(width * 0.28, horizon + (shore - horizon) * 0.72),
        from(
          'paper',
          room,
          `-2 ${shore - 4} 14 ${shore - 8} 30 ${shore - 2} 48 ${shore - 7} 66 ${shore - 1} 84 ${shore - 6} 102 ${shore - 2}`,
        ),
        from(
          'sand',
          room,
          `-2 ${shore + 2} 14 ${shore - 2} 30 ${shore + 4} 48 ${shore} 66 ${shore + 5} 84 ${shore + 1} 102 ${shore + 4}`,
        ),
        paper(
          'sand',
          [
            [width + 9, shore - 30],
            [width * 0.9, shore - 24],
            [width * 0.74, shore + 4],
            [width * 0.68, shore + 12],
            [width + 9, shore + 18],
          ],
          0.34,
        ),
        ...[0.88, 0.95].map((share) => tuft(width * share, shore - (share > 0.9 ? 24 : 18), 1.3)),
        paper('water', trace(at(towel.x, towel.y), '-30 0 22 -4 30 10 -24 15'), 0.06),
        line(at(towel.x, towel.y), '-20 0 -13 13'),
        line(at(towel.x, towel.y), '12 -2 19 10'),
        board('wood', [parasol(0, 4), parasol(-7, -86)], 3),
        paper(
          'brick',
          trace(parasol, '-48 -64 -36 -84 -8 -94 22 -86 38 -70 22 -75 8 -69 -7 -75 -22 -67 -34 -71'),
          0.16,
        ),
        paper('paper', trace(parasol, '-8 -94 4 -82 8 -69 -7 -75 -22 -67 -18 -82'), 0.16),
        paper(
          'earth',
          trace(
            castle,
            '-22 2 -20 -14 -15 -14 -15 -18 -9 -18 -9 -14 -8 -14 -8 -26 -4 -26 -4 -22 0 -22 0 -26 4 -26 4 -22 8 -22 8 -26 12 -26 12 -12 20 -12 22 2',
          ),
          0.04,
        ),
        paper('bark', trace(castle, '-4 2 -4 -6 0 -9 4 -6 4 2'), 0.16),
        line(castle, '2 -26 2 -40'),
        paper('roof', trace(castle, '2 -40 12 -36.5 2 -33'), 0.06),
        line(at(width * 0.5, height - depth * 0.12), '-3 0 3 0'),
        line(at(width * 0.42, height - depth * 0.5), '-3 0 3 0'),
        line(at(width * 0.6, height - depth * 0.56), '-2 0 3 0'),
      ],
      stands: {
        vloer: floorAt(room, depth * 0.8),
        achter: { x: width * 0.24, y: shore + depth * 0.26, width: width * 0.44, size: 0.8 },
        handdoek: { x: towel.x - 26, y: towel.y + 7, width: 48, size: 0.9 },
        zee: {
          x: width * 0.06,
          y: horizon + (shore - horizon) * 0.55,
          width: width * 0.56,
          size: 0.55,
        },
      },
    };
  },
};

function cloud(x: number, y: number, size: number): Sheet {
  return paper(
    'paper',
    trace(stretched(at(x, y), size), '-26 6 -27 -3 -16 -6 -12 -14 2 -15 8 -8 20 -9 26 -1 25 6'),
    0.3,
  );
}

/** At night: a moon, stars, a house with a light in it, and hills that are dark already. */
export const night: PlaceKind = {
  things: ['maan', 'ster', 'huis', 'raam', 'dak', 'schoorsteen', 'boom', 'hek', 'struik'],
  grounds: ['lucht', 'nacht', 'gras', 'heuvel'],
  draw(room) {
    const { width, height } = room;
    const depth = depthOf(room, 0.34);
    const seam = height - depth;
    const house = at(width * 0.78, seam + depth * 0.1);
    const star = (x: number, y: number, size: number): Sheet => {
      const points = Array.from({ length: 10 }, (_, index): Point => {
        const [angle, far] = [(index * Math.PI) / 5, index % 2 === 0 ? size : size * 0.46];
        return [x + Math.sin(angle) * far, y - Math.cos(angle) * far];
      });
      return paper('glow', points, 0.1);
    };
    const moon = stretched(at(width * 0.24, Math.max(30, seam * 0.26)), 21);
    const fence = along(4, width * 0.5, 17);
    const fenceY = seam + depth * 0.2;
    return {
      sheets: [
        from('night', room, '-2 -9 102 -9'),
        paper(
          'glow',
          trace(
            moon,
            '0.2 -1 -0.5 -0.9 -0.96 -0.3 -0.9 0.44 -0.4 0.94 0.3 0.98 0.8 0.6 0.2 0.56 -0.2 0.16 -0.24 -0.4 0 -0.8',
          ),
          0.34,
        ),
        star(width * 0.46, Math.max(16, seam * 0.14), 6),
        star(width * 0.6, Math.max(34, seam * 0.34), 4.5),
        star(width * 0.9, Math.max(20, seam * 0.16), 5.5),
        star(width * 0.36, Math.max(60, seam * 0.5), 4.5),
        ...(isWide(room) || isTall(room)
          ? [star(width * 0.54, seam * 0.52, 5), star(width * 0.72, seam * 0.1, 4)]
          : []),
        from(
          'nightHill',
          room,
          `-2 ${seam - 26} 20 ${seam - 44} 46 ${seam - 30} 74 ${seam - 48} 102 ${seam - 28}`,
        ),
        ...firTree(width * 0.44, seam + 2, 58, 'nightGrass'),
        ...firTree(width * 0.52, seam + 4, 44, 'nightGrass'),
        from('nightGrass', room, `-2 ${seam + 2} 34 ${seam - 5} 66 ${seam + 4} 102 ${seam - 3}`),
        paper('nightHill', trace(house, '16 -96 26 -96 26 -68 16 -68'), 0.06),
        paper('nightWall', trace(house, '-34 -60 34 -60 34 2 -34 3'), 0.04),
        paper('roof', trace(house, '-43 -56 -26 -92 26 -92 43 -56'), 0.08),
        paper('nightHill', trace(house, '-26 -34 -6 -34 -6 2 -26 2'), 0.1),
        ball('glow', shifted(house, -10, -16), 1.7, 1.7, 6),
        paper('glow', trace(house, '4 -44 25 -44 25 -21 4 -21'), 0.04),
        line(house, '14.5 -44 14.5 -21'),
        line(house, '4 -32.5 25 -32.5'),
        ...tree(width * 0.1, seam + depth * 0.12, 96, 'nightHill'),
        board(
          'wood',
          [
            [-4, fenceY - 17],
            [width * 0.5, fenceY - 16],
          ],
          3.4,
        ),
        board(
          'wood',
          [
            [-4, fenceY - 8],
            [width * 0.5, fenceY - 7],
          ],
          3.4,
        ),
        ...fence.map((x) => paper('wood', trace(at(x, fenceY), '-3 0 -3 -22 0 -26 3 -22 3 0'), 0.1)),
        bush(width * 0.95, seam + depth * 0.36, 17, 'nightHill'),
        tuft(width * 0.62, height - depth * 0.5),
        tuft(width * 0.3, height - depth * 0.56),
        tuft(width * 0.9, height - depth * 0.16),
        tuft(width * 0.1, height - depth * 0.2),
      ],
      stands: {
        vloer: floorAt(room, depth),
        achter: { x: width * 0.08, y: seam + depth * 0.3, width: width * 0.84, size: 0.85 },
        hek: { x: 4, y: fenceY - 26, width: width * 0.46, size: 0.85 },
        dak: { x: width * 0.78 - 26, y: seam + depth * 0.1 - 92, width: 38, size: 0.85 },
      },
    };
  },
};
