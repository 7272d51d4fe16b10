import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ArticleSummary } from './article.ts';
import { noFilter, searchIn } from './article-search.ts';
import { categories } from './category.ts';
import { tries } from './tries-for-tests.ts';

const dutch = fc.string({ unit: fc.constantFrom(...'abcABC éëÉ-’(.*'), maxLength: 12 });
const articles: fc.Arbitrary<ArticleSummary[]> = fc.array(
  fc.record({
    slug: fc.constant('proef'),
    title: dutch,
    summary: dutch,
    category: fc.constantFrom(...categories),
    datePublished: fc.constant('2025-09-01'),
    wordCount: fc.constant(700),
  }),
  { minLength: 1, maxLength: 8 },
);
const category = fc.constantFrom('all' as const, ...categories);

it('any part of a title or a summary finds its article, in any case', () => {
  fc.assert(
    fc.property(articles, fc.nat(), fc.nat(12), fc.nat(12), (all, which, one, other) => {
      const article = all[which % all.length] as ArticleSummary;
      for (const text of [article.title, article.summary]) {
        const part = text.slice(Math.min(one, other), Math.max(one, other));
        for (const search of [part, part.toUpperCase(), `  ${part} `])
          expect(searchIn(all)({ ...noFilter, search })).toContain(article);
      }
    }),
    tries,
  );
});

it('more letters, or a category, never find more; what is found keeps its order', () => {
  fc.assert(
    fc.property(articles, dutch, dutch, category, (all, search, more, category) => {
      const find = searchIn(all);
      const wide = find({ category: 'all', search });
      const narrow = find({ category, search: search + more });
      expect(wide.filter((article) => narrow.includes(article))).toEqual(narrow);
      expect(narrow.every((article) => category === 'all' || article.category === category)).toBe(true);
      expect(find(noFilter)).toEqual(all);
    }),
    tries,
  );
});
