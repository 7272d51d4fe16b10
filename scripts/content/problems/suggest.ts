import { oneOf } from '../../../src/model/one-of.ts';
import { type Complaint, quote } from './problem.ts';

/** The choice that looks most like what was typed, if one looks like it at all. */
export function nearest(typed: string, choices: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(typed.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const choice of choices) {
    const distance = countSlips(typed.toLowerCase(), choice.toLowerCase(), bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [choice, distance];
  }
  return best;
}

const askFor = (guess: string): string => `bedoelde je “${guess}”?`;

/** `bedoelde je “title”?`, if a choice looks like what was typed. */
export function askForNearest(typed: string, choices: Iterable<string>): string | undefined {
  const guess = nearest(typed, choices);
  return guess === undefined ? undefined : askFor(guess);
}

/** The same, or else the whole list of what can be chosen. */
export function didYouMean(typed: string, choices: Iterable<string>): string {
  const all = [...choices];
  return askForNearest(typed, all) ?? `kies uit ${oneOf(all)}`;
}

/** The complaint about a name that no file has. */
export function complainAboutUnknown(
  kind: 'artikel' | 'oefening',
  name: string,
  names: readonly string[],
): Complaint {
  const [longer, ...others] = names.filter((known) => known.startsWith(`${name}-`));
  const isSure = longer !== undefined && others.length === 0;
  return {
    reason: `er is geen ${kind} ${quote(name)}`,
    expected: isSure ? askFor(longer) : (askForNearest(name, names) ?? 'de naam van een bestand, zonder .md'),
  };
}

/** How many letters to add, drop, replace or swap; counting stops at `enough`. */
export function countSlips(a: string, b: string, enough: number): number {
  if (Math.abs(a.length - b.length) >= enough) return enough;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (beforeLast[j - 2] ?? 0) + 1 : enough;
      row.push(Math.min(replaced, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? enough;
}
