/** What happens on the way from the girl to the dragon. */
import { type Frame, frameAt, shifted, stretched, trace } from '../../../sheets/cast/paper.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { at, ball, line, paper } from '../../../sheets/places/place.ts';
import { prints } from './prints.ts';

/** Folded; the girl let it go. */
const paperBoat = (x: number, y: number): Scrap[] => [
  paper('paper', trace(at(x, y), '-4 0.4 0.4 -6 4.4 0.4'), 0),
  paper('paper', trace(at(x, y), '-8.4 -1.6 8.4 -1.6 5 3 -5 3'), 0),
];

/** Over the water, head down already. */
const leapingFish = (x: number, y: number): Scrap[] => {
  const fish = stretched(frameAt([x, y], 28), 1.1);
  return [
    paper('roof', trace(fish, '-3.4 0.2 -8 -2.8 -7.2 0.4 -7.8 3.4'), 0.14),
    paper('brick', trace(fish, '-5.6 0.2 -1.6 -2.8 2.6 -2.8 6 0.2 2.4 3 -1.6 2.8'), 0.3),
    ball('ink', shifted(fish, 3, -0.6), 0.5, 0.5, 6),
    line(at(x, y + 6), '2 0 5 1.8 9 1.6 11 0'),
  ];
};

/** Swims to the left, as its mother. */
const duckling = (x: number, y: number): Scrap[] => [
  paper('glow', trace(at(x, y), '-3.4 0.4 -1 -1 2 -1 4.4 -2.2 3.8 1.2 2 2.6 -2 2.6'), 0.3),
  paper('brick', trace(at(x - 3, y - 2), '-1.8 -0.6 -4 0.4 -1.8 1'), 0.1),
  ball('glow', at(x - 2.6, y - 2), 2.1, 2.1, 9),
  ball('ink', at(x - 3.2, y - 2.4), 0.36, 0.36, 6),
];

const apple = (frame: Frame): Scrap[] => [
  ball('roof', frame, 2.4, 2.3, 8),
  line(frame, '0 -2 0.2 -3 0.9 -3.8'),
];

/** A cloth with a basket; an apple has rolled off. */
const picnic = (x: number, y: number): Scrap[] => {
  const cloth = at(x, y);
  const basket = stretched(at(x - 4, y - 1.4), 0.9);
  return [
    paper('paper', trace(cloth, '-19 6 -14 -6 17 -6 16 6'), 0.04),
    paper('brick', trace(cloth, '-10 6 -7 -6 -1 -6 -3 6'), 0),
    paper('brick', trace(cloth, '5 6 5 -6 11 -6 11 6'), 0),
    line(basket, '-6 -4 -5 -10 0 -12 5 -10 6 -4'),
    paper('wood', trace(basket, '-7.4 -4.4 7.4 -4.4 5.6 3.4 -5.6 3.4'), 0.12),
    line(basket, '-6.6 -1 6.6 -1'),
    ...apple(at(x + 9, y)),
  ];
};

export const inGarden: readonly Scrap[] = [
  ...paperBoat(64, 149),
  ...duckling(282, 151),
  ...duckling(292, 153),
  ...leapingFish(226, 73),
  // The hedgehog has come for it.
  ...picnic(319, 210),
  ...apple(at(341, 214)),
  // The dragon's, home.
  ...prints({ on: 'hill', print: 'claw', apart: 7, aside: 2 }, [
    [188, 24],
    [226, 22],
  ]),
];
