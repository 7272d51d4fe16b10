/** Many words at once, such as those of a theme: as many of them as go together, and what it takes beside them. */
import type { Answers, SetChoices } from './choices.ts';
import { type Materials, orderSet } from './make-set.ts';
import { sayFitted } from './say.ts';
import type { SetKind } from './set-kind.ts';

export interface Fitted {
  readonly answers: Answers;
  /** What was done to the words; empty where they are as they were chosen. */
  readonly said: string;
}

/** `name` is that of the question that the words answer: nothing else changes. */
export function fitWords(
  kind: SetKind,
  choices: SetChoices,
  name: string,
  materials: Pick<Materials, 'exercise' | 'words'>,
): Fitted {
  const { answers } = choices;
  const { hindrance } = orderSet(kind, choices, materials);
  const isElsewhere = ([other, answer]: [string, unknown]) =>
    other !== name && String(answer) !== String(answers[other]);
  const fitting = hindrance?.remedies.find((remedy) => !Object.entries(remedy.answers).some(isElsewhere));
  const [from, to] = [answers[name], fitting?.answers[name]];
  if (!fitting || typeof from !== 'object' || typeof to !== 'object') return { answers, said: '' };
  return { answers: fitting.answers, said: sayFitted(from, to) };
}
