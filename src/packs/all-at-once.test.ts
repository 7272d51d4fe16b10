import { expect, it } from 'vitest';
import { pointToProblems } from '../../scripts/content/exercises/exercise-for-tests.ts';
import { keysOf } from '../model/keys-of.ts';
import type { Mistakes } from '../sheets/mistakes-for-tests.ts';
import { packs } from './index.ts';

it.each(keysOf(packs))('all that is wrong with %s is told at once, each where it stands', async (slug) => {
  const { mistakes }: { mistakes: Mistakes } = await import(`./${slug}/mistakes-for-tests.ts`);
  const problems = pointToProblems(slug, ...mistakes.map(([from, to]) => [from, to] as const));
  expect(problems).toHaveLength(mistakes.length);
  for (const [, , reason, at] of mistakes) {
    const problem = problems.find((one) => one.reason.includes(reason));
    expect(problem?.at.slice(0, at.length), reason).toBe(at);
  }
});
