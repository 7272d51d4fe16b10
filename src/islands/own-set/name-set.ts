/** What a set is called, by what the visitor said of it. */
import type { Answers, SetChoices } from '../../maker/choices.ts';
import { nameOf } from '../../maker/own-words/own-word.ts';
import type { Question, Questions, WordsQuestion } from '../../maker/questions.ts';
import { titleOf } from '../../maker/title-of.ts';
import { texts } from './texts.ts';
import { themeOf } from './theme-of.ts';

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
  const changed = Object.entries<Question>(questions).flatMap(([asked, question]) => {
    const chosen = answers[asked];
    return typeof chosen === 'object' && String(chosen) !== String(shipped[asked])
      ? [{ question, chosen }]
      : [];
  });
  const ofWords = changed.filter(isAboutWords);
  // A game may ask for its words by what is heard in them: of each list alone there are few.
  const offered = new Map(ofWords.flatMap(({ question }) => question.words.map((word) => [word.key, word])));
  const theme = themeOf([...new Set(ofWords.flatMap(({ chosen }) => chosen))], [...offered.values()]);
  const words = changed[0]?.chosen ?? [];
  const typed = own.filter(({ ofTheme }) => !ofTheme).map(nameOf);
  const mine = typed.filter((word) => words.includes(word));
  return theme ? [theme] : (mine.length > 0 ? mine : words).slice(0, mostNamed);
}

interface Chosen<Asked extends Question = Question> {
  readonly question: Asked;
  readonly chosen: readonly string[];
}

const isAboutWords = (list: Chosen): list is Chosen<WordsQuestion> => list.question.kind === 'words';

/** As it is listed among others. */
export const nameSet = (choices: Parameters<typeof namesOfSet>[0], bounds: NameBounds): string => {
  const game = titleOf(choices.answers, bounds.questions);
  return [...(game ? [game] : []), ...namesOfSet(choices, bounds)].join(', ') || texts.keep.unnamed;
};
