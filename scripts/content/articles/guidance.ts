import type { VFile } from 'vfile';
import { pointAt } from '../files/text-place.ts';
import { type Problem, warn } from '../problems/problem.ts';

/** Marks what `npm run nieuw` explains to the writer, which no reader should see. */
export const guidanceSign = '✎';

const rule = 'guidance';

/** One warning for a file that still holds explanation for its writer, where that begins. */
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

/** Such a file may be looked at, but not published. */
export function isGuidance({ ruleId }: Problem): boolean {
  return ruleId === rule;
}
