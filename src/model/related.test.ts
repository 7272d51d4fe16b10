import { expect, it } from 'vitest';
import type { ArticleSummary } from './article.ts';
import { relatedTo } from './related.ts';

const summaries = ['a', 'b', 'c'].map(
  (slug): ArticleSummary => ({
    slug,
    title: slug,
    category: 'rijm',
    summary: '',
    datePublished: '2025-09-01',
    wordCount: 700,
  }),
);

const articles = new Map(summaries.map((article) => [article.slug, article]));

it('finds the named articles, in the order of the names', () => {
  const related = relatedTo({ slug: 'a', relatedArticles: ['c', 'b'] }, articles);
  expect(related.map(({ slug }) => slug)).toEqual(['c', 'b']);
});

it('leaves out the article itself and what is not there', () => {
  const related = relatedTo({ slug: 'a', relatedArticles: ['a', 'x', 'b'] }, articles);
  expect(related.map(({ slug }) => slug)).toEqual(['b']);
});
