/** What a remedy did, each word of it by its name. */
import type { Answer, Answers } from '../../maker/choices.ts';
import { type Questions, thingsOf } from '../../maker/questions.ts';
import { texts } from './texts.ts';

export function tellRemedy(from: Answers, to: Answers, questions: Questions): string {
  const told = Object.entries(questions).flatMap(([name, question]) => {
    if (question.kind !== 'words' && question.kind !== 'things') return [];
    const among = (one: Answer | undefined, other: Answer | undefined): string[] =>
      thingsOf(question)
        .filter(({ key }) => includes(one, key) && !includes(other, key))
        .map((thing) => thing.name);
    const [added, dropped] = [among(to[name], from[name]), among(from[name], to[name])];
    return [
      ...(added.length > 0 ? [texts.remedy.added(added)] : []),
      ...(dropped.length > 0 ? [texts.remedy.dropped(dropped)] : []),
    ];
  });
  return told.join(' ');
}

const includes = (answer: Answer | undefined, key: string): boolean =>
  typeof answer === 'object' && answer.includes(key);
