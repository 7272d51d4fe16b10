/** For tests of what holds for any input: each time the same tries, but for `npm run fuzz`, which makes others, and more. */
export const triesOf = (numRuns: number) => ({
  seed: Number(process.env.LAW_SEED ?? 20250907),
  numRuns: numRuns * Number(process.env.LAW_TIMES ?? 1),
});

export const tries = triesOf(300);
