/** A wood: trees far away in a haze, stout trunks near by, a path between them, a stump to sit on. */
import { shifted, stretched, trace } from '../cast/paper.ts';
import { shadeOn } from '../palette.ts';
import type { Scrap } from './paper-marks.ts';
import {
  along,
  at,
  ball,
  board,
  bush,
  crown,
  crownShade,
  firTree,
  floorAt,
  from,
  line,
  type PlaceKind,
  paper,
  shadow,
  tuft,
} from './place.ts';

/** The same picture always wavers in the same way. */
const waver = (index: number): number => Math.sin(index * 2.4 + 1);

export const wood: PlaceKind = {
  things: ['boom', 'stam', 'tak', 'struik', 'stronk', 'pad', 'paddenstoel', 'gras'],
  grounds: ['lucht', 'grond', 'bos', 'blad'],
  soil: 'grass',
  groundShare: 0.36,
  draw(site) {
    const { width, height, depth, seam } = site;
    const stumpAt = { x: width * 0.78, y: height - depth * 0.46 };
    const branchY = Math.max(34, seam - 88);
    const trunk = (x: number, wide: number, foot: number): Scrap =>
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
    const trunkShade = (x: number, wide: number, foot: number): Scrap =>
      paper(
        shadeOn('bark'),
        [
          [x + wide * 0.14, 0],
          [x + wide * 0.48, 0],
          [x + wide * 0.45, foot - 30],
          [x + wide * 0.58, foot - 8],
          [x + wide * 0.8, foot + 1],
          [x + wide * 0.3, foot - 2],
        ],
        0.1,
      );
    const stump = drawStump(stumpAt.x, stumpAt.y);
    const thicket = bush(width * 0.66, seam + depth * 0.1, 16, 'leaf');
    const canopy = along(-10, width + 40, 44).map((x, index) =>
      crown(index % 2 === 0 ? 'leaf' : 'leafDeep', at(x, 2 + waver(index) * 5), 33),
    );
    const trunks = {
      left: trunk(width * 0.1, 26, seam + depth * 0.3),
      right: trunk(width * 0.93, 30, seam + depth * 0.24),
    };
    return {
      scraps: [
        from('sky', site, '-2 -9 102 -9'),
        ...along(-8, width + 30, 46).flatMap((x, index) =>
          firTree(
            x + waver(index) * 9,
            seam + 8,
            Math.min(seam * 0.8, 128) * (0.86 + 0.14 * waver(index * 3)),
            'hill',
          ),
        ),
        from('grass', site, `-2 ${seam} 30 ${seam - 6} 62 ${seam + 3} 102 ${seam - 5}`),
        paper(
          'earth',
          trace(
            at(width * 0.48, seam - 1),
            `-4 0 4 0 15 ${depth * 0.24} 4 ${depth * 0.5} 44 ${depth + 9} -44 ${depth + 9} -20 ${depth * 0.5} -2 ${depth * 0.22}`,
          ),
          0.34,
        ),
        ...(site.isWide ? [trunk(width * 0.34, 17, seam + 9), trunk(width * 0.66, 15, seam + 7)] : []),
        bush(width * 0.3, seam + depth * 0.12, 20, 'leaf'),
        thicket,
        shadow('grass', width * 0.1 + 6, seam + depth * 0.3, 60),
        shadow('grass', width * 0.93 + 6, seam + depth * 0.24, 64),
        trunks.left,
        trunks.right,
        trunkShade(width * 0.1, 26, seam + depth * 0.3),
        trunkShade(width * 0.93, 30, seam + depth * 0.24),
        board('bark', trace(at(width * 0.1, branchY), '12 5 34 -2 58 -3'), 7),
        crown('leaf', at(width * 0.1 + 62, branchY - 6), 13),
        crownShade('leaf', at(width * 0.1 + 62, branchY - 6), 13),
        ...canopy,
        line(at(width * 0.1, seam - 30), '-3 -14 -1 0 -4 12'),
        line(at(width * 0.93, seam - 40), '3 -14 0 0 4 12'),
        ...stump,
        ...drawToadstool(width * 0.17, height - depth * 0.5, 1),
        ...drawToadstool(width * 0.17 + 10, height - depth * 0.46, 0.65),
        tuft(width * 0.3, height - depth * 0.56),
        tuft(width * 0.64, height - depth * 0.62),
        tuft(width * 0.9, height - depth * 0.2),
        tuft(width * 0.08, height - depth * 0.14),
      ],
      stands: {
        vloer: floorAt(site),
        achter: { x: width * 0.16, y: seam + depth * 0.2, width: width * 0.68, size: 0.75 },
        stronk: { x: stumpAt.x - 14, y: stumpAt.y - 24, width: 28, size: 0.9 },
        tak: { x: width * 0.1 + 20, y: branchY - 4, width: 34, size: 0.9 },
      },
      fronts: {
        stam: [trunks.left, ...canopy],
        rechterstam: [trunks.right, ...canopy],
        struik: [thicket],
        stronk: stump,
      },
    };
  },
};

const drawStump = (x: number, y: number): Scrap[] => [
  shadow('grass', x + 2, y, 48),
  paper('bark', trace(at(x, y), '-15 -22 15 -22 16 -5 22 2 6 0 -5 3 -22 1 -16 -6'), 0.2),
  paper(shadeOn('bark'), trace(at(x, y), '5 -20 15 -21 16 -5 21 1.4 8 0 6 -6'), 0.1),
  ball('earth', at(x, y - 22), 15.5, 4.6, 10),
  ball('earth', at(x, y - 22), 7, 2, 8),
];

const drawToadstool = (x: number, y: number, size: number): Scrap[] => {
  const foot = stretched(at(x, y), size);
  return [
    paper('cream', trace(foot, '-2.4 -8 2.4 -8 3 0 -3 0'), 0.2),
    paper('roof', trace(foot, '-9 -7 -6 -14 0 -17 6 -14 9 -7'), 0.26),
    ball('paper', shifted(foot, -3, -11), 1.6 * size, 1.6 * size, 6),
    ball('paper', shifted(foot, 3.4, -12), 1.3 * size, 1.3 * size, 6),
  ];
};
