import { readFile } from 'node:fs/promises';
import type { ArticleOfPage } from './model/article.ts';

/** One by one, while its page is rendered: no bundle holds all articles. Runs in the renderer alone. */
export async function readArticle(slug: string): Promise<ArticleOfPage> {
  return JSON.parse(await readFile(`src/generated/articles/${slug}.json`, 'utf8'));
}
