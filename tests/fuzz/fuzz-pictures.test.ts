import { expect, it } from 'vitest';
import { fuzzDrawings, fuzzPhotos } from './fuzz-pictures.ts';

/** Hundreds of pictures, beside other tests. */
const patience = 180_000;

it.each([
  ['drawing', fuzzDrawings, 300],
  ['photo', fuzzPhotos, 200],
])(
  'no %s makes the program crash or hang, or is shown by half',
  { timeout: patience },
  async (_, fuzz, cases) => {
    const { failure, accepted, refused } = await fuzz({ cases, seed: 7 });
    expect(failure).toBeUndefined();
    expect(Math.min(accepted, refused)).toBeGreaterThan(0);
  },
);
