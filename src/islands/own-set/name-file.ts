/** What the PDF of a set is called among other downloads. */

import type { Answers, SetChoices } from '../../maker/choices.ts';
import { type Question, toKey } from '../../maker/questions.ts';
import { countThings } from '../../maker/texts.ts';
import { titleOf } from '../../maker/title-of.ts';
import { childrenField } from '../../model/address-fields.ts';
import { type NameBounds, namesOfSet } from './name-set.ts';

interface Bounds extends NameBounds {
  readonly exercise: string;
}

export function nameFile(choices: SetChoices, { exercise, ...bounds }: Bounds): string {
  const names = namesOfSet(choices, bounds).map(toKey).filter(Boolean);
  const told = [...names, ...sayChildren(choices.answers, bounds).map(toKey)];
  const game = toKey(titleOf(choices.answers, bounds.questions) ?? '') || exercise;
  return `${[game, ...(told.length > 0 ? told : ['eigen-set'])].join('-')}.pdf`;
}

/** For how many it is, where those are not as many as the printable of the site is for. */
const sayChildren = (answers: Answers, { questions, shipped }: NameBounds): readonly string[] =>
  Object.entries<Question>(questions).flatMap(([asked, question]) =>
    question.kind === 'count' && question.field === childrenField && answers[asked] !== shipped[asked]
      ? [countThings(Number(answers[asked]), question.counted)]
      : [],
  );
