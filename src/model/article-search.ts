import type { ArticleSummary } from './article.ts';
import type { Category } from './category.ts';

export interface ArticleFilter {
  category: Category | 'all';
  search: string;
}

export const noFilter: ArticleFilter = { category: 'all', search: '' };

/** In the order of the articles: the build has put the newest first. */
export function findArticles(articles: readonly ArticleSummary[], filter: ArticleFilter): ArticleSummary[] {
  return articles.filter(
    (article) => isInCategory(article, filter.category) && contains(article, filter.search),
  );
}

function isInCategory(article: ArticleSummary, category: ArticleFilter['category']): boolean {
  return category === 'all' || article.category === category;
}

function contains(article: ArticleSummary, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [article.title, article.summary, article.category].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}
