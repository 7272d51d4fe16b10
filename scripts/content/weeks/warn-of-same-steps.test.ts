import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import type { Day } from '../../../src/model/week.ts';
import { problemsThat } from '../problems/problems-for-tests.ts';
import { warnOfSameSteps } from './warn-of-same-steps.ts';

function read(path: string, ...steps: string[]) {
  const value = `days:\n${steps.map((step) => `  - moments: [{ steps: [${step}] }]\n`).join('')}`;
  const days: Day[] = steps.map((step) => ({
    title: 'Dag',
    moments: [{ place: 'kring', minutes: 5, steps: [step] }],
  }));
  return { file: new VFile({ path, value }), days, path: ['days'] };
}

it('a step that stands in a week already is told where it comes again', () => {
  const [one, other] = [read('een.yaml', 'Kijk.', 'Luister.'), read('twee.yaml', 'Zing.', 'Kijk.', 'Zing.')];
  warnOfSameSteps([one, other]);
  expect(problemsThat(false, one.file)).toEqual([]);
  expect(problemsThat(false, other.file)).toEqual([
    'twee.yaml:3:25  deze stap staat ook in een.yaml: “Kijk.”  (een stap die alleen hier past)',
    'twee.yaml:4:25  deze stap staat ook eerder in deze week: “Zing.”  (een stap die alleen hier past)',
  ]);
  expect(other.file.messages.some(({ fatal }) => fatal)).toBe(false);
});
