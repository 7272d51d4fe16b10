/** Pieces of what a teacher reads. */
import type { Counted } from './questions.ts';

/** One sentence of two things to do, for a button; either may be nothing. */
export function joinDeeds(one: string, other: string): string {
  const sentence = [one, other]
    .filter(Boolean)
    .map((deed) => deed.charAt(0).toLowerCase() + deed.slice(1))
    .join(' en ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export const quoted = (names: readonly string[]): string =>
  new Intl.ListFormat('nl').format(names.map((name) => `‘${name}’`));

const mostQuoted = 4;

/** As many as are read at a glance, and how many more. */
export const quotedBriefly = (names: readonly string[]): string =>
  names.length <= mostQuoted
    ? quoted(names)
    : `${names
        .slice(0, mostQuoted - 1)
        .map((name) => `‘${name}’`)
        .join(', ')} en nog ${names.length - mostQuoted + 1}`;

export const countThings = (count: number, { one, more }: Counted): string =>
  `${count} ${count === 1 ? one : more}`;

export const countWords = (count: number): string => countThings(count, { one: 'woord', more: 'woorden' });

/** What a button does to one or more lists of words, each as it was and as it becomes. */
export function sayChanged(...changes: readonly (readonly [readonly string[], readonly string[]])[]): string {
  const dropped = changes.flatMap(([from, to]) => from.filter((word) => !to.includes(word)));
  const added = changes.flatMap(([from, to]) => to.filter((word) => !from.includes(word))).length;
  const named = dropped.length < mostQuoted ? quoted(dropped) : countWords(dropped.length);
  return joinDeeds(dropped.length > 0 ? `haal ${named} eruit` : '', added > 0 ? `kies er ${added} bij` : '');
}

/** Which of the words that were chosen at once are not in the set, and which came with the others. */
export function sayFitted(chosen: readonly string[], fitted: readonly string[]): string {
  const lost = chosen.filter((word) => !fitted.includes(word));
  const kept = chosen.length - lost.length;
  const added = fitted.filter((word) => !chosen.includes(word));
  const takePart = `${kept === 1 ? 'doet' : 'doen'} mee`;
  const part = `${kept} van de ${chosen.length} woorden ${takePart}; ${quotedBriefly(lost)} ${lost.length === 1 ? 'gaat' : 'gaan'} niet samen met de rest.`;
  const taken = lost.length > 0 ? part : `Je ${countWords(kept)} ${takePart}.`;
  return added.length > 0
    ? `${taken} Om er een spel van te maken, kozen we er ${added.length} bij: ${quotedBriefly(added)}.`
    : taken;
}
