/** A classroom: a rack for coats, a low table, a box that somebody is behind. */
import { trace } from '../../../sheets/cast/paper.ts';
import type { Paper } from '../../../sheets/palette.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { at, ball, dark, paper, shadow } from '../../../sheets/places/place.ts';
import { drawGarland, drawRoom } from './bare.ts';
import { type Scene, slab } from './scene.ts';

const table: readonly Scrap[] = [
  shadow('earth', 108, 223, 84),
  slab('wood', 72, 186, 4.4, 36),
  slab('wood', 134, 186, 4.4, 36),
  slab('glow', 67, 182, 76, 5),
  slab('sand', 71, 187, 68, 20),
  dark('sand', 71.6, 187.6, 67, 2.4),
];

/** To change shoes on, with what was changed. */
const bench: readonly Scrap[] = [
  shadow('earth', 154, 168, 66),
  slab('wood', 128, 155, 4, 12),
  slab('wood', 176, 155, 4, 12),
  boot(140, 167, 'sea'),
  boot(148, 167, 'sea'),
  boot(162, 167, 'leafDeep'),
  boot(170, 167, 'leafDeep'),
  slab('wood', 123, 150, 62, 5),
];

const drawers = ['brick', 'glow', 'sea', 'leaf'] as const;
/** With a drawer for everything. */
const chest: readonly Scrap[] = [
  shadow('earth', 30, 166, 54),
  slab('wood', 5, 134, 46, 32),
  ...drawers.flatMap((colour, index) => {
    const [x, y] = [8 + (index % 2) * 21, 137 + Math.floor(index / 2) * 14];
    return [slab(colour, x, y, 19, 12), ball('paper', at(x + 9.5, y + 6), 1.5, 1.5, 8)];
  }),
];

const rug: readonly Scrap[] = [
  paper('brick', trace(at(44, 243), '-66 0 -50 -14 0 -19 48 -14 60 0 48 14 0 19 -50 14'), 0.4),
];

/** Of rubber, from the side. */
function boot(x: number, foot: number, fill: Paper): Scrap {
  return paper(fill, trace(at(x, foot), '-3 -10 1.4 -10 1.6 -4 5 -3 5.4 0 -3 0'), 0.14);
}

export const classroom: Scene = {
  scraps: [...drawRoom('blueSoft', 'earth', 152), ...drawGarland(), ...chest, ...bench, ...rug, ...table],
  soil: 'earth',
  seekers: [{ picture: 'meisje-houdt', x: 36, y: 250, side: 64, soil: 'brick' }],
  fronts: [],
  others: [{ picture: 'vos-blij', x: 156, y: 243, side: 54, flip: true, soil: 'earth' }],
};
