/** A fish with a letter on it, that swims to the right or to the left; the letter stands upright. */
import { weights } from '../../measures.ts';
import type { Colour } from '../../palette.ts';
import type { Mark } from '../../sheet.ts';
import { setText, xHeight } from '../../text.ts';

/** In mm, and the letter in points. */
export const fish = { width: 29, height: 18, size: 36 } as const;

export interface Fish {
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
  return [
    {
      kind: 'path',
      d: `M${say([1, 0])}C${say([0.75, -1.15], [-0.35, -1.2], [-0.62, -0.22])}L${say([-1, -0.75])}C${say([-0.88, -0.2], [-0.88, 0.2], [-1, 0.75])}L${say([-0.62, 0.22])}C${say([-0.35, 1.2], [0.75, 1.15], [1, 0])}Z`,
      fill,
      stroke,
    },
    // Open, and far from the letter: a dot beside a b could be a part of it.
    { kind: 'circle', x: x + way * 0.78 * half, y: y - 0.12 * high, radius: 1.1 * scale, stroke },
    setText(letter, x - way * 0.02 * half, y + xHeight(points) / 2, { size: points, align: 'centre' }),
  ];
}
