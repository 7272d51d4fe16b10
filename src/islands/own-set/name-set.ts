/** What a set is called, by what the visitor said of it. */
import type { SetChoices } from '../../maker/choices.ts';
import type { Questions } from '../../maker/questions.ts';
import { texts } from './texts.ts';
import { themeOf } from './theme-of.ts';

export interface NameBounds {
  readonly questions: Questions;
  readonly shipped: SetChoices['answers'];
}

/** As many as tell sets apart. */
const mostNamed = 3;

/** Its title and its group; or its theme, or its first words, where those are of the visitor's choice; or nothing. */
export function namesOfSet(
  { answers, title, name }: Pick<SetChoices, 'answers' | 'title' | 'name'>,
  { questions, shipped }: NameBounds,
): readonly string[] {
  const given = [title, name].map((text) => text.trim()).filter(Boolean);
  if (given.length > 0) return given;
  const list = Object.entries(questions).find(
    ([asked, question]) =>
      (question.kind === 'words' || question.kind === 'things') &&
      String(answers[asked]) !== String(shipped[asked]),
  );
  const [asked = '', question] = list ?? [];
  const chosen = answers[asked];
  if (typeof chosen !== 'object') return [];
  const theme = question?.kind === 'words' && themeOf(chosen, question.words);
  return theme ? [theme] : chosen.slice(0, mostNamed);
}

/** As it is listed among others. */
export const nameSet = (choices: Parameters<typeof namesOfSet>[0], bounds: NameBounds): string =>
  namesOfSet(choices, bounds).join(', ') || texts.keep.unnamed;
