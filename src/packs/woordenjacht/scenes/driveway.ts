/** Outside: a house with a drive, a lawn, a pavement along it. */
import { trace } from '../../../sheets/cast/paper.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { along, at, block, bush, from, here, line, paper, tuft } from '../../../sheets/places/place.ts';
import { card, type Scene } from './scene.ts';

const hills: readonly Scrap[] = [
  from('hill', card, '-2 96 20 84 44 94 66 82 84 90 102 80'),
  from('grass', card, '-2 112 30 104 60 110 102 102'),
];

const clouds: readonly Scrap[] = [
  [112, 26],
  [158, 40],
].map(([x = 0, y = 0]) =>
  paper('paper', trace(at(x, y), '-13 3 -13 0 -9 -3 -5 -7 2 -8 6 -4 11 -4 14 0 13 3'), 0.4),
);

const drive: readonly Scrap[] = [
  paper('stone', trace(here, '126 118 154 118 148 150 126 216 32 216 66 160 118 138'), 0.12),
];

const pavement: readonly Scrap[] = [
  from('stone', card, '-2 214 102 214.6'),
  ...along(-6, card.width, 31).map((x) => line(here, `${x + 8} 215 ${x} 263`)),
  line(here, '0.6 238 185.4 238'),
  block('paper', -3, 212.4, card.width + 6, 2.6),
];

export const driveway: Scene = {
  scraps: [
    from('sky', card, '-2 -9 102 -9'),
    ...clouds,
    ...hills,
    ...drive,
    bush(176, 128, 12, 'leafDeep'),
    tuft(20, 190, 0.8),
    tuft(168, 196, 0.8),
    tuft(76, 132, 0.7),
    ...pavement,
  ],
  soil: 'stone',
  seekers: [{ picture: 'buurmeisje-wijst', x: 28, y: 198, side: 46, soil: 'grass' }],
  others: [
    { picture: 'vogel', x: 78, y: 62, side: 16, soil: 'sky' },
    { picture: 'vos-blij', x: 35, y: 131, side: 34, flip: true, soil: 'grass' },
    { picture: 'butterfly', x: 138, y: 180, side: 14, soil: 'grass' },
    { picture: 'snail', x: 162, y: 254, side: 22, soil: 'stone' },
  ],
  fronts: [],
};
