import { type Complaint, quote } from '../problems/problem.ts';
import { askForNearest } from '../problems/suggest.ts';

/** The complaint about a word that the bank doesn't have. */
export function complainAboutWord(typed: string, bank: ReadonlyMap<string, unknown>): Complaint {
  return {
    reason: `${quote(typed)} staat niet in content/woorden.yaml`,
    expected: askForNearest(typed, bank.keys()) ?? 'een woord dat daar staat',
  };
}
