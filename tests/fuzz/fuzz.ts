/** `npm run fuzz -- 20000 --seed 7`: breaks content in so many ways, then tries the laws on other input, and more of it. */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { makeContentWithWeeks } from '../fixtures/small-content.ts';
import { fuzzContent } from './fuzz-content.ts';
import { fuzzDrawings, fuzzPhotos } from './fuzz-pictures.ts';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' } },
  allowPositionals: true,
});
const cases = Number(positionals[0] ?? 2000);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
console.log(`${cases} cases, seed ${seed}`);

const smallContent = await makeContentWithWeeks();
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
for (const fuzz of [fuzzDrawings, fuzzPhotos]) {
  const outcome = await fuzz({ cases, seed });
  console.log(`${fuzz.name}: ${outcome.refused} refused, ${outcome.accepted} shown`);
  if (outcome.failure) console.error(outcome.failure);
  outcomes.push(outcome);
}
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', '.laws.test'];
const env = { ...process.env, LAW_SEED: String(seed), LAW_TIMES: String(Math.ceil(cases / 500)) };
const laws = spawnSync(process.execPath, vitest, { stdio: 'inherit', env });
process.exitCode = laws.status !== 0 || outcomes.some(({ failure }) => failure) ? 1 : 0;
