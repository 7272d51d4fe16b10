import type { Answers, SetChoices } from '../../maker/choices.ts';

/** Whether the question with this name has the answer of the site's own printable, and nothing was typed. */
export const isUntouched = (
  { answers, own }: Pick<SetChoices, 'answers' | 'own'>,
  shipped: Answers,
  name: string,
): boolean => own.length === 0 && String(answers[name]) === String(shipped[name]);
