import { describe, expect, it } from 'vitest';
import { jointBefore, type Notch } from './joints.ts';
import { fewestWords, mostWords, steps, strip } from './measures.ts';

const placesOf = (words: number): number[] => Array.from({ length: words }, (_, place) => place);
const lengths = placesOf(mostWords + 1).slice(fewestWords);
const step = 0.1;

/** How far a cut reaches out at a height. */
function outAt(corners: readonly Notch[], down: number): number {
  const index = corners.findIndex(([, below]) => below > down);
  const [[fromOut, from] = [0, 0], [toOut, to] = [0, 0]] = corners.slice(index - 1, index + 1);
  return fromOut + ((toOut - fromOut) * (down - from)) / (to - from);
}

/** In mm²: what two edges that are pushed together have on top of each other, and what is open between them. */
function misfitOf(right: readonly Notch[], left: readonly Notch[]): number {
  let area = 0;
  for (let down = step / 2; down < strip.height; down += step)
    area += Math.abs(outAt(right, down) - outAt(left, down)) * step;
  return area;
}

describe('the edges of the pieces', () => {
  it.each(lengths)(
    'close between a piece of %i words and the one after it, and between no others',
    (words) => {
      for (const before of placesOf(words))
        for (const after of placesOf(words)) {
          const misfit = misfitOf(jointBefore(before, words), jointBefore(after, words));
          if (before === after) expect(misfit).toBe(0);
          else expect(misfit, `${before} against ${after}`).toBeGreaterThan(25);
        }
    },
  );

  it.each(lengths)(
    'leave the straight end of %i words with a hole beside it, wherever else it is laid',
    (words) => {
      const end = jointBefore(words, words);
      expect(new Set(end.map(([out]) => out))).toEqual(new Set([0]));
      for (const after of placesOf(words))
        expect(misfitOf(end, jointBefore(after, words))).toBeGreaterThan(50);
    },
  );

  it.each(lengths)(
    'of %i words are straight beside the words, so that a stair folded away tells nothing',
    (words) => {
      for (const place of placesOf(words))
        for (const [out, down] of jointBefore(place, words))
          if (out > 0) expect(down).toBeGreaterThan(strip.fold);
    },
  );

  it.each(lengths)('of %i words are cut in a few straight snips, clear of where the stair rises', (words) => {
    for (const place of placesOf(words)) {
      const corners = jointBefore(place, words);
      expect(corners.length - 2).toBeLessThanOrEqual(4);
      for (const [out] of corners) expect(out).toBeLessThan(steps.landing - 3);
    }
  });

  it('begin otherwise in sentences of three and of four words', () => {
    expect(misfitOf(jointBefore(0, 3), jointBefore(0, 4))).toBeGreaterThan(25);
  });
});
