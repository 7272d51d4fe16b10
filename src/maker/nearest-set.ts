/** The set of an exercise that is about some words and what belongs to them, or as nearly as can be made. */
import type { Stock } from '../sheets/choose.ts';
import type { Choices } from '../sheets/pack.ts';
import { type Answer, type Answers, shippedLook } from './choices.ts';
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
  return (wanted) => {
    const { mostStrays = usualStrays } = wanted;
    const chosen = choose(questions, wanted);
    if (Object.keys(chosen).length === 0) return undefined;
    const made = make(chosen, shipped, mostStrays);
    const best = made && bestOf(made, chosen);
    const better = best && make(best, made, mostStrays);
    const isBetter =
      better && strays(better, chosen) <= strays(made, chosen) && countThings(better) >= countThings(made);
    const answers = isBetter ? better : made;
    return answers && writeSetAddress({ answers: asOffered(answers, questions), ...shippedLook }, bounds);
  };
}

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
    known: offeredOf(question, wanted),
    isSought: question.kind === 'words' && question.sought,
  }));
  if (answers.some(({ known, isSought }) => isSought && known.length === 0)) return {};
  return Object.fromEntries(
    answers.filter(({ known }) => known.length > 0).map(({ name, known }) => [name, known]),
  );
}

function offeredOf(question: Question, { words, found = words, things }: Wanted): string[] {
  if (question.kind !== 'words' && question.kind !== 'things') return [];
  const keys = thingsOf(question).map(({ key }) => key);
  if (question.kind === 'things') return keys.filter((key) => things.has(key.split('-', 1).join()));
  return [...(question.sought ? found : words)].filter((word) => keys.includes(word));
}

function shareOfOthers(answer: Answer | undefined, known: readonly string[]): number {
  if (typeof answer !== 'object' || answer.length === 0) return 1;
  return answer.filter((key) => !known.includes(key)).length / answer.length;
}
