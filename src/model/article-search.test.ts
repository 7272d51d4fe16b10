import { expect, it, test } from 'vitest';
import type { ArticleSummary } from './article.ts';
import { findArticles, noFilter } from './article-search.ts';

const article = (slug: string, category: ArticleSummary['category'], title: string, summary: string) => ({
  slug,
  category,
  title,
  summary,
  datePublished: '2025-09-07',
  wordCount: 700,
});

const articles = [
  article('soep', 'rijm', 'Taal in de soep', 'Roer en rijm.'),
  article('boek', 'voorlezen', 'Een boek kiezen', 'Zonder scherm (en zonder haast).'),
  article('pan', 'spellen', 'De pan', 'Voorlezen uit een kookboek.'),
];

const slugsOf = (filter: Partial<typeof noFilter>) =>
  findArticles(articles, { ...noFilter, ...filter }).map(({ slug }) => slug);

it('finds all when nothing is asked, in the order of the articles', () => {
  expect(slugsOf({})).toEqual(['soep', 'boek', 'pan']);
  expect(slugsOf({ search: '  ' })).toEqual(['soep', 'boek', 'pan']);
});

test.each([
  ['soep', ['soep'], 'in a title'],
  ['ROER', ['soep'], 'in a summary, whatever the case'],
  [' voorlezen ', ['boek', 'pan'], 'in a category too, whatever the space around it'],
  ['boek', ['boek', 'pan'], 'within a word'],
  ['(en', ['boek'], 'signs of a pattern as they are'],
  ['.*', [], 'signs of a pattern as they are'],
  ['soep roer', [], 'only as it was typed'],
])('finds %j: %j, %s', (search, found) => {
  expect(slugsOf({ search })).toEqual(found);
});

it('finds within a category only', () => {
  expect(slugsOf({ category: 'spellen' })).toEqual(['pan']);
  expect(slugsOf({ category: 'spellen', search: 'voorlezen' })).toEqual(['pan']);
  expect(slugsOf({ category: 'rijm', search: 'voorlezen' })).toEqual([]);
});
