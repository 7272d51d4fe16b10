import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFiltering, noFilter } from '../../model/article-search.ts';
import { categories } from '../../model/category.ts';
import { tries } from '../../model/tries-for-tests.ts';
import { readView, withView } from './use-list-view.ts';

const anyView = fc.record({
  category: fc.constantFrom(noFilter.category, ...categories),
  search: fc.string({ unit: 'grapheme' }),
  page: fc.integer({ min: 1, max: 10_000 }),
});
const list = 'https://proef.test/artikelen';

it('any filter comes back from its address as it was, whatever the address held before', () => {
  fc.assert(
    fc.property(anyView, anyView, (view, before) => {
      const address = withView(withView(`${list}?bron=brief`, before), view);
      const search = view.search.trim();
      expect(readView(new URL(address).search)).toEqual({
        ...view,
        search,
        page: isFiltering(view) ? view.page : 1,
      });
      expect(withView(address, view)).toBe(address);
      expect(new URL(address).searchParams.get('bron')).toBe('brief');
    }),
    tries,
  );
});

it('any address is read as a view', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.webQueryParameters(), (page, typed) => {
      const view = readView(`?${typed}&pagina=${encodeURIComponent(page.toWellFormed?.() ?? '')}`);
      expect([noFilter.category, ...categories]).toContain(view.category);
      expect(view.page).toBeGreaterThanOrEqual(1);
    }),
    tries,
  );
});
