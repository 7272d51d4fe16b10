import type { VFile } from 'vfile';
import { expect } from 'vitest';
import { formatProblem } from './report.ts';

type Told = Pick<VFile, 'messages'>;

/** Each problem has the name of a rule, by which it is told from others. */
export function expectRules({ messages }: Told): void {
  for (const { ruleId } of messages) expect(ruleId).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
}

/** What a writer reads of a file. */
export function problemsIn(file: Told): string[] {
  expectRules(file);
  return file.messages.map(formatProblem);
}
