/** Places along a line for things that keep as far from each other, and from what stands there already, as they can. */

/** From where to where along the line. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const tries = 60;

/** The middles of things of these widths, in their order. */
export function spread(widths: readonly number[], line: Span, taken: readonly Span[]): number[] {
  const spans = [...taken];
  return widths.map((width) => {
    const room = line.to - line.from - width;
    const middles = Array.from(
      { length: tries + 1 },
      (_, index) => line.from + width / 2 + (room * index) / tries,
    );
    const best = middles.reduce((one, other) =>
      airAround(other, width, spans) > airAround(one, width, spans) + 0.01 ? other : one,
    );
    spans.push(spanAt(best, width));
    return best;
  });
}

export const spanAt = (middle: number, width: number): Span => ({
  from: middle - width / 2,
  to: middle + width / 2,
});

/** To the nearest of the others; below zero where they overlap. */
const airAround = (middle: number, width: number, others: readonly Span[]): number =>
  Math.min(
    ...others.map(({ from, to }) => Math.abs(middle - (from + to) / 2) - (width + to - from) / 2),
    Number.POSITIVE_INFINITY,
  );
