/**
 * What tells children that two cards are a pair, and only when they lie side by side: short stripes at both sides of
 * each card, which run on across the edges of two that belong together. Whichever lies left: each side fits one side of
 * the partner.
 */
import type { Box } from '../../sheets/lay/box.ts';
import { round } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';

const heights = 8;
const stripesOnSide = 3;

/** So many of so many heights. */
const patterns = chooseFrom(
  Array.from({ length: heights }, (_, height) => height),
  stripesOnSide,
);

function chooseFrom(heights: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return heights.flatMap((height, index) =>
    chooseFrom(heights.slice(index + 1), count - 1).map((rest) => [height, ...rest]),
  );
}

/** Without a common factor with their number: patterns that follow each other differ much. */
const stride = 23;
const patternAt = (index: number): readonly number[] => patterns[(index * stride) % patterns.length] ?? [];

/** Two for each pair: one for each way to lay its cards. */
export const mostJoins = Math.floor(patterns.length / 2);

interface Sides {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** At which heights the stripes of a card are; `pair` is counted from 0, of each pair there is a first card and a second. */
export function sidesOf(pair: number, card: 0 | 1): Sides {
  const [one, other] = [patternAt(2 * pair), patternAt(2 * pair + 1)];
  return card === 0 ? { left: other, right: one } : { left: one, right: other };
}

/** In millimetres. A cut that goes a little astray leaves them whole, and takes none of the neighbour's. */
const stripe = { fromEdge: 0.9, length: 3.8, thick: 2.2 } as const;
/** From the top and the bottom of a card. */
const clear = 6;

export function drawStripes(pair: number, card: 0 | 1, box: Box): Mark[] {
  const { left, right } = sidesOf(pair, card);
  const step = (box.height - 2 * clear) / (heights - 1);
  const at = (x: number, height: number): string =>
    rectPath(x, box.y + clear + height * step - stripe.thick / 2, stripe.length, stripe.thick);
  const rightX = box.x + box.width - stripe.fromEdge - stripe.length;
  const d = [
    ...left.map((height) => at(box.x + stripe.fromEdge, height)),
    ...right.map((height) => at(rightX, height)),
  ];
  return [{ kind: 'path', d: d.join(''), fill: 'quiet' }];
}

/** In small, how the stripes of a pair run on when its first card lies left. */
export function drawJoin(pair: number, box: Box): Mark[] {
  const { right } = sidesOf(pair, 0);
  const step = box.height / heights;
  const thick = step * 0.6;
  const d = right.map((height) =>
    rectPath(box.x, box.y + (height + 0.5) * step - thick / 2, box.width, thick),
  );
  const x = box.x + box.width / 2;
  return [
    { kind: 'path', d: d.join(''), fill: 'quiet' },
    {
      kind: 'line',
      x1: x,
      y1: box.y,
      x2: x,
      y2: box.y + box.height,
      stroke: { colour: 'paper', weight: 0.5 },
    },
  ];
}

const rectPath = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}H${round(x + width)}V${round(y + height)}H${round(x)}Z`;
