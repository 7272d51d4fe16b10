/** Many words at once, such as those of a theme: as many of them as go together, and what it takes beside them. */
import type { Answer, Answers, SetChoices } from './choices.ts';
import { giveWay } from './give-way.ts';
import { type Materials, orderSet, stockOf } from './make-set.ts';
import { mostOwnWords, nameOf, type OwnWord } from './own-words/own-word.ts';
import type { Question, Questions } from './questions.ts';
import type { SetKind } from './set-kind.ts';
import { countThings, sayAlsoChanged, sayFitted } from './texts.ts';

export interface Fitted {
  readonly answers: Answers;
  /** What became of the words; empty where nothing can be made of them. */
  readonly said: string;
}

/** With the own words that it is of. */
export interface FittedTheme extends Fitted, Pick<SetChoices, 'own'> {}

/** The words of a theme, with those that a child may call otherwise where nothing hangs on that. */
export function fitTheme(
  kind: SetKind,
  choices: SetChoices,
  name: string,
  { doubted, ...materials }: Pick<Materials, 'exercise' | 'words'> & { readonly doubted: readonly OwnWord[] },
): FittedTheme {
  const fitWith = (own: readonly OwnWord[], words: readonly string[]) => {
    const asked = { ...choices, own, answers: { ...choices.answers, [name]: words } };
    const fitted = fitWords(kind, asked, name, materials);
    const kept = own.filter((one) => !one.ofTheme || wordsIn(fitted.answers, name).includes(nameOf(one)));
    return { ...fitted, own: kept };
  };
  const isByName = ({ answers, own }: FittedTheme): boolean => {
    const { exercise } = orderSet(kind, { ...choices, answers, own }, materials);
    return exercise !== undefined && kind.isByName?.(exercise.parameters) === true;
  };
  const words = wordsIn(choices.answers, name);
  const sure = fitWith(choices.own, words);
  const beside = giveWay(doubted, new Set(words), materials.words);
  if (beside.length === 0 || !isByName(sure)) return sure;
  const own = [...choices.own, ...beside].slice(0, mostOwnWords);
  const all = fitWith(own, [...own.slice(choices.own.length).map(nameOf), ...words]);
  return isByName(all) ? all : sure;
}

/** `name` is that of the question that the words answer; another answer changes only where more of the words stay by that. */
export function fitWords(
  kind: SetKind,
  choices: SetChoices,
  name: string,
  materials: Pick<Materials, 'exercise' | 'words'>,
): Fitted {
  const { answers, own } = choices;
  const { hindrance } = orderSet(kind, choices, materials);
  const chosen = wordsIn(answers, name);
  const keptOf = (to: Answers) => chosen.filter((word) => wordsIn(to, name).includes(word)).length;
  const addedIn = (to: Answers) => wordsIn(to, name).length - keptOf(to);
  /** Whoever wants these alone misses one of them less than another is in the way. */
  const worthOf = (to: Answers) => keptOf(to) - 2 * addedIn(to);
  const remedies = hindrance?.remedies.map((remedy) => remedy.answers) ?? [answers];
  const isAsPlayed = (to: Answers) =>
    Object.keys(to).every((asked) => asked === name || isSame(to, answers, asked));
  const [best] = remedies.filter(isAsPlayed).sort((one, other) => worthOf(other) - worthOf(one));
  const [otherwise] = remedies
    .filter((to) => !isAsPlayed(to))
    .sort((one, other) => keptOf(other) - keptOf(one));
  const fitted = best && !(otherwise && keptOf(otherwise) > keptOf(best)) ? best : otherwise;
  if (!fitted) return { answers, said: '' };
  const questions = kind.questions(materials.exercise.parameters, stockOf(materials, own).words);
  const { [name]: _, ...others } = questions;
  const kept = wordsIn(fitted, name);
  const isWhole = chosen.every((word) => kept.includes(word));
  const changed = sayOtherAnswers(others, answers, fitted);
  const withAll = (to: Answers): SetChoices => ({ ...choices, answers: { ...to, [name]: chosen } });
  const told = sayFitted(chosen, kept);
  const reason = hindrance?.reason ?? '';
  if (changed.length === 0) return { answers: fitted, said: isWhole ? told : `${told} ${reason}` };
  /** What is in the way of the others, as it is played now. */
  const left = isWhole ? undefined : orderSet(kind, withAll(fitted), materials).hindrance?.reason;
  const why = left === reason ? [] : [reason];
  return { answers: fitted, said: [...why, ...changed, told, ...(left ? [left] : [])].join(' ') };
}

const isSame = (one: Answers, other: Answers, asked: string): boolean =>
  String(one[asked]) === String(other[asked]);

const wordsIn = (answers: Answers, name: string): readonly string[] => {
  const words = answers[name];
  return typeof words === 'object' ? words : [];
};

/** To which of these questions the answer is another now. */
export const sayOtherAnswers = (questions: Questions, from: Answers, to: Answers): string[] =>
  Object.entries<Question>(questions).flatMap(([asked, question]) =>
    isSame(to, from, asked) ? [] : sayAnswer(question, to[asked]),
  );

function sayAnswer(question: Question, answer: Answer | undefined): string {
  const named =
    question.kind === 'count'
      ? countThings(Number(answer), question.counted)
      : question.kind === 'one' && question.options.find(({ key }) => key === answer);
  const said = typeof named === 'object' ? (named.title ?? named.name) : named;
  return sayAlsoChanged(String(said || answer));
}
