/** What the PDF of a set is called among other downloads. */
import type { SetChoices } from '../../maker/choices.ts';
import { toKey } from '../../maker/questions.ts';
import { titleOf } from '../../maker/title-of.ts';
import { type NameBounds, namesOfSet } from './name-set.ts';

interface Bounds extends NameBounds {
  readonly exercise: string;
}

export function nameFile(choices: SetChoices, { exercise, ...bounds }: Bounds): string {
  const told = namesOfSet(choices, bounds).map(toKey).filter(Boolean);
  const game = toKey(titleOf(choices.answers, bounds.questions) ?? '') || exercise;
  return `${[game, ...(told.length > 0 ? told : ['eigen-set'])].join('-')}.pdf`;
}
