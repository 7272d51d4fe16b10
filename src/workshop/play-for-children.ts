/** A game with the set that a page has ready for it, for so many children, or as nearly as can be made. */
import { type Answers, type SetChoices, shippedLook } from '../maker/choices.ts';
import { type Materials, orderSet } from '../maker/make-set.ts';
import type { Questions } from '../maker/questions.ts';
import { ownWordsIn, readSetAddress } from '../maker/set-address.ts';
import { loadSetKind } from '../packs/loaders.ts';
import type { PlayedGame } from '../week/week-game.ts';
import { boundsOf } from './workshop.ts';

interface Asked {
  /** The fragment of an address; empty is the printable of the site. */
  readonly set: string;
  readonly children: number;
}

export async function playForChildren(
  pack: string,
  materials: Materials,
  { set, children }: Asked,
): Promise<PlayedGame> {
  const kind = await loadSetKind(pack);
  const bounds = boundsOf({ kind, materials }, ownWordsIn(set));
  const ready = readSetAddress(set, bounds)?.choices ?? { ...shippedLook, answers: bounds.shipped };
  const order = (answers: Answers) => orderSet(kind, { ...ready, answers }, materials);
  for (const answers of withNearest(askFor(children, ready, bounds.questions), ready, order)) {
    const { exercise, stock } = order(answers);
    if (!exercise) continue;
    const { model } = kind.maker.prepare(exercise, stock);
    if (model !== undefined) return { exercise, layout: kind.maker.layOut(model, exercise) };
  }
  throw new Error(`No set can be made of ${pack}`);
}

/** A kind that asks for a number of children gets this one, as far as it goes. */
function askFor(children: number, { answers }: SetChoices, questions: Questions): Answers {
  const { children: question } = questions;
  if (question?.kind !== 'count') return answers;
  return { ...answers, children: Math.min(question.most, Math.max(question.least, children)) };
}

/** What is asked for, what it takes to make that, and what was ready. */
function* withNearest(
  asked: Answers,
  ready: SetChoices,
  order: (answers: Answers) => ReturnType<typeof orderSet>,
): Generator<Answers> {
  yield asked;
  const remedies = order(asked).hindrance?.remedies ?? [];
  yield* remedies.map(({ answers }) => answers).filter(({ children }) => children === asked.children);
  yield ready.answers;
}
