import { describe, expect, it } from 'vitest';
import type { ArticleSummary } from './article.ts';
import { isFiltering, noFilter, searchIn } from './article-search.ts';
import type { Category } from './category.ts';

function article(slug: string, category: Category, title: string, summary: string): ArticleSummary {
  return { slug, category, title, summary, datePublished: '2025-09-01', wordCount: 700 };
}

const articles = [
  article('een', 'rijm', 'Muis in huis', 'Rijmen aan tafel.'),
  article('twee', 'voorlezen', 'Boeken', 'Lees elke avond voor.'),
  article('drie', 'spellen', 'Spelletjes', 'Met een MUIS van stof.'),
];
const slugs = (filter: Partial<typeof noFilter>) =>
  searchIn(articles)({ ...noFilter, ...filter }).map(({ slug }) => slug);

describe('a search in articles', () => {
  it.each([
    ['nothing', {}, ['een', 'twee', 'drie']],
    ['space', { search: '   ' }, ['een', 'twee', 'drie']],
    ['a word in a title or a summary, in any case', { search: ' muis ' }, ['een', 'drie']],
    ['the name of a category', { search: 'SPELLEN' }, ['drie']],
    ['signs of a pattern', { search: '.*' }, []],
    ['a category', { category: 'voorlezen' }, ['twee']],
    ['both', { category: 'rijm', search: 'muis' }, ['een']],
    ['words of two texts side by side', { search: 'huis rijmen' }, []],
    ['words of two texts in one', { search: 'huisrijmen' }, []],
  ] as const)('for %s', (_, filter, found) => {
    expect(slugs(filter)).toEqual(found);
  });

  it('is on when something is asked', () => {
    expect(isFiltering(noFilter)).toBe(false);
    expect(isFiltering({ ...noFilter, search: ' ' })).toBe(false);
    expect(isFiltering({ ...noFilter, search: 'a' })).toBe(true);
    expect(isFiltering({ ...noFilter, category: 'rijm' })).toBe(true);
  });
});
