/** Pieces of what a teacher reads. */
import type { Counted } from './questions.ts';

/** One sentence of two things to do, for a button; either may be nothing. */
export function joinDeeds(one: string, other: string): string {
  const sentence = [one, other].filter(Boolean).join(' en ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export const quoted = (names: readonly string[]): string =>
  new Intl.ListFormat('nl').format(names.map((name) => `‘${name}’`));

export const countThings = (count: number, { one, more }: Counted): string =>
  `${count} ${count === 1 ? one : more}`;

export const countWords = (count: number): string => countThings(count, { one: 'woord', more: 'woorden' });
