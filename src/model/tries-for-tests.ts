/** For tests of what holds for any input: a few hundred tries, each time the same. */
export const tries = { seed: 20250907, numRuns: 300 } as const;
