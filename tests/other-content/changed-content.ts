/** Runs tests of a copy of the project on content of its own. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterEach } from 'vitest';
import { copyHouse, type HouseCopy, kept, testRooms } from '../house-copy.ts';

/** A whole build and its tests, beside other tests, on a machine that has more to do. */
export const patience = 3_600_000;

export const allPass = /^\d{3,} passed, 0 failed$/m;

/** What the tests with these names say of the content that `change` makes of ours. */
export function prepareTests() {
  let house: HouseCopy | undefined;
  afterEach(() => house?.remove());
  return async (
    change: (content: string) => Promise<void>,
    tests: readonly string[],
    signal: AbortSignal,
  ): Promise<string> => {
    house = await copyHouse(kept, ...testRooms);
    await change(path.join(house.folder, 'content'));
    const files = tests.map((name) => `tests/${name}.test.ts`);
    return runTests([...files, 'scripts/editor'], house.folder, signal);
  };
}

function runTests(files: readonly string[], folder: string, signal: AbortSignal): Promise<string> {
  const vitest = path.join('node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['dot', './tests/runner/closing-line.ts'].map((name) => `--reporter=${name}`);
  const { VITEST: _inside, VITEST_POOL_ID: _pool, VITEST_WORKER_ID: _worker, ...env } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [vitest, 'run', '--maxWorkers=1', ...reporters, ...files],
      { cwd: folder, env, signal, maxBuffer: 100_000_000 },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    );
  });
}
