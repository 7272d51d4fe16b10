/** The words of one set → the set of another game that has as many of them as can be. */
import { childrenField } from '../model/address-fields.ts';
import type { Either } from '../model/either.ts';
import { type Answers, type SetChoices, shippedLook } from './choices.ts';
import { sayOtherAnswers } from './fit-words.ts';
import { type LeftOut, tellLeftOut } from './left-out.ts';
import { type Materials, makeSet, orderSet, stockOf } from './make-set.ts';
import { nameOf, type OwnWord, proposeWord } from './own-words/own-word.ts';
import type { Question, Questions } from './questions.ts';
import { writeSetAddress } from './set-address.ts';
import type { SetKind } from './set-kind.ts';
import { answerWith, findStandIns, whoTakesPart } from './stand-ins.ts';
import { countThings, sayPlayAtOnce, leftOut as texts } from './texts.ts';
import { titleOf } from './title-of.ts';
import type { WordList } from './word-list.ts';

interface CarriedSet {
  /** The fragment of its address. */
  readonly address: string;
  /** What it is, where it isn't called as the exercise is. */
  readonly title: string | undefined;
  /** Where there are no words to choose, those of whose first sound something is. */
  readonly kept: readonly string[];
  readonly isBySound: boolean;
  /** What is in it beside the words of the list. */
  readonly added: readonly string[];
  /** Other answers that had to change, in Dutch. */
  readonly said: readonly string[];
}

/** What a list becomes in another game, or why nothing. */
export type Carried = Either<CarriedSet, { readonly reason: string }> & {
  readonly leftOut: readonly LeftOut[];
};

/** A set of which more than this share is something else is no set of these words. */
const mostStrays = 1 / 2;

/** Nothing where the game is not about words, and knows none of their sounds. */
export function carryList(kind: SetKind, list: WordList, materials: Materials): Carried | undefined {
  const { parameters, slug } = materials.exercise;
  const { names, own } = withoutTwins(list, kind, materials);
  const { words } = stockOf(materials, own);
  const questions = kind.questions(parameters, words);
  const standIns = findStandIns(names, questions, words);
  if (Object.keys(standIns).length === 0) return undefined;

  const shipped = kind.shipped(parameters, words);
  const empty = Object.fromEntries(Object.keys(standIns).map((about) => [about, []]));
  const others = { ...shipped, ...countOf(list, questions), ...empty };
  const asked = answerWith(names, others, { standIns, questions });
  const choose = (answers: Answers): SetChoices => ({
    ...shippedLook,
    answers,
    own,
    look: list.look,
    title: list.title,
    // There it asks for a page of its own.
    name: kind.nameQuestion ? shippedLook.name : list.name,
  });
  const taking = (answers: Answers) => whoTakesPart(names, standIns, answers);
  const isAboutThem = (answers: Answers): boolean => {
    const { kept, added } = taking(answers);
    return kept.length > 0 && added.length <= mostStrays * (kept.length + added.length);
  };

  /** What hinders these answers with these words beside them. */
  const hindranceWith = (more: readonly string[], answers: Answers) =>
    orderSet(kind, choose(answerWith(more, answers, { standIns, questions })), materials).hindrance;

  const { hindrance } = orderSet(kind, choose(asked), materials);
  const possible = hindrance ? hindrance.remedies.map(({ answers }) => answers) : [asked];
  const byKept = possible.toSorted((one, other) => taking(other).kept.length - taking(one).kept.length);
  const nearest = byKept.find(isAboutThem);
  const most = nearest && withMore(taking(nearest).lost, nearest);
  // To the last line on paper: the address that is given here opens.
  const isMade = (to: Answers) => !makeSet(kind, choose(to), materials).hindrance;
  const answers = [most, nearest].find((to) => to !== undefined && isMade(to));
  const ask = (bank: typeof words) => kind.questions(parameters, bank);
  const game = { words, standIns, ask };
  if (!answers) {
    // Where others would fill most of it, what counts is that hers do not make the game that has most of them.
    const [best] = byKept;
    const alone = best && hindranceWith(names, { ...best, ...empty });
    const unmade = nearest && makeSet(kind, choose(nearest), materials).hindrance;
    const { reason } = unmade ?? alone ?? hindrance ?? { reason: texts.nothing };
    return { reason, leftOut: tellLeftOut(names, game, () => reason).filter(({ why }) => why !== reason) };
  }
  const { kept, lost, added } = taking(answers);
  /** What is in the way of these beside those that are in it. */
  const hinders = (more: readonly string[]): string | undefined =>
    (hindranceWith(more, answers) ?? hindrance)?.reason;
  const beside = Object.entries<Question>(questions).filter(([about, question]) => {
    const isInTitle = question.kind === 'one' && question.options.some(({ title }) => title);
    return !(about in standIns) && !isInTitle;
  });
  return {
    address: writeSetAddress(choose(answers), { exercise: slug, questions, shipped }),
    title: titleOf(answers, questions),
    kept,
    isBySound: !Object.values<Question>(questions).some((question) => question.kind === 'words'),
    added,
    leftOut: tellLeftOut(lost, game, hinders),
    said: [
      ...sayPlayers(list, questions, asked),
      ...sayOtherAnswers(Object.fromEntries(beside), asked, answers),
      ...(orderSet(kind, choose(answers), materials).remarks ?? []),
    ],
  };

  /** A remedy may leave out more than it must: those that fit beside the rest come back. */
  function withMore(others: readonly string[], to: Answers): Answers {
    return others.reduce((now, name) => {
      const more = answerWith([name], now, { standIns, questions });
      return taking(more).kept.includes(name) && !hindranceWith([name], now) ? more : now;
    }, to);
  }
}

/** Of a word that was typed because the other game does not have it, this one may have the picture. */
function withoutTwins(
  list: WordList,
  kind: SetKind,
  materials: Materials,
): { readonly names: readonly string[]; readonly own: readonly OwnWord[] } {
  const { words } = stockOf(materials);
  const questions = kind.questions(materials.exercise.parameters, words);
  const offered = Object.values<Question>(questions).flatMap((question) =>
    question.kind === 'words' ? question.words.map(({ key }) => key) : [],
  );
  const isCorrected = (own: OwnWord) => JSON.stringify(own) !== JSON.stringify(proposeWord(own.written));
  const twins = new Map(
    list.own
      .filter((own) => !isCorrected(own))
      .map((own) => [nameOf(own), offered.find((key) => key.toLowerCase() === nameOf(own).toLowerCase())]),
  );
  return {
    names: [...new Set(list.words.map((word) => twins.get(word) ?? word))],
    // What came with a theme is no surer where its name decides.
    own: list.own.filter(
      (one) => twins.get(nameOf(one)) === undefined && (!one.ofTheme || kind.isByName !== undefined),
    ),
  };
}

/** As many children, or as nearly as many as can play at once. */
const countOf = (list: WordList, questions: Questions): Answers =>
  Object.fromEntries(
    askedOf(list, questions).map(({ about, question: { least, most }, children }) => [
      about,
      Math.min(most, Math.max(least, children)),
    ]),
  );

/** Where that is another number than there are. */
const sayPlayers = (list: WordList, questions: Questions, answers: Answers): string[] =>
  askedOf(list, questions).flatMap(({ about, question, children }) =>
    answers[about] === children ? [] : [sayPlayAtOnce(countThings(Number(answers[about]), question.counted))],
  );

const askedOf = ({ children }: WordList, questions: Questions) =>
  Object.entries<Question>(questions).flatMap(([about, question]) =>
    question.kind === 'count' && question.field === childrenField && children !== undefined
      ? [{ about, question, children }]
      : [],
  );
