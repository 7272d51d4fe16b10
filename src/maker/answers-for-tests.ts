/** For tests: any answers that the questions of a kind allow. */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Answer, Answers } from './choices.ts';
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
