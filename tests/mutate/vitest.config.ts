import { defineConfig } from 'vitest/config';

/** What needs no built site, each file on its own: a mutant of what is made once must be made again. */
export default defineConfig({
  test: { include: ['{src,scripts}/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
});
