import { describe, expect, it } from 'vitest';
import { pointToProblems, refusalsOf } from '../../scripts/content/exercises/exercise-for-tests.ts';
import { keysOf } from '../model/keys-of.ts';
import type { Mistakes, Refused } from '../sheets/mistakes-for-tests.ts';
import { packs } from './index.ts';

describe.each(keysOf(packs))('what is wrong with %s', async (slug) => {
  const { mistakes, refused = [] }: { mistakes: Mistakes; refused?: Refused } = await import(
    `./${slug}/mistakes-for-tests.ts`
  );

  it('is told at once, each where it stands', () => {
    const problems = pointToProblems(slug, ...mistakes.map(([from, to]) => [from, to] as const));
    expect(problems).toHaveLength(mistakes.length);
    for (const [, , reason, at] of mistakes) {
      const problem = problems.find((one) => one.reason.includes(reason));
      expect(problem?.at.slice(0, at.length), reason).toBe(at);
    }
  });

  it('is told by itself', () => {
    expect(refusalsOf(slug)).toEqual([]);
    for (const [from, to, reason] of refused)
      expect(refusalsOf(slug, [from, to]), to).toContainEqual(expect.stringContaining(reason));
  });
});
