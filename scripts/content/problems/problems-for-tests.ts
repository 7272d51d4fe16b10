import type { VFile } from 'vfile';
import { expect } from 'vitest';
import { formatProblem } from './report.ts';

type Told = Pick<VFile, 'messages'>;

/** Each problem names its rule. */
export function expectRules(rules: readonly (string | undefined)[]): void {
  for (const rule of rules) expect(rule).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
}

/** What a writer reads of a file. */
export function problemsIn(file: Told): string[] {
  expectRules(file.messages.map(({ ruleId }) => ruleId));
  return file.messages.map(formatProblem);
}

/** Only what keeps it from being published, or only the advice. */
export function problemsThat(fatal: boolean, { messages }: Told): string[] {
  return problemsIn({ messages: messages.filter((message) => message.fatal === fatal) });
}
