/** A street with a crossing: pavements on both sides, a traffic light that is red, and a stop for the bus. */
import { trace } from '../../sheets/cast/paper.ts';
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
} from '../../sheets/places/place.ts';
import { drawHouses } from '../../sheets/places/street.ts';
import { type Plate, room } from './plate.ts';

const wall = 112;
const road = { top: 146, foot: 226 };

/** Leans with the road, which we see from the near pavement. */
const drawCrossing = (x: number): Scrap[] =>
  along(0, 5, 1).map((index) => {
    const top = road.top + 7 + index * 15;
    const lean = index * 5;
    return paper('paper', trace(at(x - lean, top), '0 0 62 0 59 9 -3 9'), 0.04);
  });

const drawPole = (x: number, y: number): Scrap[] => [
  shadow('stone', x, y, 22),
  board('stone', trace(at(x, y), '0 0 0 -92'), 4),
  block('stone', x - 5, y - 4, 10, 5),
];

const drawLight = (x: number, y: number): Scrap[] => [
  ...drawPole(x, y),
  block('barkDeep', x - 10, y - 138, 20, 54),
  ball('red', at(x, y - 128), 6.4, 6.4, 11),
  ball('road', at(x, y - 111), 6.4, 6.4, 11),
  ball('road', at(x, y - 94), 6.4, 6.4, 11),
];

const drawStop = (x: number, y: number): Scrap[] => [
  ...drawPole(x, y),
  block('glow', x - 13, y - 108, 26, 22),
  paper('sea', trace(at(x, y - 97), '-9 -5 8 -5 9 3 -9 3'), 0.2),
  ball('barkDeep', at(x - 5, y - 93), 2, 2, 7),
  ball('barkDeep', at(x + 5, y - 93), 2, 2, 7),
];

export function drawStreetWithCrossing(): Plate {
  const { width } = room;
  return {
    soil: 'stone',
    scraps: [
      from('sky', room, '-2 -9 102 -9'),
      ...drawHouses(width, wall + 2, 150, 0.7),
      from('stone', room, `-2 ${wall} 102 ${wall + 0.6}`),
      dark('stone', -9, wall + 0.8, width + 18, 4),
      ...along(10, width, 26).map((x) => line(here, `${x + 4} ${wall + 6} ${x} ${road.top - 5}`)),
      ...tree(24, wall + 18, 84, 'leaf'),
      ...drawStop(425, road.top - 4),
      from('paper', room, `-2 ${road.top - 4} 102 ${road.top - 3.6}`),
      from('road', room, `-2 ${road.top} 102 ${road.top + 0.6}`),
      ...[8, 52, 96, 292, 336, 380, 424].map((x) => block('paper', x, 184, 26, 3.4)),
      ...drawCrossing(184),
      from('paper', room, `-2 ${road.foot} 102 ${road.foot + 0.4}`),
      from('stone', room, `-2 ${road.foot + 5} 102 ${road.foot + 5.6}`),
      ...along(24, width + 30, 44).map((x) => line(here, `${x} ${road.foot + 9} ${x - 16} 284`)),
      line(here, `2 256 ${width - 2} 256`),
    ],
    standing: [{ y: road.foot + 10, scraps: drawLight(152, road.foot + 10) }],
    things: {
      stoplicht: 'drawn',
      bus: { x: 352, y: 180, size: 0.98, on: 'road' },
      auto: { x: 92, y: 204, size: 0.92, on: 'road', flip: true },
      fiets: { x: 56, y: 268, size: 1 },
      step: { x: 404, y: 262, size: 0.9 },
    },
    who: [
      { x: 270, y: 262, size: 0.88 },
      { x: 330, y: 272, size: 0.92 },
      { x: 60, y: 270, size: 0.9 },
    ],
  };
}
