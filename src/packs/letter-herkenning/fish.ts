/**
 * A fish with a letter on it, that swims to the right or to the left. The letter stands upright, on a line: who sits
 * opposite would read a u as an n.
 */
import { weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { measureText, setText, xHeight } from '../../sheets/text.ts';

/** In mm, and the letter in points. */
export const fish = { width: 42, height: 30, size: 58 } as const;
/** The line that the letter stands on is beside it: through its tail it would make a p another letter. */
const line = { length: 3, short: 1.6, gap: 0.8 } as const;
/** Of half a fish. */
const wide = 0.98;

interface Fish {
  readonly letter: string;
  /** Of its middle. */
  readonly at: { readonly x: number; readonly y: number };
  readonly way: 1 | -1;
  /** Of the size above. */
  readonly scale?: number;
  readonly size?: number;
  readonly fill?: Colour;
}

export function drawFish({ letter, at: { x, y }, way, scale = 1, size, fill = 'paper' }: Fish): Mark[] {
  const [half, high, points] = [
    (fish.width / 2) * scale,
    (fish.height / 2) * scale,
    size ?? fish.size * scale,
  ];
  const say = (...points: readonly (readonly [number, number])[]): string =>
    points.map(([dx, dy]) => `${(x + way * dx * half).toFixed(1)} ${(y + dy * high).toFixed(1)}`).join(' ');
  const stroke = { colour: 'blue', weight: weights.line } as const;
  const mark = { colour: 'quiet', weight: weights.thin } as const;
  const baseline = y + xHeight(points) / 2;
  const style = { size: points, align: 'centre' } as const;
  /** What is wide stays clear of the eye and of the edge. */
  const isWide = measureText(letter, points) > wide * half;
  const middle = x + way * (isWide ? 0.01 : 0.08) * half;
  const written = setText(letter, middle, baseline, style);
  const ticks = [-1, 1].map((at) => {
    const from = middle + at * (written.width / 2 + line.gap * scale);
    return `M${from.toFixed(1)} ${baseline.toFixed(1)}H${(from + at * (isWide ? line.short : line.length) * scale).toFixed(1)}`;
  });
  return [
    {
      kind: 'path',
      d: `M${say([1, 0])}C${say([0.86, -1.22], [-0.44, -1.26], [-0.74, -0.2])}L${say([-1, -0.66])}C${say([-0.92, -0.2], [-0.92, 0.2], [-1, 0.66])}L${say([-0.74, 0.2])}C${say([-0.44, 1.26], [0.86, 1.22], [1, 0])}Z`,
      fill,
      stroke,
    },
    // Open, and far from the letter: a dot beside a b could be a part of it.
    { kind: 'circle', x: x + way * 0.84 * half, y: y - 0.16 * high, radius: 1.1 * scale, stroke },
    { kind: 'path', d: ticks.join(''), stroke: mark },
    written,
  ];
}
