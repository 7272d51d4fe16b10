/** What is behind everything: a wall with its floor, a lawn under the sky. In it there is room for any thing. */
import { trace } from '../../../sheets/cast/paper.ts';
import type { Paper } from '../../../sheets/palette.ts';
import { drawBooks, drawShelf } from '../../../sheets/places/indoors.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { along, at, dark, from, here, line, paper, tree, tuft } from '../../../sheets/places/place.ts';
import { card } from '../measures.ts';
import { scaled, slab } from './scene.ts';

/** A wall and a floor of boards, with a skirting where they meet. */
export const drawRoom = (wall: Paper, floor: Paper, seam: number): Scrap[] => [
  from(wall, card, '-2 -9 102 -9'),
  slab('paper', -3, seam - 4.6, card.width + 6, 4.6),
  from(floor, card, `-2 ${seam} 102 ${seam + 0.4}`),
  dark(floor, -3, seam + 0.5, card.width + 6, 3),
  ...along(seam + 14, card.height, 16).map((y) => line(here, `0.6 ${y} ${card.width - 0.6} ${y}`)),
];

export const drawLawn = (seam: number): Scrap[] => [
  from('sky', card, '-2 -9 102 -9'),
  paper('paper', trace(at(140, 22), '-15 3 -15 0 -10 -3 -6 -8 2 -9 7 -4 13 -4 16 0 15 3'), 0.4),
  from(
    'hill',
    card,
    `-2 ${seam - 14} 20 ${seam - 26} 44 ${seam - 16} 66 ${seam - 28} 84 ${seam - 18} 102 ${seam - 24}`,
  ),
  ...tree(9, seam + 3, 44, 'leaf'),
  ...tree(178, seam + 1, 52, 'leafDeep'),
  from('grass', card, `-2 ${seam} 30 ${seam - 5} 60 ${seam + 2} 102 ${seam - 4}`),
  ...[
    [62, 12],
    [124, 20],
    [16, 40],
    [170, 60],
  ].map(([x = 0, down = 0]) => tuft(x, seam + down, 0.8)),
];

const flags = ['brick', 'glow', 'leaf', 'sea'] as const;
/** Beside the title, over everything. */
export const drawGarland = (): Scrap[] => [
  line(here, '101 4 116 8 134 9.4 152 9 169 7 185 2'),
  ...along(108, 182, 11).map((x, index) =>
    paper(
      flags[index % flags.length] ?? 'brick',
      trace(at(x, 9.6 - Math.abs(x - 142) * 0.1), '-3.6 -1 3.6 -1 0 7.4'),
      0.05,
    ),
  ),
];

/** Beside the title too. */
export const drawBookshelf = (): Scrap[] => [
  ...scaled([...drawShelf('yellowSoft', 0, 0, 104), ...drawBooks(8, 0), ...drawBooks(60, 0)], 108, 24),
];
