import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Article, ArticleOfPage, ArticleSummary } from '../../src/model/article.ts';
import type { ExerciseOfPage, ExerciseWithPages } from '../../src/model/exercise-page.ts';
import { relatedTo } from '../../src/model/related.ts';
import { hasBoard, isSetKind } from '../../src/packs/loaders.ts';
import type { Content } from '../content/read-content.ts';
import { writeIfChanged } from '../keep/write-if-changed.ts';
import { listKernen } from './kernen.ts';
import { summarise } from './summarise.ts';

/**
 * Writes what the pages are made of, and removes a file that no content asks for. What is made of parts that are still
 * the ones of before stands there already.
 */
export async function writeGenerated(content: Content, folder: string, before?: Content): Promise<void> {
  const summaries = content.articles.map(summarise);
  const isFresh = (part: keyof Content) => content[part] !== before?.[part];
  const files = [...dataFiles(content), ...setFiles(content), ...listFiles(content, summaries)];
  const named: Named[] = [
    ...files.filter(({ of }) => of.some(isFresh)).map(({ name, make }): Named => [name, make()]),
    ...articleFiles(content, summaries, before),
  ];
  for (const [name, value] of named) writeIfChanged(join(folder, name), toJson(value));
  await removeOthers(join(folder, 'articles'), new Set(content.articles.map(({ slug }) => `${slug}.json`)));
  if (isFresh('material'))
    await removeOthers(join(folder, ownSets), new Set(setFiles(content).map(({ name }) => basename(name))));
}

type Named = [name: string, value: unknown];

/** A file, and the parts of the content that it is made of. */
interface DataFile {
  name: string;
  of: readonly (keyof Content)[];
  make: () => unknown;
}

function dataFiles({ site, pages, tips, themes, exercises, material }: Content): DataFile[] {
  return [
    { name: 'texts/site.json', of: ['site'], make: () => site },
    { name: 'texts/pages.json', of: ['pages'], make: () => pages },
    { name: 'texts/tips.json', of: ['tips'], make: () => tips },
    {
      name: 'texts/exercises.json',
      of: ['exercises', 'material'],
      make: () => exercises.map((exercise) => toPage(exercise, material)),
    },
    { name: 'themes.json', of: ['themes'], make: () => themes },
    { name: 'kernen.json', of: ['material'], make: () => listKernen(material.games) },
  ];
}

const ownSets = 'own-set';

/** What sets of a visitor's own are made of: fetched by a browser when somebody begins one. */
function setFiles({ material: { words, games, imprint } }: Content): DataFile[] {
  const of = ['material'] as const;
  const made = games.filter(({ pack }) => isSetKind(pack));
  return [
    { name: `${ownSets}/words.json`, of, make: () => words },
    ...made.map(({ pack, exercise }) => ({
      name: `${ownSets}/${exercise.slug}.json`,
      of,
      make: () => ({ pack, exercise, imprint }),
    })),
  ];
}

function toPage(exercise: ExerciseWithPages, { games }: Content['material']): ExerciseOfPage {
  const { pack = '' } = games.find((game) => game.exercise.slug === exercise.slug) ?? {};
  return { ...exercise, hasOwnSet: isSetKind(pack), hasBoard: hasBoard(pack) };
}

/** What changes with any article, by itself: few pages show it. */
function listFiles({ articles, exercises }: Content, summaries: ArticleSummary[]): DataFile[] {
  const leading = () => exercises.map(({ slug }) => [slug, newestLeadingTo(slug, articles)]);
  return [
    { name: 'lists/articles.json', of: ['articles'], make: () => summaries },
    {
      name: 'lists/leading-to-exercises.json',
      of: ['articles', 'exercises'],
      make: () => Object.fromEntries(leading()),
    },
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
