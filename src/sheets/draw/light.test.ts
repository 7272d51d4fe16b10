import { expect, it } from 'vitest';
import { simplify } from './light.ts';

it.each([
  ['M.98.3-.2.4', 10, 'M1 0.3-0.2 0.4'],
  ['M.98.3-.2.4', 1, 'M1 0-0 0'],
  ['M12.26 3.04', 10, 'M12.3 3'],
])('%s, rounded to a part of %d, has as many numbers as before', (d, precision, rounded) => {
  expect(simplify(d, precision)).toBe(rounded);
});
