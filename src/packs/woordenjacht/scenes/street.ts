/** Outside: a house with a lawn, a road, and the pavement on this side of it. */
import { trace } from '../../../sheets/cast/paper.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { along, at, bush, from, here, line, paper, tuft } from '../../../sheets/places/place.ts';
import { card, type Scene, slab } from './scene.ts';

const lawn: readonly Scrap[] = [
  from('sky', card, '-2 -9 102 -9'),
  paper('paper', trace(at(116, 24), '-13 3 -13 0 -9 -3 -5 -7 2 -8 6 -4 11 -4 14 0 13 3'), 0.4),
  from('hill', card, '-2 100 20 88 44 98 66 86 84 94 102 84'),
  from('grass', card, '-2 116 30 108 60 114 102 106'),
  bush(177, 142, 11, 'leafDeep'),
  tuft(160, 166, 0.8),
];

/** From the door to the road. */
const path = paper(
  'earth',
  trace(here, '118 134 128 134 134 146 128 158 132 178 108 178 110 156 120 146'),
  0.3,
);

const road: readonly Scrap[] = [
  from('stone', card, '-2 176 102 176.4'),
  from('road', card, '-2 180 102 180.4'),
  ...along(10, card.width, 34).map((x) => slab('paper', x, 197, 17, 2)),
];

const pavement: readonly Scrap[] = [
  from('stone', card, '-2 214 102 214.6'),
  ...along(-6, card.width, 31).map((x) => line(here, `${x + 8} 216 ${x} 263`)),
  line(here, '0.6 240 185.4 240'),
  slab('paper', -3, 212.4, card.width + 6, 2.8),
];

export const street: Scene = {
  scraps: [...lawn, path, ...road, ...pavement],
  soil: 'stone',
  seekers: [{ picture: 'buurmeisje-wijst', x: 108, y: 261, side: 46, soil: 'stone' }],
  others: [
    { picture: 'vogel', x: 26, y: 100, side: 14, flip: true },
    { picture: 'vos-blij', x: 152, y: 202, side: 36, soil: 'road' },
    { picture: 'oma-zwaait', x: 20, y: 177, side: 38, soil: 'grass' },
    { picture: 'butterfly', x: 100, y: 128, side: 11 },
    { picture: 'snail', x: 66, y: 260, side: 11, soil: 'stone' },
  ],
  fronts: [],
};
