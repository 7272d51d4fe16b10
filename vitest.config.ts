import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { lawTimes } from './src/model/tries-for-tests.ts';
import { LongestFirst } from './tests/runner/longest-first.ts';

export default defineConfig({
  test: {
    reporters: ['default', './tests/runner/closing-line.ts'],
    // Who tests in a browser waits for it half of the time: two more fill these gaps.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['{src,scripts}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000 * Math.max(1, lawTimes),
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          isolate: false,
          include: ['tests/**/*.test.ts'],
          globalSetup: './tests/build-site.ts',
          // Node 20 has WebSocket behind a flag, and later versions take the flag as well.
          execArgv: ['--experimental-websocket'],
          // A machine that has more to do takes longer, and may.
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          // Where CI decides, a browser that was late once is asked once more; what is broken fails twice.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
