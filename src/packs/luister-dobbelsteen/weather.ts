/** What is in the air where there is room: a cloud, a bird. */
import { type Frame, frameAt, stretched, trace } from '../../sheets/cast/paper.ts';
import type { Paper } from '../../sheets/palette.ts';
import type { Mark } from '../../sheets/sheet.ts';
import type { Welcome } from './guests.ts';
import { edge, line, type Round, say } from './round.ts';

interface Afloat {
  readonly name: string;
  lay(place: Round, index: number): Mark[];
}

/** A curve by its points: the first, and three for each bow. */
function drawCurve(frame: Frame, outline: string): string {
  const [first, ...points] = trace(frame, outline).map(say);
  const bows = points.flatMap((_, index) => (index % 3 === 0 ? [points.slice(index, index + 3)] : []));
  return `M${first}${bows.map((bow) => `C${bow.join(' ')}`).join('')}Z`;
}

const cloud: Afloat = {
  name: 'wolk',
  lay: ({ x, y, radius }) => [
    {
      kind: 'path',
      d: drawCurve(
        stretched(frameAt([x, y]), radius / 15),
        '-11 5 -16 4 -16 -2 -10.6 -2 -10 -7 -3 -8 -1 -4.6 2 -7.4 8 -6 8 -2 14 -2.4 15 4 11 5 4 5 -4 5 -11 5',
      ),
      fill: 'paper',
      stroke: edge,
    },
  ],
};

const feathers = (frame: Frame, outline: string, fill: Paper): Mark => ({
  kind: 'path',
  d: drawCurve(frame, outline),
  fill,
  stroke: line,
});

/** It flies to the left, the next one to the right. */
const bird: Afloat = {
  name: 'vogel',
  lay({ x, y, radius }, index) {
    const size = radius / 12;
    const frame = stretched(frameAt([x, y]), index % 2 === 0 ? size : -size, size);
    const [left, top] = frame(-4.4, -0.6);
    return [
      feathers(frame, '-6.4 0 -8 0.4 -8.6 0.8 -9 1.4 -8 1.6 -7 1.8 -6 1.4 -6 1 -6.2 0.5 -6.4 0', 'glow'),
      feathers(
        frame,
        '-7 0.4 -6.4 -3.4 -2 -3.4 1 -1.4 4 -0.8 6 -1.6 9.4 -3 9 -0.6 8 1.6 6 2.4 2 5.8 -6 5.6 -7 0.4',
        'sea',
      ),
      feathers(
        frame,
        '-2.4 -0.8 -2.6 -5 1 -9 5.4 -9.6 5.6 -5 4.4 -0.6 1.4 1.8 -0.6 2.2 -2 1 -2.4 -0.8',
        'sky',
      ),
      {
        kind: 'line',
        x1: left,
        y1: top,
        x2: left + 0.01,
        y2: top,
        stroke: { colour: 'frame', weight: 0.9 * size },
      },
    ];
  },
};

/** One sort to a plate. */
export function layAfloat(places: readonly Round[], welcome: Welcome): Mark[] {
  const afloat = [cloud, bird].find(({ name }) => welcome(name));
  return afloat ? places.flatMap((place, index) => afloat.lay(place, index)) : [];
}
