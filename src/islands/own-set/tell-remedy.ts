/** What a remedy did, each word of it by its name. */
import type { Answer, SetChoices } from '../../maker/choices.ts';
import { nameOf, type OwnWord } from '../../maker/own-words/own-word.ts';
import { type Questions, thingsOf } from '../../maker/questions.ts';
import { texts } from './texts.ts';

type Chosen = Pick<SetChoices, 'answers' | 'own'>;

export function tellRemedy(before: Chosen, after: Chosen, questions: Questions): string {
  const [from, to] = [before.answers, after.answers];
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
  const apart = toldApartIn(after.own).filter((word) => !toldApartIn(before.own).includes(word));
  return [...told, ...(apart.length > 0 ? [texts.remedy.toldApart(apart)] : [])].join(' ');
}

const toldApartIn = (own: readonly OwnWord[]): string[] =>
  own.filter(({ isToldApart }) => isToldApart).map(nameOf);

const includes = (answer: Answer | undefined, key: string): boolean =>
  typeof answer === 'object' && answer.includes(key);
