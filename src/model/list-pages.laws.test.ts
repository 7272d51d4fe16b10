import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { countPages, laterPages, listAddress, pageOf, pageSize } from './list-pages.ts';
import { tries } from './tries-for-tests.ts';

it('any number of articles stands on its pages, each once, no page empty, none too long', () => {
  fc.assert(
    fc.property(fc.nat(500), (count) => {
      const all = Array.from({ length: count }, (_, place) => place);
      const numbers = [1, ...laterPages(count)];
      const pages = numbers.map((page) => pageOf(all, page));
      expect(numbers).toHaveLength(countPages(count));
      expect(pages.flat()).toEqual(all);
      expect(pages.slice(1).every(({ length }) => length > 0 && length <= pageSize)).toBe(true);
      expect(new Set(numbers.map(listAddress)).size).toBe(numbers.length);
    }),
    tries,
  );
});
