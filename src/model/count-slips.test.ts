import { expect, it } from 'vitest';
import { countSlips } from './count-slips.ts';

it.each([
  ['olifand', 'olifant', true],
  ['kikcer', 'kikker', true],
  ['oliant', 'olifant', true],
  ['olifantt', 'olifant', true],
  ['olfiant', 'olifant', true],
  ['lolifant', 'olifant', true],
  ['olifant', 'olifant', false],
  ['olifanten', 'olifant', false],
  ['olifend', 'olifant', false],
  ['kop', 'pok', false],
])('%s is one slip from %s: %s', (one, other, isSlip) => {
  expect(countSlips(one, other, 2) === 1).toBe(isSlip);
  expect(countSlips(other, one, 2) === 1).toBe(isSlip);
});
