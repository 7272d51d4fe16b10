import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { makeContentWithWeeks } from '../fixtures/small-content.ts';
import { fuzzContent } from './fuzz-content.ts';

/** Two hundred contents, beside other tests. */
const patience = 180_000;

it('no content makes the program crash, hang, or complain of a place that is not there', {
  timeout: patience,
}, async () => {
  const content = await makeContentWithWeeks();
  const { failure, accepted, refused } = await fuzzContent(content, { cases: 200, seed: 7 });
  await rm(dirname(content), { recursive: true });
  expect(failure).toBeUndefined();
  expect(Math.min(accepted, refused)).toBeGreaterThan(0);
});
