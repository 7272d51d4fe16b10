import { describe, expect, it } from 'vitest';
import { jointBefore, type Notch } from './joints.ts';
import { edge, mostWords, steps, strip } from './measures.ts';

const places = Array.from({ length: mostWords }, (_, place) => place);
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
  it('close between a piece and the one after it, and between no others', () => {
    for (const before of places)
      for (const after of places) {
        const misfit = misfitOf(jointBefore(before), jointBefore(after));
        if (before === after) expect(misfit).toBe(0);
        else expect(misfit, `${before} against ${after}`).toBeGreaterThan(25);
      }
  });

  it('leave the straight end of the last piece with a hole beside it, wherever else it is laid', () => {
    const end = jointBefore(mostWords);
    expect(new Set(end.map(([out]) => out))).toEqual(new Set([0]));
    for (const after of places) expect(misfitOf(end, jointBefore(after))).toBeGreaterThan(50);
  });

  it('are cut in few snips, with no corner that a child tears off', () => {
    for (const place of places) {
      const corners = jointBefore(place);
      const bends = corners.filter(([out], index) => out > 0 && corners[index - 1]?.[0] === 0).length;
      expect(bends).toBeLessThanOrEqual(2);
      for (const [out, down] of corners.slice(1, -1)) {
        expect(out).toBeLessThan(steps.landing);
        expect(down).toBeGreaterThan(strip.height / 2);
        expect(down).toBeLessThanOrEqual(strip.height - edge);
      }
    }
  });
});
