/** What a set is called, by what the visitor said of it. */
import type { Answers, SetChoices } from '../../maker/choices.ts';
import { nameOf } from '../../maker/own-words/own-word.ts';
import type { Questions } from '../../maker/questions.ts';
import { themeOfSet } from '../../maker/theme-of.ts';
import { titleOf } from '../../maker/title-of.ts';
import { texts } from './texts.ts';

export interface NameBounds {
  readonly questions: Questions;
  readonly shipped: Answers;
}

/** As many as tell sets apart. */
const mostNamed = 3;

/** Its title and its group; or its theme, or its first words (typed ones, if any), where those are of the visitor's choice; or nothing. */
export function namesOfSet(
  { answers, title, name, own }: Pick<SetChoices, 'answers' | 'title' | 'name' | 'own'>,
  { questions, shipped }: NameBounds,
): readonly string[] {
  const given = [title, name].map((text) => text.trim()).filter(Boolean);
  if (given.length > 0) return given;
  const [first = []] = Object.keys(questions).flatMap((asked) => {
    const chosen = answers[asked];
    return typeof chosen === 'object' && String(chosen) !== String(shipped[asked]) ? [chosen] : [];
  });
  const theme = themeOfSet(answers, questions, shipped);
  const typed = own.filter(({ ofTheme }) => !ofTheme).map(nameOf);
  const mine = typed.filter((word) => first.includes(word));
  return theme ? [theme] : (mine.length > 0 ? mine : first).slice(0, mostNamed);
}

/** As it is listed among others. */
export const nameSet = (choices: Parameters<typeof namesOfSet>[0], bounds: NameBounds): string => {
  const game = titleOf(choices.answers, bounds.questions);
  return [...(game ? [game] : []), ...namesOfSet(choices, bounds)].join(', ') || texts.keep.unnamed;
};
