import { countSlips } from '../../../src/model/count-slips.ts';
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
    expected: isSure
      ? askFor(longer)
      : (askForNearest(name, names) ?? 'de naam van een bestand, zonder .md, of haal het weg'),
  };
}
