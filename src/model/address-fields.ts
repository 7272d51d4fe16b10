/** The names that stand in the fragment of an address: Dutch, and no two of them alike. */
import { cleanFragment } from './clean-fragment.ts';
import { exerciseIds } from './page-ids.ts';

/** Of a set, beside those of the questions of its kind. */
export const setFields = {
  version: exerciseIds.set,
  own: 'eigen',
  look: 'kleur',
  code: 'qr',
  title: 'titel',
  name: 'voor',
  shuffle: 'schud',
  /** Tells whether all of the others are there, as they were written. */
  check: 'heel',
} as const;

/** Of the question of how many children it is for, whichever set that is. */
export const childrenField = 'kinderen';

/** Of a board: where a show only goes on, how far it is; otherwise the moves themselves. */
export const boardFields = { game: exerciseIds.board, steps: 'stap', moves: 'keus' } as const;

/** What no question of a set may be called. */
export const reservedFields: readonly string[] = Object.values({ ...setFields, ...boardFields });

/** Between the things of a list; no browser spells it otherwise. */
export const listSign = '.';

export const parametersIn = (fragment: string): URLSearchParams =>
  new URLSearchParams(cleanFragment(fragment).replace(/^#/, ''));

/** Nothing where it is no whole number, or a higher one. */
export function wholeNumber(text: string | null, highest: number): number | undefined {
  const number = /^\d{1,6}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return number <= highest ? number : undefined;
}
