/** For tests: any answers that the questions of a kind allow. */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { triesOf } from '../model/tries-for-tests.ts';
import type { Answer, Answers, Hindrance } from './choices.ts';
import { type Question, type Questions, thingsOf } from './questions.ts';

function anyAnswer(question: Question): fc.Arbitrary<Answer> {
  switch (question.kind) {
    case 'count':
      return fc.integer({ min: question.least, max: question.most });
    case 'one':
      return fc.constantFrom(...question.options.map(({ key }) => key));
    case 'things':
    case 'words':
      return fc.subarray(thingsOf(question).map(({ key }) => key));
  }
}

export const anyAnswers = <Given extends Answers>(questions: Questions<Given>): fc.Arbitrary<Given> =>
  // biome-ignore lint/plugin: each answer is made for the question of its name
  fc.record(
    Object.fromEntries(
      Object.entries<Question>(questions).map(([name, question]) => [name, anyAnswer(question)]),
    ),
  ) as fc.Arbitrary<Given>;

interface Tried<Given extends Answers> {
  readonly given: fc.Arbitrary<Given>;
  /** Of shuffles. */
  readonly seeds?: readonly string[];
  readonly numRuns: number;
  decide(answers: Given, seed: string): { readonly hindrance?: Hindrance<Given> | undefined };
  expectSet(answers: Given, seed: string): void;
}

/** What is given makes a set as it should be, or is hindered with what does. */
export function expectSetOrRemedies<Given extends Answers>(tried: Tried<Given>): void {
  const { given, seeds = [''], numRuns, decide, expectSet } = tried;
  const seen = { made: 0, hindered: 0 };
  fc.assert(
    fc.property(given, fc.constantFrom(...seeds), (answers, seed) => {
      const { hindrance } = decide(answers, seed);
      seen[hindrance ? 'hindered' : 'made'] += 1;
      if (!hindrance) return expectSet(answers, seed);
      expect(hindrance.remedies.length).toBeGreaterThan(0);
      for (const remedy of hindrance.remedies) expectSet(remedy.answers, seed);
    }),
    triesOf(numRuns, 10),
  );
  expect(Math.min(seen.made, seen.hindered)).toBeGreaterThan(0);
}

export function expectAnswers(answers: Answers, questions: Questions): void {
  expect(Object.keys(answers)).toEqual(Object.keys(questions));
  for (const [name, question] of Object.entries(questions)) {
    const answer = answers[name];
    if (question.kind === 'count') {
      expect(answer).toBeGreaterThanOrEqual(question.least);
      expect(answer).toBeLessThanOrEqual(question.most);
    } else if (question.kind === 'one') {
      expect(question.options.map(({ key }) => key)).toContain(answer);
    } else {
      const offered = thingsOf(question).map(({ key }) => key);
      expect(offered.filter((key) => typeof answer === 'object' && answer.includes(key))).toEqual(answer);
    }
  }
}

/** What hinders, and what the buttons say that help. */
export function expectHindrance(
  { hindrance }: { readonly hindrance?: Hindrance | undefined },
  reason: string,
  remedies: readonly string[],
): void {
  expect(hindrance?.reason).toBe(reason);
  expect(hindrance?.remedies.map(({ name }) => name)).toEqual(remedies);
}

/** How many words the reason of a hindrance names, with those that it counts only. */
export const countTold = (reason = ''): number =>
  (reason.match(/‘/g) ?? []).length +
  [...reason.matchAll(/en nog (\d+)/g)].reduce((sum, [, more]) => sum + Number(more), 0);
