import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Article, ArticleOfPage, ArticleSummary } from '../../src/model/article.ts';
import type { ExerciseOfPage, ExerciseWithPages } from '../../src/model/exercise-page.ts';
import { relatedTo } from '../../src/model/related.ts';
import type { Content } from '../content/read-content.ts';
import { atOnce } from '../keep/at-once.ts';
import { writeIfChanged } from '../keep/write-if-changed.ts';
import { summarise } from './summarise.ts';

/**
 * Writes what the pages are made of, and removes a file that no content asks for. What is of articles that are still
 * the ones of before stands there already.
 */
export async function writeGenerated(content: Content, folder: string, before?: Content): Promise<void> {
  const summaries = content.articles.map(summarise);
  const write = ([name, value]: Named) => writeIfChanged(join(folder, name), toJson(value));
  await atOnce(8, dataFiles(content, summaries), write);
  await atOnce(8, articleFiles(content, summaries, before), write);
  await removeOthers(join(folder, 'articles'), new Set(content.articles.map(({ slug }) => `${slug}.json`)));
}

type Named = [name: string, value: unknown];

function dataFiles(
  { site, pages, tips, exercises, articles }: Content,
  summaries: ArticleSummary[],
): Named[] {
  return [
    ['site.json', site],
    ['pages.json', pages],
    ['tips.json', tips],
    ['exercises.json', exercises.map((exercise) => withArticles(exercise, articles))],
    ['articles.json', summaries],
  ];
}

/** An exercise shows a little of the newest that lead to it. */
function withArticles(exercise: ExerciseWithPages, articles: readonly Article[]): ExerciseOfPage {
  const leading = articles.filter(({ exercises }) => exercises.includes(exercise.slug));
  return { ...exercise, articles: leading.slice(0, mostArticles).map(summarise) };
}

const mostArticles = 3;

/** An article shows a little of those that it names. */
function articleFiles({ articles }: Content, summaries: ArticleSummary[], before?: Content): Named[] {
  const bySlug = new Map(summaries.map((summary) => [summary.slug, summary]));
  const known = new Set(before?.articles);
  const fresh = new Set(articles.filter((article) => !known.has(article)).map(({ slug }) => slug));
  return articles
    .filter(({ slug, relatedArticles }) => [slug, ...relatedArticles].some((one) => fresh.has(one)))
    .map((article) => [
      `articles/${article.slug}.json`,
      { ...article, related: relatedTo(article, bySlug) } satisfies ArticleOfPage,
    ]);
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  const stale = (await readdir(folder).catch(() => [])).filter(
    (name) => name.endsWith('.json') && !wanted.has(name),
  );
  await Promise.all(stale.map((name) => rm(join(folder, name))));
}
