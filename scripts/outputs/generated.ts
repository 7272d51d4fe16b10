import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hasBoard } from '../../src/board/boards.ts';
import { isSetKind } from '../../src/maker/set-kinds.ts';
import type { Article, ArticleOfPage, ArticleSummary } from '../../src/model/article.ts';
import type { ExerciseOfPage, ExerciseWithPages } from '../../src/model/exercise-page.ts';
import { relatedTo } from '../../src/model/related.ts';
import type { Content } from '../content/read-content.ts';
import { writeIfChanged } from '../keep/write-if-changed.ts';
import { listKernen } from './kernen.ts';
import { summarise } from './summarise.ts';

/**
 * Writes what the pages are made of, and removes a file that no content asks for. What is of articles that are still
 * the ones of before stands there already.
 */
export async function writeGenerated(content: Content, folder: string, before?: Content): Promise<void> {
  const summaries = content.articles.map(summarise);
  const named: Named[] = [
    ...dataFiles(content),
    ...listFiles(content, summaries),
    ...setFiles(content),
    ...articleFiles(content, summaries, before),
  ];
  for (const [name, value] of named) writeIfChanged(join(folder, name), toJson(value));
  await removeOthers(join(folder, 'articles'), new Set(content.articles.map(({ slug }) => `${slug}.json`)));
  await removeOthers(join(folder, ownSets), new Set(setFiles(content).map(([name]) => basename(name))));
}

type Named = [name: string, value: unknown];

function dataFiles({ site, pages, tips, themes, exercises, material }: Content): Named[] {
  return [
    ['texts/site.json', site],
    ['texts/pages.json', pages],
    ['texts/tips.json', tips],
    ['texts/exercises.json', exercises.map((exercise) => toPage(exercise, material))],
    ['themes.json', themes],
    ['kernen.json', listKernen(material.games)],
  ];
}

const ownSets = 'own-set';

/** What sets of a visitor's own are made of: fetched by a browser when somebody begins one. */
function setFiles({ material: { words, games, imprint } }: Content): Named[] {
  const made = games.filter(({ pack }) => isSetKind(pack));
  return [
    [`${ownSets}/words.json`, words],
    ...made.map(
      ({ pack, exercise }): Named => [`${ownSets}/${exercise.slug}.json`, { pack, exercise, imprint }],
    ),
  ];
}

function toPage(exercise: ExerciseWithPages, { games }: Content['material']): ExerciseOfPage {
  const { pack = '' } = games.find((game) => game.exercise.slug === exercise.slug) ?? {};
  return { ...exercise, hasOwnSet: isSetKind(pack), hasBoard: hasBoard(pack) };
}

/** What changes with any article, by itself: few pages show it. */
function listFiles({ articles, exercises }: Content, summaries: ArticleSummary[]): Named[] {
  const leading = exercises.map(({ slug }) => [slug, newestLeadingTo(slug, articles)]);
  return [
    ['lists/articles.json', summaries],
    ['lists/leading-to-exercises.json', Object.fromEntries(leading)],
  ];
}

/** An exercise shows a little of the newest that lead to it. */
function newestLeadingTo(exercise: string, articles: readonly Article[]): ArticleSummary[] {
  const leading = articles.filter(({ exercises }) => exercises.includes(exercise));
  return leading.slice(0, 3).map(summarise);
}

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
