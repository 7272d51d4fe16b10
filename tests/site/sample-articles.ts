import type { Article, Block } from '../../src/model/article.ts';

/**
 * A few articles that together show all that the articles show: what looks at articles in a browser looks at these, so
 * that it takes no longer with sixty of them than with eight.
 */
export function sampleArticles(articles: readonly Article[]): Article[] {
  const seen = new Set<string>();
  const fullestFirst = articles.toSorted((one, other) => partsOf(other).length - partsOf(one).length);
  return fullestFirst.filter((article) => {
    const news = partsOf(article).filter((part) => !seen.has(part));
    for (const part of news) seen.add(part);
    return news.length > 0;
  });
}

function partsOf(article: Article): string[] {
  const { actions, books, faq, relatedArticles, sources } = article;
  const lists = { actions, books, faq, relatedArticles, sources };
  return [
    ...Object.entries(lists).map(([name, list]) => `${name}: ${list.length > 0 ? 'some' : 'none'}`),
    ...new Set(kindsOf(article.body)),
    ...(JSON.stringify(article.body).includes('sponsored') ? ['sponsored'] : []),
  ];
}

function kindsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => [block.kind, ...('blocks' in block ? kindsOf(block.blocks) : [])]);
}
