import { expect, it } from 'vitest';
import { simplify } from './light.ts';

it.each([
  ['M.98.3-.2.4', 10, 'M1 0.3-0.2 0.4'],
  ['M.98.3-.2.4', 1, 'M1 0-0 0'],
  ['M12.26 3.04', 10, 'M12.3 3'],
  // Cut paper: of a rounded corner its point is left.
  ['M3 1Q3.4-.6 5 2L7 8Q9 9 1 1Z', 1, 'M3-1L9 9Z'],
])('%s, rounded to a part of %d, has as many numbers as before', (d, precision, rounded) => {
  expect(simplify(d, precision)).toBe(rounded);
});
