import type { VFile } from 'vfile';
import { expect } from 'vitest';
import { formatProblem } from './report.ts';

/** What a writer reads of a file. Each problem has the name of a rule too, by which it is told from others. */
export function problemsIn({ messages }: Pick<VFile, 'messages'>): string[] {
  for (const { ruleId } of messages) expect(ruleId).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  return messages.map(formatProblem);
}
