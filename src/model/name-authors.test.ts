import { expect, test } from 'vitest';
import { nameAuthors } from './name-authors.ts';

test.each([
  [['Anna Bos'], 'Anna Bos'],
  [['SLO (organisatie)'], 'SLO'],
  [['Anna Bos', 'Bram Dal'], 'Anna Bos en Bram Dal'],
  [['A. Bos', 'B. Dal', 'C. Es', 'D. Fik'], 'A. Bos, B. Dal, C. Es en D. Fik'],
  [['A. Bos', 'B. Dal', 'C. Es', 'D. Fik', 'E. Gol'], 'A. Bos e.a.'],
])('%j → %s', (authors, named) => {
  expect(nameAuthors(authors)).toBe(named);
});
