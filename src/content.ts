import type { Article } from './model/article.ts';

export { default as articles } from './generated/articles.json';
export { default as exercises } from './generated/exercises.json';
export { default as pages } from './generated/pages.json';
export { default as site } from './generated/site.json';
export { default as tipGroups } from './generated/tips.json';

const articleFiles = import.meta.glob<Article>('./generated/articles/*.json', { import: 'default' });

export async function loadArticle(slug: string): Promise<Article> {
  const article = await articleFiles[`./generated/articles/${slug}.json`]?.();
  if (!article) throw new Error(`There is no article ${slug}`);
  return article;
}
