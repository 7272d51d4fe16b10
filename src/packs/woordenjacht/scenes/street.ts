/** Outside: a house with a lawn, a road, and the pavement on this side of it. */
import { trace } from '../../../sheets/cast/paper.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { along, at, bush, from, here, line, paper, tuft } from '../../../sheets/places/place.ts';
import { card } from '../measures.ts';
import { type Scene, slab } from './scene.ts';

const lawn: readonly Scrap[] = [
  from('sky', card, '-2 -9 102 -9'),
  paper('paper', trace(at(116, 24), '-13 3 -13 0 -9 -3 -5 -7 2 -8 6 -4 11 -4 14 0 13 3'), 0.4),
  from('hill', card, '-2 90 20 78 44 88 66 76 84 84 102 74'),
  from('grass', card, '-2 106 30 98 60 104 102 96'),
  bush(177, 132, 11, 'leafDeep'),
  tuft(166, 158, 0.8),
];

/** From the door to the road. */
const path = paper(
  'earth',
  trace(here, '118 124 128 124 134 136 128 148 132 168 108 168 110 146 120 136'),
  0.3,
);

const road: readonly Scrap[] = [
  from('stone', card, '-2 166 102 166.4'),
  from('road', card, '-2 170 102 170.4'),
  ...along(10, card.width, 34).map((x) => slab('paper', x, 186, 17, 2)),
];

const pavement: readonly Scrap[] = [
  from('stone', card, '-2 203 102 203.6'),
  ...along(-6, card.width, 31).map((x) => line(here, `${x + 10} 205 ${x} 263`)),
  line(here, '0.6 233 185.4 233'),
  slab('paper', -3, 201.4, card.width + 6, 2.8),
];

export const street: Scene = {
  scraps: [...lawn, path, ...road, ...pavement],
  soil: 'stone',
  seekers: [{ picture: 'buurmeisje-wijst', x: 108, y: 261, side: 46, soil: 'stone' }],
  others: [
    { picture: 'vogel', x: 26, y: 90, side: 14, flip: true },
    { picture: 'vos-blij', x: 152, y: 192, side: 36, soil: 'road' },
    { picture: 'oma-zwaait', x: 22, y: 168, side: 42, soil: 'grass' },
    { picture: 'butterfly', x: 96, y: 118, side: 11 },
    { picture: 'snail', x: 66, y: 260, side: 11, soil: 'stone' },
  ],
  fronts: [],
};
