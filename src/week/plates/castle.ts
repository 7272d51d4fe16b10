/** A night with a castle on its hill: a path that leads to the gate, a wood on both sides, a pond with leaves to sit on. */
import { star, stretched, trace } from '../../sheets/cast/paper.ts';
import type { Scrap } from '../../sheets/places/paper-marks.ts';
import { at, ball, bush, firTree, from, line, paper, shadow, tree, tuft } from '../../sheets/places/place.ts';
import { type Plate, room } from './plate.ts';

const seam = 150;

/** Somebody lost it. */
const drawSlipper = (x: number, y: number): Scrap[] => [
  shadow('nightWall', x, y, 28),
  paper(
    'sky',
    trace(at(x, y), '-14 0 -14 -13 -9 -15 -6 -8 2 -4 12 -6 16 -1 14 1 1 1 -8 -4 -11 -4 -11 0'),
    0.2,
  ),
  ball('glow', at(x + 9, y - 5), 2, 2, 6),
];

export function drawCastleHill(): Plate {
  const { height } = room;
  return {
    soil: 'nightGrass',
    scraps: [
      from('nightSky', room, '-2 -9 102 -9'),
      paper(
        'glow',
        trace(
          stretched(at(64, 44), 20),
          '0.2 -1 -0.5 -0.9 -0.96 -0.3 -0.9 0.44 -0.4 0.94 0.3 0.98 0.8 0.6 0.2 0.56 -0.2 0.16 -0.24 -0.4 0 -0.8',
        ),
        0.34,
      ),
      ...[
        [120, 28, 5],
        [168, 66, 4],
        [290, 24, 5.5],
        [340, 66, 4],
        [404, 34, 5],
        [20, 92, 4],
      ].map(([x = 0, y = 0, size = 4]) => paper('glow', star(at(x, y), size), 0.1)),
      from(
        'nightHill',
        room,
        `-2 ${seam - 14} 20 ${seam - 26} 36 ${seam - 20} 62 ${seam - 34} 82 ${seam - 18} 102 ${seam - 28}`,
      ),
      ...[
        [24, 160, 78],
        [392, 160, 72],
        [424, 166, 90],
        [352, 156, 56],
      ].flatMap(([x = 0, y = 0, high = 0]) => firTree(x, y, high, 'nightGrass')),
      from(
        'nightGrass',
        room,
        `-2 ${seam + 8} 26 ${seam - 2} 40 ${seam - 28} 58 ${seam - 28} 72 ${seam} 102 ${seam + 8}`,
      ),
      paper(
        'nightWall',
        trace(
          at(216, seam - 14),
          `-9 0 9 0 26 30 0 62 20 92 60 ${height - seam + 20} -44 ${height - seam + 20} -34 92 -46 62 -6 30`,
        ),
        0.34,
      ),
      ...drawSlipper(206, 218),
      shadow('nightGrass', 62, 196, 46),
      ...tree(56, 194, 112, 'nightHill'),
      bush(424, 206, 24, 'nightHill'),
      ball('water', at(392, 266), 62, 17, 16),
      ball('leaf', at(404, 268), 25, 7, 12),
      ball('leaf', at(356, 262), 11, 3.6, 10),
      line(at(374, 274), '-8 0 -2 1 5 0'),
      tuft(28, 236),
      tuft(318, 276),
      tuft(96, 276),
    ],
    things: {
      kasteel: { x: 216, y: seam - 6, size: 1.15, on: 'air' },
      spook: { x: 139, y: 128, size: 0.72, on: 'air' },
      sleutel: { x: 282, y: 274, size: 1 },
      kikker: { x: 404, y: 270, size: 1.05, on: 'air' },
      kroon: { x: 362, y: 264, size: 0.5, on: 'air' },
      schoen: 'drawn',
    },
    who: [
      { x: 84, y: 262, size: 0.9 },
      { x: 334, y: 244, size: 0.86, flip: true },
      { x: 148, y: 266, size: 0.9 },
    ],
  };
}
