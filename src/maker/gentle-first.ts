import type { Hindrance, Remedy, SetChoices } from './choices.ts';
import { nameOf } from './own-words/own-word.ts';

/** What keeps most of what was chosen, and above all of what was typed. */
export function gentleFirst({ reason, remedies }: Hindrance, { answers, own }: SetChoices): Hindrance {
  const typed = own.filter(({ ofTheme }) => !ofTheme).map(nameOf);
  const lostBy = (remedy: Remedy): readonly string[] =>
    Object.entries(answers).flatMap(([name, answer]) => {
      const kept = remedy.answers[name];
      return typeof answer === 'object' && typeof kept === 'object'
        ? answer.filter((key) => !kept.includes(key))
        : [];
    });
  const typedIn = (lost: readonly string[]) => lost.filter((key) => typed.includes(key)).length;
  const ranked = remedies
    .map((remedy) => ({ remedy, lost: lostBy(remedy) }))
    .sort((one, other) => typedIn(one.lost) - typedIn(other.lost) || one.lost.length - other.lost.length);
  return { reason, remedies: ranked.map(({ remedy }) => remedy) };
}
