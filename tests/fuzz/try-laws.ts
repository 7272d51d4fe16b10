import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Whether all that must hold for any input holds for this, so many times as much as `npm test` makes up. */
export function tryLaws({ seed, times }: { seed: number; times: number }): boolean {
  const vitest = path.join('node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project=unit', '.laws.test'], {
    stdio: 'inherit',
    env: { ...process.env, LAW_SEED: String(seed), LAW_TIMES: String(times) },
  });
  return status === 0;
}
