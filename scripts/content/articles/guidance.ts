import type { VFile } from 'vfile';
import { pointAt } from '../files/text-place.ts';
import { type Problem, warn } from '../problems/problem.ts';

/** Stands before all that `npm run nieuw` says to the writer and no reader should see. */
export const guidanceSign = '✎';

const rule = 'guidance';

/** Says once for a file that it still talks to its writer, and where that begins. */
export function warnOfGuidance(file: VFile): void {
  const text = String(file);
  const first = text.indexOf(guidanceSign);
  if (first < 0) return;
  const times = text.split(guidanceSign).length - 1;
  warn(file, rule, {
    reason: `hier staat nog uitleg voor de schrijver: ${times} keer ${guidanceSign}`,
    expected: `je eigen tekst, zonder ${guidanceSign}`,
    place: pointAt(text, first),
  });
}

/** What may be looked at while it is written, and not be published. */
export function isGuidance({ ruleId }: Problem): boolean {
  return ruleId === rule;
}
