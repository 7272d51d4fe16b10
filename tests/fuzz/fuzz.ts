/**
 * `npm run fuzz -- 20000 --seed 7`: breaks a content in so many ways, and some of them before a whole build; then tries
 * the laws on other input, and more of it.
 */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { makeSmallContent } from '../fixtures/small-content.ts';
import { buildRefused } from './build-refused.ts';
import { fuzzContent } from './fuzz-content.ts';
import { tryLaws } from './try-laws.ts';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, builds: { type: 'string' } },
  allowPositionals: true,
});
const cases = Number(positionals[0] ?? 2000);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const builds = Number(values.builds ?? 3);
console.log(`${cases} cases, seed ${seed}`);

const smallContent = await makeSmallContent();
const outcomes = await Promise.all(
  ['content', smallContent].map(async (content) => {
    const outcome = await fuzzContent(content, { cases: Math.ceil(cases / 2), seed });
    const { accepted, refused, slowest, failure } = outcome;
    console.log(
      `${content}: ${refused} refused, ${accepted} read; the slowest took ${Math.round(slowest)} ms`,
    );
    if (failure) console.error(failure);
    return outcome;
  }),
);
await rm(dirname(smallContent), { recursive: true });
const faults = await buildRefused(outcomes[0]?.refusals.slice(0, builds) ?? []);
console.log(`${builds} of the refused were built`);
for (const fault of faults) console.error(fault);
const lawsHold = tryLaws({ seed, times: Math.ceil(cases / 500) });
process.exitCode = !lawsHold || faults.length > 0 || outcomes.some(({ failure }) => failure) ? 1 : 0;
