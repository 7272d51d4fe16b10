import { findUnseenSign } from '../../../src/model/unseen-signs.ts';
import type { Complaint } from '../problems/problem.ts';

/** About the first sign that nobody can see, and where it stands. */
export function complainAboutUnseen(text: string): (Required<Complaint> & { index: number }) | undefined {
  const found = findUnseenSign(text);
  return (
    found && {
      index: found.index,
      reason: `hier staat een teken dat niemand kan zien (${found.name})`,
      expected: 'haal het weg',
    }
  );
}
