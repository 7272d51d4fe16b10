/** Every step that somebody made in a form, to take back and to take again. */
import type { Answer, SetChoices } from '../../maker/choices.ts';

export interface FormHistory {
  readonly past: readonly SetChoices[];
  readonly now: SetChoices;
  /** What was taken back, the nearest first. */
  readonly future: readonly SetChoices[];
}

export const beginAt = (now: SetChoices): FormHistory => ({ past: [], now, future: [] });

/** Who types a name makes one step, however many letters it has. */
export function takeStep({ past, now, future }: FormHistory, next: SetChoices): FormHistory {
  const changed = fieldsChanged(now, next);
  if (changed.length === 0) return { past, now: next, future };
  const before = past.at(-1);
  const typesOn = before && isTyped(next, changed) && String(fieldsChanged(before, now)) === String(changed);
  return { past: typesOn ? past : [...past, now], now: next, future: [] };
}

export function takeBack(history: FormHistory): FormHistory {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : history;
}

export function takeAgain(history: FormHistory): FormHistory {
  const { past, now, future } = history;
  const [next, ...later] = future;
  return next ? { past: [...past, now], now: next, future: later } : history;
}

type Fields = Readonly<Record<string, unknown>>;

/** Answers stand beside the rest: no question has the name of one of those. */
const fieldsOf = ({ answers, ...rest }: SetChoices): Fields => ({ ...rest, ...answers });

function fieldsChanged(one: SetChoices, other: SetChoices): string[] {
  const [from, to] = [fieldsOf(one), fieldsOf(other)];
  return Object.keys(to).filter((field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]));
}

const isTyped = ({ answers }: SetChoices, [field = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && (field === 'title' || field === 'name' || isNumber(answers[field]));

const isNumber = (answer: Answer | undefined): boolean => typeof answer === 'number';
