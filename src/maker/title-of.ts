import type { Answers } from './choices.ts';
import type { Question, Questions } from './questions.ts';

/** What a set is called by its answers, where it isn't the name of the exercise. */
export const titleOf = (answers: Answers, questions: Questions): string | undefined =>
  Object.entries<Question>(questions)
    .flatMap(([asked, question]) =>
      question.kind === 'one' ? question.options.filter(({ key }) => key === answers[asked]) : [],
    )
    .find(({ title }) => title)?.title;
