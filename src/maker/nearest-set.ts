/** The set of an exercise that is about some words and what belongs to them, or as nearly as can be made. */
import { childrenField } from '../model/address-fields.ts';
import { weekChildren } from '../model/week-order.ts';
import { isDoubtful } from '../model/word.ts';
import type { Stock } from '../sheets/choose.ts';
import type { Choices } from '../sheets/pack.ts';
import { type Answer, type Answers, shippedLook } from './choices.ts';
import { giveWay } from './give-way.ts';
import { mostOwnWords, nameOf, type OwnWord, proposeOfTheme, withOwnWords } from './own-words/own-word.ts';
import { type Question, type Questions, thingsOf } from './questions.ts';
import { writeSetAddress } from './set-address.ts';
import type { SetKind } from './set-kind.ts';

/** What a set is to be about. */
export interface Wanted {
  /** The best first. */
  readonly words: ReadonlySet<string>;
  /** Those of the words that can be found where the children are; all of them where it isn't said. */
  readonly found?: ReadonlySet<string>;
  /** Beside words: a letter or a sound. A kind may offer several things for one, such as `m-bos` for the m. */
  readonly things: ReadonlySet<string>;
  /** Those of the words that are in it though a child may call their picture otherwise, where only its name is said. */
  readonly doubted?: ReadonlySet<string>;
  /** A set of which more than this share is something else is not what was wanted. */
  readonly mostStrays?: number;
}

const usualStrays = 1 / 3;

/** Gives the address of that set; nothing where too much of it would be something else. */
export function nearestSets(
  kind: SetKind,
  exercise: Choices<unknown>,
  stock: Stock,
): (wanted: Wanted) => string | undefined {
  const ofSite = searchIn(kind, exercise, stock);
  return (wanted) => {
    const found = ofSite.find(wanted);
    if (!found) return undefined;
    const own = found.isByName ? doubtedIn(wanted, stock, ofSite.questions) : [];
    if (own.length === 0) return ofSite.write(found.answers, []);
    const withDoubted = searchIn(kind, exercise, { ...stock, words: withOwnWords(stock.words, own) });
    const words = new Set([...own.map(nameOf), ...wanted.words]);
    const more = withDoubted.find({ ...wanted, words }, found.answers);
    if (!more?.isByName) return ofSite.write(found.answers, []);
    const kept = own.filter((one) => isIn(more.answers, nameOf(one)));
    return withDoubted.write(more.answers, kept);
  };
}

/** Those that are offered only to who asks for them: a week is about them, so they come first. */
const doubtedIn = (
  { words, doubted = new Set() }: Wanted,
  stock: Stock,
  questions: Questions,
): readonly OwnWord[] => {
  const isOffered = (name: string) => offeredOf(questions, name).length > 0;
  const unsure = [...words]
    .filter((name) => doubted.has(name) && !isOffered(name))
    .flatMap((name) => stock.words.get(name) ?? [])
    .filter(isDoubtful)
    .map(proposeOfTheme);
  return giveWay(unsure, new Set([...words].filter(isOffered)), stock.words.values()).slice(0, mostOwnWords);
};

const offeredOf = (questions: Questions, name: string): readonly Question[] =>
  Object.values(questions).filter(
    (question) => question.kind === 'words' && question.words.some(({ key }) => key === name),
  );

const isIn = (answers: Answers, name: string): boolean =>
  Object.values(answers).some((answer) => typeof answer === 'object' && answer.includes(name));

interface Found {
  readonly answers: Answers;
  /** Whether nothing hangs on what a child calls its pictures. */
  readonly isByName: boolean;
}

/** With these words to choose from. */
function searchIn(kind: SetKind, exercise: Choices<unknown>, stock: Stock) {
  const questions = kind.questions(exercise.parameters, stock.words);
  const shipped = kind.shipped(exercise.parameters, stock.words);
  const bounds = { exercise: exercise.slug, questions, shipped };
  const strays = (answers: Answers, chosen: Known): number =>
    Math.max(...Object.entries(chosen).map(([name, known]) => shareOfOthers(answers[name], known)));
  const make = (chosen: Known, base: Answers, mostStrays: number): Answers | undefined => {
    const asked: Answers = { ...base, ...chosen };
    const { hindrance } = kind.decide(asked, exercise, stock);
    const possible = hindrance ? hindrance.remedies.map(({ answers }) => answers) : [asked];
    const [nearest] = possible.sort(
      (one, other) => strays(one, chosen) - strays(other, chosen) || countThings(other) - countThings(one),
    );
    return nearest && strays(nearest, chosen) <= mostStrays ? nearest : undefined;
  };
  /** Other answers than those about what is wanted are as in the base, as far as they can be. */
  const find = (wanted: Wanted, base: Answers = forClass(shipped, questions)): Found | undefined => {
    const { mostStrays = usualStrays } = wanted;
    const chosen = choose(questions, wanted);
    if (Object.keys(chosen).length === 0) return undefined;
    const made = make(chosen, base, mostStrays);
    const best = made && bestOf(made, chosen);
    const better = best && make(best, made, mostStrays);
    const isBetter =
      better && strays(better, chosen) <= strays(made, chosen) && countThings(better) >= countThings(made);
    const answers = isBetter ? better : made;
    if (!answers) return undefined;
    const { parameters } = kind.decide(answers, exercise, stock);
    return { answers, isByName: parameters !== undefined && kind.isByName?.(parameters) === true };
  };
  const write = (answers: Answers, own: readonly OwnWord[]): string =>
    writeSetAddress({ ...shippedLook, answers: asOffered(answers, questions), own }, bounds);
  return { questions, find, write };
}

/** For as many as a week is printed for, of a game that so many can play: its page says one number. */
const forClass = (shipped: Answers, questions: Questions): Answers =>
  Object.fromEntries(
    Object.entries(shipped).map(([name, answer]) => {
      const question = questions[name];
      const isAsked = question?.kind === 'count' && question.field === childrenField;
      return [name, isAsked && question.most >= weekChildren.usual ? weekChildren.usual : answer];
    }),
  );

/** As a visitor who chose the same would have it. */
const asOffered = (answers: Answers, questions: Questions): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => {
      const question = questions[name];
      const isMany = question?.kind === 'words' || question?.kind === 'things';
      if (typeof answer !== 'object' || !isMany) return [name, answer];
      return [name, thingsOf(question).flatMap(({ key }) => (answer.includes(key) ? [key] : []))];
    }),
  );

/** Where not all words could stay: as many of them, but the first ones; nothing where all did. */
function bestOf(made: Answers, chosen: Known): Known | undefined {
  const [main] = Object.entries(chosen);
  if (!main) return undefined;
  const [name, known] = main;
  const kept = made[name];
  if (typeof kept !== 'object' || kept.length === 0 || kept.length >= known.length) return undefined;
  return { [name]: known.slice(0, kept.length) };
}

const countThings = (answers: Answers): number =>
  Object.values(answers).reduce<number>(
    (sum, answer) => sum + (typeof answer === 'object' ? answer.length : 0),
    0,
  );

type Known = Readonly<Record<string, readonly string[]>>;

/** An answer to each question that offers some of what is wanted, the best first; none at all where there is nothing to find. */
function choose(questions: Questions, wanted: Wanted): Known {
  const answers = Object.entries(questions).map(([name, question]) => ({
    name,
    known: wantedOf(question, wanted),
    isSought: question.kind === 'words' && question.sought,
  }));
  if (answers.some(({ known, isSought }) => isSought && known.length === 0)) return {};
  return Object.fromEntries(
    answers.filter(({ known }) => known.length > 0).map(({ name, known }) => [name, known]),
  );
}

function wantedOf(question: Question, { words, found = words, things }: Wanted): string[] {
  if (question.kind !== 'words' && question.kind !== 'things') return [];
  const keys = thingsOf(question).map(({ key }) => key);
  if (question.kind === 'things') return keys.filter((key) => things.has(key.split('-', 1).join()));
  return [...(question.sought ? found : words)].filter((word) => keys.includes(word));
}

function shareOfOthers(answer: Answer | undefined, known: readonly string[]): number {
  if (typeof answer !== 'object' || answer.length === 0) return 1;
  return answer.filter((key) => !known.includes(key)).length / answer.length;
}
