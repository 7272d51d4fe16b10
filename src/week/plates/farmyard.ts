/** A farmyard early in the morning: the sun comes up, the stable is open, and the muck is still there. */
import { stretched, trace } from '../../sheets/cast/paper.ts';
import type { Scrap } from '../../sheets/places/paper-marks.ts';
import {
  along,
  at,
  ball,
  block,
  board,
  dark,
  from,
  here,
  line,
  paper,
  shadow,
  tree,
  tuft,
} from '../../sheets/places/place.ts';
import { type Plate, room } from './plate.ts';

const meadow = 118;
const yard = 158;

/** Around the left corner of its foot. */
const drawStable = (x: number, y: number): Scrap[] => {
  const foot = at(x, y);
  return [
    paper('roof', trace(foot, '-8 -84 66 -138 140 -84'), 0.04),
    paper('brick', trace(foot, '0 -84 66 -132 132 -84 132 0 0 0'), 0.03),
    dark('brick', x + 122, y - 86, 9.4, 85.6),
    paper('roof', trace(foot, '-10 -80 66 -142 142 -80 135 -76 66 -132 -3 -76'), 0.06),
    block('barkDeep', x + 52, y - 112, 28, 22),
    paper('glow', trace(foot, '54 -91 56 -102 64 -106 74 -103 79 -91'), 0.3),
    block('barkDeep', x + 26, y - 66, 76, 66),
    ...drawDoor(x + 4, y),
    ...drawDoor(x + 102, y),
    line(here, `${x + 4} ${y - 76} ${x + 122} ${y - 76}`),
  ];
};

const drawDoor = (x: number, y: number): Scrap[] => [
  block('paper', x, y - 66, 22, 66),
  block('roof', x + 3, y - 63, 16, 60),
  line(here, `${x + 4} ${y - 61} ${x + 18} ${y - 5}`),
  line(here, `${x + 18} ${y - 61} ${x + 4} ${y - 5}`),
];

const drawFence = (y: number, left: number, right: number): Scrap[] => [
  board('wood', trace(here, `${left} ${y - 24} ${right} ${y - 23}`), 3.6),
  board('wood', trace(here, `${left} ${y - 12} ${right} ${y - 11}`), 3.6),
  ...along(left + 8, right, 30).map((x) => block('wood', x, y - 31, 5, 31)),
];

const drawMuck = (x: number, y: number): Scrap[] => [
  shadow('earth', x, y, 62),
  paper('barkDeep', trace(at(x, y), '-32 0 -28 -12 -16 -16 -8 -29 4 -31 14 -20 24 -14 31 0'), 0.34),
  ...[
    [-14, -8],
    [2, -18],
    [12, -6],
    [-2, -6],
  ].map(([dx = 0, dy = 0]) => board('sand', trace(at(x + dx, y + dy), '-6 2 5 -2'), 2)),
  board('wood', trace(at(x, y), '6 -22 26 -66'), 3),
  board('stone', trace(at(x, y), '1 -30 12 -25'), 2.4),
  ...[-16, 0].map((dx) => line(at(x + dx, y - 38), '0 0 -3 -6 3 -12 0 -18')),
];

const drawChurn = (x: number, y: number): Scrap[] => [
  shadow('earth', x, y, 20),
  paper('stone', trace(at(x, y), '-9 0 -9 -20 -5 -27 -5 -33 5 -33 5 -27 9 -20 9 0'), 0.1),
  dark('stone', x + 4, y - 19, 4.4, 18.4),
  block('stone', x - 7, y - 36, 14, 4),
];

export function drawFarmyard(): Plate {
  const { width } = room;
  return {
    soil: 'earth',
    scraps: [
      from('redSoft', room, '-2 -9 102 -9'),
      from('yellowSoft', room, '-2 66 30 60 62 70 102 62'),
      ball('glow', at(180, meadow - 6), 30, 30, 14),
      paper(
        'paper',
        trace(stretched(at(300, 34), 1.2), '-26 6 -27 -3 -16 -6 -12 -14 2 -15 8 -8 20 -9 26 -1 25 6'),
        0.3,
      ),
      from(
        'hill',
        room,
        `-2 ${meadow - 10} 26 ${meadow - 22} 48 ${meadow} 76 ${meadow - 18} 102 ${meadow - 6}`,
      ),
      ...tree(420, meadow + 8, 74, 'leafDeep'),
      from('grass', room, `-2 ${meadow + 4} 40 ${meadow} 102 ${meadow + 6}`),
      ...drawFence(yard - 4, 146, width + 9),
      from('earth', room, `-2 ${yard + 4} 30 ${yard - 2} 64 ${yard + 3} 102 ${yard - 3}`),
      shadow('earth', 84, yard + 8, 150),
      ...drawStable(8, yard + 8),
      paper('sand', trace(at(72, yard + 8), '-40 0 36 0 52 14 20 18 -24 16 -50 12'), 0.3),
      ...[
        [28, 276],
        [190, 274],
        [300, 190],
        [430, 214],
      ].map(([x = 0, y = 0]) => tuft(x, y)),
      ...drawMuck(312, 184),
      ...drawChurn(150, 184),
      ...drawChurn(131, 190),
      paper('bark', trace(at(386, 270), '-58 2 -40 -8 0 -6 36 -9 56 0 44 9 6 7 -38 10'), 0.34),
    ],
    things: {
      koe: { x: 78, y: 208, size: 0.95 },
      haan: { x: 200, y: yard - 33, size: 0.7, flip: true, on: 'air' },
      tractor: { x: 390, y: 208, size: 1 },
      emmer: { x: 36, y: 252, size: 0.8 },
      kip: { x: 132, y: 268, size: 0.95, flip: true },
      ei: { x: 112, y: 272, size: 0.45 },
      laars: { x: 306, y: 272, size: 0.9 },
      varken: { x: 386, y: 272, on: 'bark' },
    },
    who: [
      { x: 200, y: 248, size: 0.88 },
      { x: 274, y: 246, size: 0.88, flip: true },
      { x: 330, y: 246, size: 0.88, flip: true },
    ],
  };
}
