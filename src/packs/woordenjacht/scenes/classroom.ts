/** A classroom: a rack for coats, a low table, a box that somebody is behind. */
import { trace } from '../../../sheets/cast/paper.ts';
import type { Paper } from '../../../sheets/palette.ts';
import { drawBooks } from '../../../sheets/places/indoors.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { at, ball, block, dark, paper, shadow } from '../../../sheets/places/place.ts';
import { drawGarland, drawRoom } from './bare.ts';
import { type Scene, scaled } from './scene.ts';

const table: readonly Scrap[] = [
  shadow('earth', 108, 223, 84),
  block('wood', 72, 186, 4.4, 36),
  block('wood', 134, 186, 4.4, 36),
  block('glow', 67, 182, 76, 5),
  block('sand', 71, 187, 68, 20),
  dark('sand', 71.6, 187.6, 67, 2.4),
];

/** To change shoes on, with what was changed. */
const bench: readonly Scrap[] = [
  shadow('earth', 154, 168, 66),
  block('wood', 128, 155, 4, 12),
  block('wood', 176, 155, 4, 12),
  boot(140, 167, 'sea'),
  boot(148, 167, 'sea'),
  boot(162, 167, 'leafDeep'),
  boot(170, 167, 'leafDeep'),
  block('wood', 123, 150, 62, 5),
];

const drawers = ['brick', 'glow', 'sea', 'leaf', 'glow', 'brick'] as const;
/** With a drawer for everything, and books on it. */
const chest: readonly Scrap[] = [
  shadow('earth', 36, 164, 66),
  block('wood', 5, 133, 58, 31),
  ...drawers.flatMap((colour, index) => {
    const [x, y] = [8 + (index % 3) * 18, 136.6 + Math.floor(index / 3) * 13.4];
    return [block(colour, x, y, 16, 11.4), ball('paper', at(x + 8, y + 5.4), 1.5, 1.5, 8)];
  }),
  ...scaled(drawBooks(0, 0), 42, 133),
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
  others: [
    { picture: 'jongen-zit', x: 164, y: 196, side: 44, flip: true, soil: 'earth' },
    { picture: 'lady-beetle', x: 112, y: 46, side: 8 },
    { picture: 'vos-blij', x: 156, y: 243, side: 54, flip: true, soil: 'earth' },
  ],
};
