import type { Article } from './model/article.ts';

export { default as articles } from './generated/articles.json';
export { default as exercises } from './generated/exercises.json';
export { default as pages } from './generated/pages.json';
export { default as site } from './generated/site.json';
export { default as tipGroups } from './generated/tips.json';

const articleFiles = import.meta.glob<Article>('./generated/articles/*.json', { import: 'default' });

/** Null stands for an article that isn't there, since a loader may not return nothing. */
export async function loadArticle(slug: string): Promise<Article | null> {
  return (await articleFiles[`./generated/articles/${slug}.json`]?.()) ?? null;
}
