import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { warn } from '../problems/problem.ts';
import { guidanceSign, isGuidance, warnOfGuidance } from './guidance.ts';

it('is told from all else that a writer hears about a text', () => {
  const file = new VFile(`${guidanceSign} Schrijf hier.`);
  warn(file, 'word-count', { reason: 'kort' });
  warnOfGuidance(file);
  expect(file.messages.map(isGuidance)).toEqual([false, true]);
  expect(file.messages[1]).toMatchObject({ fatal: false, line: 1, column: 1 });
});
