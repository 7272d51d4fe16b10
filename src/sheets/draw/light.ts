/** A page that is shown small is drawn light: a fraction of the bytes, without what nobody sees at that size. */

import { boxOf } from '../check-sheet.ts';
import { round } from '../measures.ts';
import type { Shape } from '../picture.ts';
import type { Mark, PictureMark } from '../sheet.ts';

/** Scraps of scenery smaller than this are no more than dots. */
const smallestScrap = 2;
/** A bar that stands for a line of text on a page within the page is thinner than this. */
const thinnestBar = 0.4;

export function isSeen(mark: Mark): boolean {
  if (mark.kind === 'path') return extentOf(mark.d) >= smallestScrap;
  return mark.kind !== 'rect' || mark.stroke !== undefined || mark.height >= thinnestBar;
}

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

export function sizeOf({ height }: PictureMark): Size {
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
    (_, sign: string, value: string) =>
      // The sign of a nought stays: it may be all that stands between two numbers.
      `${sign}${Math.round(Number(value) * precision) / precision}`,
  );
}

/** Cut paper with its corners as they were before they were rounded: a third of the numbers, where nobody sees them. */
const sharpen = (d: string): string =>
  /^M[^A-Z]+(Q[^A-Z]+)?(L[^A-Z]+(Q[^A-Z]+)?)+Z$/.test(d) ? d.replace(/[^A-Z]+Q(\S+ \S+) [^A-Z]+/g, '$1') : d;

function extentOf(d: string): number {
  const { left, right, top, bottom } = boxOf({ kind: 'path', d });
  return Math.max(right - left, bottom - top);
}
