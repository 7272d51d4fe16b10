/** The set of an exercise that holds to some words, letters or sounds, or comes nearest to them. */
import type { Exercise } from '../model/exercise.ts';
import type { Stock } from '../sheets/choose.ts';
import { type Answer, type Answers, shippedLook } from './choices.ts';
import { type Questions, thingsOf } from './questions.ts';
import { writeSetAddress } from './set-address.ts';
import type { SetKind } from './set-kind.ts';

/** Of a set that is still one of these words. */
const mostStrays = 1 / 3;

/** Its address; nothing where too much of the set would be something else. `keys` are those of all that may be chosen. */
export function nearestSet(
  kind: SetKind,
  exercise: Exercise,
  stock: Stock,
  keys: ReadonlySet<string>,
): string | undefined {
  const questions = kind.questions(exercise.parameters, stock.words);
  const shipped = kind.shipped(exercise.parameters, stock.words);
  const chosen = choose(questions, keys);
  if (Object.keys(chosen).length === 0) return undefined;
  const asked: Answers = { ...shipped, ...chosen };
  const { hindrance } = kind.decide(asked, exercise, stock);
  const possible = hindrance ? hindrance.remedies.map(({ answers }) => answers) : [asked];
  const strays = (answers: Answers): number =>
    Math.max(...Object.keys(chosen).map((name) => shareOfOthers(answers[name], keys)));
  const [nearest] = possible.sort((one, other) => strays(one) - strays(other));
  if (!nearest || strays(nearest) > mostStrays) return undefined;
  return writeSetAddress({ answers: nearest, ...shippedLook }, { questions, shipped });
}

/** Answers to those questions in which something of it is offered. */
function choose(questions: Questions, keys: ReadonlySet<string>): Answers {
  const answers = Object.entries(questions).flatMap(([name, question]) => {
    if (question.kind !== 'words' && question.kind !== 'things') return [];
    const known = thingsOf(question)
      .map(({ key }) => key)
      .filter((key) => keys.has(key));
    return known.length > 0 ? [[name, known] as const] : [];
  });
  return Object.fromEntries(answers);
}

function shareOfOthers(answer: Answer | undefined, keys: ReadonlySet<string>): number {
  if (typeof answer !== 'object' || answer.length === 0) return 1;
  return answer.filter((key) => !keys.has(key)).length / answer.length;
}
