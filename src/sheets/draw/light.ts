/** A page that is shown small is drawn light: a fraction of the bytes, without what nobody sees at that size. */

import { extentOf } from '../marks/path.ts';
import { round } from '../measures.ts';
import type { Shape } from '../picture.ts';

/**
 * Shapes smaller than a share of their picture are left out: the lower it is, the fewer are seen, and the less of a
 * unit. On pages within a page, and in rows of answers, pictures are low.
 */
const sizes = {
  tiny: { below: 5, smallestShape: 0.25, precision: 1 },
  small: { below: 14, smallestShape: 0.08, precision: 1 },
  large: { below: Number.POSITIVE_INFINITY, smallestShape: 0.03, precision: 10 },
} as const;
export type Size = keyof typeof sizes;

export function sizeOf({ height }: { readonly height: number }): Size {
  if (height < sizes.tiny.below) return 'tiny';
  return height < sizes.small.below ? 'small' : 'large';
}

/** The shapes of a picture of this height, in its own units. */
export function lighten(shapes: readonly Shape[], height: number, size: Size): Shape[] {
  const { smallestShape, precision } = sizes[size];
  return shapes
    .filter(({ d, fill }) => !fill || extentOf(d) >= smallestShape * height)
    .map(({ weight, ...shape }) => ({
      ...shape,
      d: simplify(shape.d, precision),
      ...(weight !== undefined && { weight: round(weight) }),
    }));
}

export function simplify(d: string, precision: number): string {
  return (precision === 1 ? sharpen(d) : d).replace(
    /(-?)(\d*\.\d+)/g,
    (_, sign: string, value: string, at: number, all: string) => {
      // In `.98.3` only the second point tells that there are two; the sign of a nought stays for the same.
      const apart = sign === '' && /\d/.test(all.charAt(at - 1)) ? ' ' : '';
      return `${apart}${sign}${Math.round(Number(value) * precision) / precision}`;
    },
  );
}

/** Cut paper with its corners as they were before they were rounded: a third of the numbers, where nobody sees them. */
const sharpen = (d: string): string =>
  /^M[^A-Z]+(Q[^A-Z]+)?(L[^A-Z]+(Q[^A-Z]+)?)+Z$/.test(d) ? d.replace(corner, '$1') : d;

const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const corner = new RegExp(`[^A-Z]+Q(${number} ?${number})[^A-Z]+`, 'g');
