import type { Article, ArticleSummary } from '../../src/model/article.ts';

/** Without the body, which reaches no other page than its own. */
export function summarise(article: Article): ArticleSummary {
  const { slug, title, category, drawing, summary, datePublished, wordCount } = article;
  return { slug, title, category, ...(drawing && { drawing }), summary, datePublished, wordCount };
}
