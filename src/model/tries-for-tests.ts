const { CI, LAW_SEED, LAW_TIMES, npm_lifecycle_event: script } = process.env;

/** A few tries at home, all of them where a change is decided on, and as many as are asked for in `npm run fuzz`. */
export const lawTimes = Number(LAW_TIMES ?? (CI || script === 'test:all' ? 1 : 0.25));

/**
 * For tests of what holds for any input: the same tries each time, unless `npm run fuzz` asks for others. A law that has to
 * see two outcomes asks for the least number of tries that shows it both.
 */
export const triesOf = (numRuns: number, least = 1) => ({
  seed: Number(LAW_SEED ?? 20250907),
  numRuns: Math.max(least, Math.ceil(numRuns * lawTimes)),
});

export const tries = triesOf(300);
