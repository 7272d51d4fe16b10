/**
 * A fish with a letter on it. All swim one way, so that nothing but its letter turns to the left or to the right. The
 * letter stands upright, on a line: who sits opposite would read a u as an n.
 */
import { weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Mark, TextMark } from '../../sheets/sheet.ts';
import { measureText, setText, xHeight } from '../../sheets/text.ts';

/** In mm, and the letter in points. */
export const fish = { width: 42, height: 28, size: 52 } as const;
/** How far the line that the letter stands on goes on at either side: in one piece, for two read as signs beside it. */
const line = { length: 3.8, short: 1 } as const;
/** Half of the line where no letter stands yet. */
const ownLine = 10;
/** Of its place, so that no tail touches the nose behind it and there is room for its fins. */
const body = 0.95;
/** Of half a fish: what is wide has a short line, and all stand where its back is high. */
const wide = 0.85;
const ahead = 0.07;

interface Place {
  /** Of its middle. */
  readonly at: { readonly x: number; readonly y: number };
  /** Of the size above. */
  readonly scale?: number;
  readonly size?: number;
  readonly fill?: Colour;
}

const halfOf = ({ scale = 1 }: Place): number => (fish.width / 2) * scale * body;

const writtenSize = ({ scale = 1, size = fish.size * scale }: Place): number => size;

/** Where its letter stands: the middle of it, and the line. */
const standOn = (place: Place) => ({
  middle: place.at.x + ahead * halfOf(place),
  baseline: place.at.y + xHeight(writtenSize(place)) / 2,
});

export function drawFish({ letter, ...place }: Place & { readonly letter: string }): Mark[] {
  const { scale = 1 } = place;
  const size = writtenSize(place);
  const { middle, baseline } = standOn(place);
  const written: TextMark = setText(letter, middle, baseline, { size, align: 'centre' });
  const isWide = measureText(letter, size) > wide * halfOf(place);
  const reach = written.width / 2 + (isWide ? line.short : line.length) * scale;
  return [...drawBody(place), drawLine(place, reach), written];
}

/** To write a letter on. */
export const drawOwnFish = (place: Place): Mark[] => [...drawBody(place), drawLine(place, ownLine)];

function drawLine(place: Place, reach: number): Mark {
  const { middle, baseline } = standOn(place);
  return {
    kind: 'path',
    d: `M${(middle - reach).toFixed(1)} ${baseline.toFixed(1)}H${(middle + reach).toFixed(1)}`,
    stroke: { colour: 'quiet', weight: weights.line },
  };
}

function drawBody(place: Place): Mark[] {
  const {
    at: { x, y },
    scale = 1,
    fill = 'paper',
  } = place;
  const [half, high] = [halfOf(place), (fish.height / 2) * scale * body];
  const say = (...points: readonly (readonly [number, number])[]): string =>
    points.map(([dx, dy]) => `${(x + dx * half).toFixed(1)} ${(y + dy * high).toFixed(1)}`).join(' ');
  const stroke = { colour: 'frame', weight: weights.line } as const;
  return [
    {
      kind: 'path',
      d: `M${say([-0.34, -0.7])}C${say([-0.36, -1.14], [-0.12, -1.22], [0.22, -1.14])}L${say([0.34, -0.7])}ZM${say([-0.2, 0.8])}C${say([-0.22, 1.1], [-0.1, 1.16], [0.12, 1.13])}L${say([0.22, 0.8])}Z`,
      fill: 'water',
      stroke,
    },
    {
      kind: 'path',
      d: `M${say([1, 0])}C${say([0.86, -1.22], [-0.44, -1.26], [-0.74, -0.2])}L${say([-1, -0.66])}C${say([-0.92, -0.2], [-0.92, 0.2], [-1, 0.66])}L${say([-0.74, 0.2])}C${say([-0.44, 1.26], [0.86, 1.22], [1, 0])}Z`,
      fill,
      stroke,
    },
    // Far from the letter: a dot beside a b could be a part of it.
    {
      kind: 'path',
      d: `M${say([0.8, -0.22], [0.82, -0.25], [0.84, -0.25], [0.86, -0.22], [0.86, -0.17], [0.84, -0.14], [0.82, -0.14], [0.8, -0.17])}Z`,
      fill: 'ink',
    },
    { kind: 'path', d: `M${say([0.95, 0.18])}Q${say([0.89, 0.3], [0.82, 0.22])}`, stroke },
  ];
}
