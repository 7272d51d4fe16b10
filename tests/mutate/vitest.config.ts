import { defineConfig } from 'vitest/config';

/**
 * The tests of what is mutated, which need no built site; of the games only those of their rules. Each file on its
 * own: a mutant of what is made once must be made again.
 */
export default defineConfig({
  test: {
    include: [
      '{src/model,scripts/content}/**/*.test.ts',
      'src/{packs/*,sheets}/*.test.ts',
      'src/packs/all-*.test.ts',
    ],
    exclude: ['**/games.test.ts'],
    testTimeout: 60_000,
  },
});
