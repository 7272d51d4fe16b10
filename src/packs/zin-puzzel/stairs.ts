/**
 * A stair along the foot of a sentence, a step higher for each word. It rises a little after each cut: where two
 * pieces belong together its line runs on, and with any other order it breaks.
 */
import { round, weights } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';

interface Stair {
  readonly x: number;
  /** The lower side. */
  readonly foot: number;
  /** Of each word. */
  readonly widths: readonly number[];
  readonly first: number;
  /** From the first step to the last. */
  readonly climb: number;
  /** How far after the cut it rises. */
  readonly landing: number;
  readonly dot: { readonly radius: number; readonly step: number };
}

type Rising = Pick<Stair, 'first' | 'climb'>;

export const heightOf = ({ first, climb }: Rising, step: number, count: number): number =>
  step === 0 ? 0 : first + (climb * (step - 1)) / (count - 1);

/** Under each word as many dots as its place, and the step that they lie on. */
export function layStair(stair: Stair): Mark[] {
  const { x, foot, widths, landing, dot } = stair;
  let left = x;
  let line = `M${round(x)} ${round(foot)}`;
  const dots: Mark[] = [];
  widths.forEach((width, index) => {
    line += `H${round(left + landing)}V${round(foot - heightOf(stair, index + 1, widths.length))}`;
    dots.push(...layDots(index + 1, left + width / 2 + landing / 4, foot - stair.first / 2, dot));
    left += width;
  });
  line += `H${round(left)}`;
  return [
    { kind: 'path', d: `${line}V${round(foot)}Z`, fill: 'ownSoft' },
    { kind: 'path', d: line, stroke: { colour: 'own', weight: weights.line } },
    {
      kind: 'line',
      x1: x,
      y1: foot,
      x2: left,
      y2: foot,
      stroke: { colour: 'own', weight: weights.line },
    },
    ...dots,
  ];
}

export const layDots = (
  count: number,
  x: number,
  y: number,
  { radius, step }: Stair['dot'],
  hollow = false,
): Mark[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'circle',
    x: x + (index - (count - 1) / 2) * step,
    y,
    radius,
    ...(hollow ? { fill: 'paper', stroke: { colour: 'ink', weight: weights.line } } : { fill: 'ink' }),
  }));
