/** What the PDF of a set is called among other downloads. */
import type { SetChoices } from '../../maker/choices.ts';
import { type Questions, toKey } from '../../maker/questions.ts';
import { titleOf } from '../../maker/title-of.ts';

interface Bounds {
  readonly exercise: string;
  readonly questions: Questions;
  readonly shipped: SetChoices['answers'];
}

/** As many as tell sets apart. */
const mostNamed = 3;

/** By its game, then by its title and its group; or by its first words, where those are of the visitor's choice. */
export function nameFile(
  { answers, title, name }: SetChoices,
  { exercise, questions, shipped }: Bounds,
): string {
  const given = [toKey(title), toKey(name)].filter(Boolean);
  const list = Object.entries(questions).find(
    ([asked, question]) =>
      (question.kind === 'words' || question.kind === 'things') &&
      String(answers[asked]) !== String(shipped[asked]),
  );
  const chosen = list && answers[list[0]];
  const keys = typeof chosen === 'object' ? chosen.slice(0, mostNamed).map(toKey) : [];
  const told = given.length > 0 ? given : keys;
  const game = toKey(titleOf(answers, questions) ?? '') || exercise;
  return `${[game, ...(told.length > 0 ? told : ['eigen-set'])].join('-')}.pdf`;
}
