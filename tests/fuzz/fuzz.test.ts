import { expect, it } from 'vitest';
import { smallContent } from '../fixtures/small-content.ts';
import { fuzzContent } from './fuzz-content.ts';

/** Two hundred contents, beside other tests. */
const patience = 180_000;

it('no content makes the program crash, hang, or complain of a place that is not there', {
  timeout: patience,
}, async () => {
  const { failure, accepted, refused } = await fuzzContent(smallContent, { cases: 200, seed: 7 });
  expect(failure).toBeUndefined();
  expect(Math.min(accepted, refused)).toBeGreaterThan(0);
});
