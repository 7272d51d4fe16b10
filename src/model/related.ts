import type { Article, ArticleSummary } from './article.ts';

/** The articles that this one names, in its own order, never itself. */
export function relatedTo(
  article: Pick<Article, 'slug' | 'relatedArticles'>,
  articles: ReadonlyMap<string, ArticleSummary>,
): ArticleSummary[] {
  return article.relatedArticles
    .filter((slug) => slug !== article.slug)
    .flatMap((slug) => articles.get(slug) ?? []);
}
