/** What is behind a row of things: paper on the wall of a room, or what grows outside. It runs on behind them, and is nothing to find. */
import { trace } from '../../sheets/cast/paper.ts';
import type { Box } from '../../sheets/lay/box.ts';
import type { Paper } from '../../sheets/palette.ts';
import type { PlaceName } from '../../sheets/places/index.ts';
import { type Scrap, toMarks } from '../../sheets/places/paper-marks.ts';
import { along, at, ball, block, here, line, paper } from '../../sheets/places/place.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { grounds } from './search-place.ts';

/** On a strip, from one side to the other, above the foot of a wall or the top of a hill. */
type Decor = (strip: Box, foot: number) => Mark[];

/** Of scraps from the left of the strip on, so far down. */
const pasted =
  (cut: (width: number, foot: number) => readonly Scrap[]): Decor =>
  (strip, foot) =>
    toMarks(cut(strip.width, foot - strip.y), strip, strip, 1);

/** Of wallpaper, without lines: with those it is a fence. */
const stripes: Decor = ({ x, y, width, height }) =>
  along(4, width - 4, 12).map((from) => ({ kind: 'rect', x: x + from, y, width: 5, height, fill: 'cream' }));

/** Boards up to half of the wall, with a rail along their top. */
const boards = pasted((width, foot) => [
  block('cream', -1, foot - 17, width + 2, 17),
  ...along(8, width, 9).map((x) => line(here, `${x} ${foot - 15} ${x} ${foot - 1}`)),
  block('paper', -1, foot - 19, width + 2, 2.4),
]);

/** A line with flags along the top. */
const garland = pasted((width) => [
  line(here, `1 3 ${width * 0.25} 7 ${width * 0.5} 3.4 ${width * 0.75} 7 ${width - 1} 3`),
  ...along(7, width - 6, 12).map((x, index) =>
    paper(
      flags[index % flags.length] ?? 'brick',
      trace(at(x - 2.6, sagAt(x / width)), '0 0 5.2 0 2.6 6'),
      0.05,
    ),
  ),
]);
const flags: readonly Paper[] = ['brick', 'sea', 'glow', 'leaf'];
const sagAt = (share: number): number => 4.6 + 1.6 * Math.sin(4 * Math.PI * share - Math.PI / 2);

const trees = pasted((width, foot) => [
  paper(
    'hill',
    trace(
      at(0, foot),
      `-2 4 -2 -6 ${width * 0.3} -13 ${width * 0.55} -7 ${width * 0.8} -14 ${width + 2} -8 ${width + 2} 4`,
    ),
    0.3,
  ),
  ...along(12, width, 31).map((x, index) =>
    paper('leaf', trace(at(x, foot - 5), index % 2 === 0 ? '-5 1 0 -15 5 1' : '-4 1 0 -11 4 1'), 0.08),
  ),
  paper('paper', trace(at(width * 0.66, 8), '-11 3 -11 0 -8 -2 -5 -5 1 -6 5 -3 9 -3 11 0 11 3'), 0.4),
]);

const hedge = pasted((width, foot) => [
  paper('leaf', hedgeOf(width, foot, 14), 0.4),
  ...along(9, width, 17).map((x, index) =>
    ball(index % 2 === 0 ? 'glow' : 'brick', at(x, foot - 5 - (index % 3) * 2), 1.5, 1.5, 8),
  ),
]);
const hedgeOf = (width: number, foot: number, high: number) => {
  const bows = along(0, width + 12, 12).flatMap((x) => [
    [x - 6, foot - high + 2] as const,
    [x, foot - high - 1.4] as const,
  ]);
  return [[-2, foot + 3] as const, ...bows, [width + 8, foot + 3] as const];
};

const fence = pasted((width, foot) => [
  ...[-11, -5].map((y) => block('wood', -2, foot + y, width + 4, 2)),
  ...along(6, width, 11).map((x) =>
    paper('wood', trace(at(x, foot), '-1.7 3 -1.7 -13 0 -15.6 1.7 -13 1.7 3'), 0.04),
  ),
]);

const waves = pasted((width, foot) => [
  block('sea', -2, foot - 12, width + 4, 14),
  ...along(14, width, 26).map((x, index) =>
    line(at(x, foot - 4 - (index % 2) * 4), '-5 0 -2.4 -1 0 0 2.4 -1 5 0'),
  ),
]);

/** Of each place by row: no two have the same beside each other. */
const decors: Readonly<Record<PlaceName, readonly Decor[]>> = {
  kamer: [stripes, boards, garland],
  klas: [stripes, garland, boards],
  keuken: [boards, stripes, garland],
  straat: [trees, fence, hedge],
  bos: [trees, hedge, fence],
  strand: [waves, trees, waves],
  nacht: [trees, fence, hedge],
};

/** How far above a thing's foot the wall ends, and the hills begin. */
const aboveFoot = { floor: 8, hill: 4 } as const;

/** Behind a row of which things stand on `foot`. */
export function drawDecor(place: PlaceName, row: number, strip: Box, foot: number): Mark[] {
  const kinds = decors[place];
  const above = grounds[place].isFloor ? aboveFoot.floor : aboveFoot.hill;
  return kinds[row % kinds.length]?.(strip, foot - above) ?? [];
}
