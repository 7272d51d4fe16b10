import type { Article } from '../../src/model/article.ts';
import type { Day } from '../../src/model/day.ts';

export function lastChanged({ datePublished, dateModified }: Article): Day {
  return dateModified ?? datePublished;
}

export function newestChange(articles: readonly Article[]): Day | undefined {
  return articles.map(lastChanged).sort().at(-1);
}
