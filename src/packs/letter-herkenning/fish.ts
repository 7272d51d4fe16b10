/**
 * A fish with a letter on it, that swims to the right or to the left. The letter stands upright, on a line: who sits
 * opposite would read a u as an n.
 */
import { weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { setText, xHeight } from '../../sheets/text.ts';

/** In mm, and the letter in points. */
export const fish = { width: 31.5, height: 21, size: 36 } as const;

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
  const middle = x + way * 0.1 * half;
  const baseline = y + xHeight(points) / 2;
  const written = setText(letter, middle, baseline, { size: points, align: 'centre' });
  const out = written.width / 2 + 1.2 * scale;
  return [
    {
      kind: 'path',
      d: `M${say([1, 0])}C${say([0.86, -1.22], [-0.44, -1.26], [-0.74, -0.2])}L${say([-1, -0.66])}C${say([-0.92, -0.2], [-0.92, 0.2], [-1, 0.66])}L${say([-0.74, 0.2])}C${say([-0.44, 1.26], [0.86, 1.22], [1, 0])}Z`,
      fill,
      stroke,
    },
    // Open, and far from the letter: a dot beside a b could be a part of it.
    { kind: 'circle', x: x + way * 0.82 * half, y: y - 0.12 * high, radius: 1.1 * scale, stroke },
    {
      kind: 'line',
      x1: middle - out,
      y1: baseline,
      x2: middle + out,
      y2: baseline,
      stroke: { colour: 'own', weight: weights.line },
    },
    written,
  ];
}
