/** The wood after rain: a path of soft earth on which three animals left their tracks, a hole, and bushes to hide in. */
import { frameAt, type Point, stretched, trace } from '../../sheets/cast/paper.ts';
import { shadeOn } from '../../sheets/palette.ts';
import type { Scrap } from '../../sheets/places/paper-marks.ts';
import { at, bush, paper } from '../../sheets/places/place.ts';
import { wood } from '../../sheets/places/wood.ts';
import { type Plate, room, siteOf } from './plate.ts';

/** A print, looking up. */
const paw = [
  '-4.4 1 0 -3 4.4 1 3 4.6 -3 4.6',
  '-7 -1 -4.4 -2 -3.6 -5.8 -6.6 -5.4',
  '-1.8 -4.6 1.8 -4.6 1.4 -9.2 -1.4 -9.2',
  '4.4 -2 7 -1 6.6 -5.4 3.6 -5.8',
];
const hoof = ['-3.6 4 -0.6 4 -0.6 -5 -2.6 -3', '3.6 4 0.6 4 0.6 -5 2.6 -3'];
const hare = [
  '-6 6 -3 6 -3 -3 -5.6 -3',
  '6 6 3 6 3 -3 5.6 -3',
  '-1.8 -5 1.2 -5 1 -10 -1.6 -10',
  '-1.2 -12.4 1.6 -12.4 1.6 -17.4 -1 -17.4',
];

type Step = readonly [number, number, number];

const drawPrints = (print: readonly string[], steps: readonly Step[], size: number): Scrap[] =>
  steps.flatMap(([x, y, degrees]) => {
    const place = stretched(frameAt([x, y], degrees), size * 1.15, size);
    return print.map((outline): Scrap => paper('bark', trace(place, outline), 0.3));
  });

/** From the front to the bush, to the trees and to the hole. */
const foxSteps: readonly Step[] = [
  [206, 276, 4],
  [192, 262, -8],
  [204, 247, -4],
  [190, 233, -12],
  [201, 219, -10],
];
const deerSteps: readonly Step[] = [
  [232, 276, 8],
  [238, 256, 4],
  [230, 240, 6],
  [234, 224, 4],
  [226, 210, 0],
  [229, 198, 0],
];
const hareSteps: readonly Step[] = [
  [294, 240, 24],
  [306, 216, 20],
];

/** Under a bank, with roots above it. */
const drawHole = (x: number, y: number): Scrap[] => [
  paper('hill', trace(at(x, y), '-42 4 -36 -24 -14 -40 16 -40 38 -22 44 4'), 0.34),
  paper('earth', trace(at(x, y), '-24 5 -21 -16 -8 -27 10 -26 22 -14 26 5'), 0.3),
  paper('barkDeep', trace(at(x, y), '-16 4 -14 -12 -4 -20 7 -19 15 -10 17 4'), 0.3),
];

/** Down the middle, and aside to the hole: wider than the wood's own. */
const path: readonly Point[] = trace(
  at(room.width * 0.48, 188),
  '-5 0 5 0 18 18 26 30 62 22 88 8 118 8 112 30 92 60 84 106 -56 106 -30 60 -34 36 -56 22 -50 12 -22 22 -6 16',
);

export function drawTracks(): Plate {
  const { scraps } = wood.draw(siteOf(wood));
  return {
    soil: 'grass',
    scraps: [
      ...scraps.filter(({ fill }) => fill !== 'earth' && fill !== 'barkDeep'),
      paper('earth', path, 0.34),
      ...drawHole(314, 198),
      ...drawPrints(paw, foxSteps, 0.95),
      ...drawPrints(hoof, deerSteps, 1),
      ...drawPrints(hare, hareSteps, 0.8),
    ],
    standing: [
      {
        y: 212,
        scraps: [
          bush(172, 214, 30, 'leafDeep'),
          paper(shadeOn('leafDeep'), trace(at(172, 214), '10 0 18 -14 28 -12 31 0'), 0.3),
        ],
      },
    ],
    things: {
      hert: { x: 234, y: 190, size: 0.82, on: 'air' },
      vos: { x: 174, y: 207, size: 0.84, on: 'air' },
      konijn: { x: 282, y: 279, size: 0.9, flip: true },
      eekhoorn: { x: 96, y: 84, size: 0.8, flip: true, on: 'air' },
      egel: { x: 46, y: 274, size: 0.95, flip: true },
      slak: { x: 168, y: 276, size: 0.9 },
      muis: { x: 343, y: 206, size: 0.6, on: 'air' },
    },
    who: [
      { x: 118, y: 262, size: 0.88 },
      { x: 398, y: 268, size: 0.88, flip: true },
      { x: 340, y: 268, size: 0.88, flip: true },
    ],
  };
}
