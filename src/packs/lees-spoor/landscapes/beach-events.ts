/** What happens on the way along the beach: to the castle of sand, and under a parasol. */
import { frameAt, stretched, trace } from '../../../sheets/cast/paper.ts';
import { shadeOn } from '../../../sheets/palette.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { at, ball, line, paper, board as plank, shadow } from '../../../sheets/places/place.ts';
import { prints } from './prints.ts';

const palm = (x: number, y: number, high: number): Scrap[] => {
  const foot = stretched(at(x, y), high / 100);
  const frond = (outline: string): Scrap => paper('leafDeep', trace(foot, outline), 0.2);
  return [
    shadow('sand', x + 2, y, high * 0.5),
    paper('bark', trace(foot, '-7 0 -4 -40 4 -78 11 -76 5 -40 8 0'), 0.2),
    line(foot, '-5 -18 6 -20'),
    line(foot, '-4 -36 5 -38'),
    line(foot, '-1 -54 7 -56'),
    frond('8 -78 -18 -92 -44 -80 -52 -58 -34 -68 -12 -72'),
    frond('8 -78 34 -94 58 -82 66 -60 48 -70 24 -72'),
    frond('8 -78 -12 -70 -26 -54 -24 -38 -10 -54 6 -66'),
    frond('8 -78 30 -68 40 -52 38 -38 26 -54 10 -66'),
    paper('leaf', trace(foot, '8 -78 -6 -96 2 -110 18 -112 10 -100 16 -90'), 0.2),
    ball('bark', at(x + high * 0.03, y - high * 0.74), high * 0.05, high * 0.05, 8),
    ball('bark', at(x + high * 0.13, y - high * 0.74), high * 0.05, high * 0.05, 8),
  ];
};

const parasol = (x: number, y: number): Scrap[] => {
  const foot = stretched(at(x, y), 0.42);
  return [
    shadow('sand', x + 5, y + 1, 30),
    plank('wood', trace(foot, '0 4 -7 -86'), 2.4),
    paper(
      'brick',
      trace(foot, '-48 -64 -36 -84 -8 -94 22 -86 38 -70 22 -75 8 -69 -7 -75 -22 -67 -34 -71'),
      0.16,
    ),
    paper('paper', trace(foot, '-8 -94 4 -82 8 -69 -7 -75 -22 -67 -18 -82'), 0.16),
  ];
};

const boat = (x: number, y: number, size: number): Scrap[] => {
  const hull = stretched(at(x, y), size);
  return [
    paper('paper', trace(hull, '2 -6 2 -36 22 -8'), 0.06),
    paper('redSoft', trace(hull, '-1 -8 -1 -30 -14 -9'), 0.06),
    plank('wood', trace(hull, '0.5 -38 0.5 -3'), 1.4),
    paper('roof', trace(hull, '-20 -5 24 -5 17 5 -13 5'), 0.14),
  ];
};

/** Of sand, with a flag; wet as it is, it is darker than what it stands on. */
const castle = (x: number, y: number): Scrap[] => {
  const foot = at(x, y);
  const tower = (left: number, high: number): Scrap =>
    paper(
      'earth',
      trace(
        foot,
        `${left} 0 ${left} ${-high} ${left + 2.4} ${-high} ${left + 2.4} ${2 - high} ${left + 4.8} ${2 - high} ${left + 4.8} ${-high} ${left + 7.2} ${-high} ${left + 7.2} ${2 - high} ${left + 9.6} ${2 - high} ${left + 9.6} ${-high} ${left + 12} ${-high} ${left + 12} 0`,
      ),
      0,
    );
  return [
    shadow('sand', x + 3, y + 0.6, 34),
    plank('wood', trace(foot, '0 -27 0 -38'), 0.9),
    paper('brick', trace(foot, '0.4 -38 9 -35.4 0.4 -33'), 0.04),
    tower(-6, 27),
    tower(-17, 18),
    tower(5, 18),
    paper('bark', trace(foot, '-3.4 0 -3.4 -6 0 -9.6 3.4 -6 3.4 0'), 0.3),
  ];
};

/** On the sand, with a ball. */
const towel = (x: number, y: number): Scrap[] => [
  paper('blueSoft', trace(at(x, y), '-20 4 -15 -5 19 -5 17 4'), 0.04),
  paper('brick', trace(at(x, y), '-16 4 -11.4 -5 -8 -5 -12 4'), 0.04),
  ball('glow', at(x + 8, y - 4), 4.6, 4.6, 12),
  line(at(x + 8, y - 4), '-4.4 0 0 -1.4 4.4 0'),
];

const nest = (x: number, y: number): Scrap[] => [
  ball(shadeOn('sand'), at(x, y + 1), 8.4, 4, 10),
  ...[
    [-3.4, -0.6],
    [3, -1],
    [-0.4, 1.4],
  ].map(([across = 0, down = 0]) => ball('paper', at(x + across, y + down), 2.5, 2.1, 8)),
];

/** With a letter in it, afloat. */
const bottle = (x: number, y: number): Scrap[] => {
  const glass = frameAt([x, y], -22);
  return [
    paper('bark', trace(glass, '7 -1.2 9.6 -1.2 9.6 1.2 7 1.2'), 0),
    paper('leaf', trace(glass, '-6.4 -2.6 1.6 -2.6 4 -1.2 7.6 -1.2 7.6 1.2 4 1.2 1.6 2.6 -6.4 2.6'), 0.2),
    paper('paper', trace(glass, '-4.6 -1.2 1 -1.2 1 1.2 -4.6 1.2'), 0),
  ];
};

/** Around both ends of the pool; between them are fields. */
const rocks: readonly Scrap[] = [
  ball('stone', at(80, 74), 5, 3.6, 7),
  ball('road', at(84.5, 78), 3.4, 2.6, 7),
  ball('stone', at(52, 74), 4.2, 3.2, 7),
  ball('stone', at(50, 153), 4.6, 3.4, 7),
  ball('road', at(81, 158), 4, 3, 7),
];

export const onBeach: readonly Scrap[] = [
  ...rocks,
  ...boat(147, 15, 0.34),
  ...palm(160, 104, 30),
  // From the boat the fox has been at the castle.
  ...prints({ on: 'sand', print: 'paw', apart: 5.2, aside: 1.4 }, [
    [139, 120],
    [149, 127],
    [160, 128],
  ]),
  ...prints({ on: 'sand', print: 'paw', apart: 5.2, aside: 1.4 }, [
    [189, 157],
    [205, 158],
  ]),
  ...bottle(304, 83),
  ...castle(209, 150),
  ...parasol(214, 206),
  ...towel(212, 216),
  // On its way to the sea.
  ...prints({ on: 'sand', print: 'flipper', apart: 3, aside: 3 }, [
    [141, 217],
    [160, 215],
  ]),
  ...nest(171, 213),
];
