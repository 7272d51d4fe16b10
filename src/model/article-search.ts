import type { ArticleSummary } from './article.ts';
import type { Category } from './category.ts';

export interface ArticleFilter {
  category: Category | 'all';
  search: string;
}

export const noFilter: ArticleFilter = { category: 'all', search: '' };

export function isFiltering({ category, search }: ArticleFilter): boolean {
  return category !== noFilter.category || search.trim() !== '';
}

/**
 * Finds in these articles, in their order: the build has put the newest first. They may be very many, and a search
 * follows every key: what it looks in is made ready once.
 */
export function searchIn(articles: readonly ArticleSummary[]): (filter: ArticleFilter) => ArticleSummary[] {
  const texts = articles.map(searchText);
  return ({ category, search }) => {
    const wanted = search.trim().toLowerCase();
    return articles.filter(
      (article, place) =>
        (category === 'all' || category === article.category) && texts[place]?.includes(wanted),
    );
  };
}

/** Between its parts stands what nobody can type into a box of one line. */
function searchText({ title, summary, category }: ArticleSummary): string {
  return [title, summary, category].join('\n').toLowerCase();
}
