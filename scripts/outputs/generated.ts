import { join } from 'node:path';
import type { Article, ArticleOfPage, ArticleSummary } from '../../src/model/article.ts';
import type { ExerciseOfPage, ExerciseWithPages } from '../../src/model/exercise-page.ts';
import type { Lesson } from '../../src/model/lesson.ts';
import { relatedTo } from '../../src/model/related.ts';
import { hasBoard, isSetKind } from '../../src/packs/loaders.ts';
import type { Content } from '../content/read-content.ts';
import { fillFolder } from '../keep/fill-folder.ts';
import { listKernen } from './kernen.ts';
import { summarise } from './summarise.ts';

/** Writes what the pages show as data. */
export function writeData(content: Content, folder: string): void {
  const { site, pages, tips, articles, exercises, lessons, material } = content;
  const summaries = articles.map(summarise);
  const fill = (name: string, files: Named[]) => fillFolder(join(folder, name), toFiles(files));
  fill('lists', [
    ['articles', summaries],
    [
      'leading-to-exercises',
      Object.fromEntries(exercises.map(({ slug }) => [slug, newestLeadingTo(slug, articles)])),
    ],
  ]);
  fill('articles', listArticles(articles, { summaries, lessons }));
  fill('texts', [
    ['site', site],
    ['pages', pages],
    ['tips', tips],
    ['exercises', exercises.map((exercise) => toPage(exercise, material))],
  ]);
  fill('choices', [
    ['kernen', listKernen(material.games)],
    ['games', listGames(material)],
  ]);
  fill('own-set', listSets(content));
}

type Named = [name: string, value: unknown];

function toFiles(named: readonly Named[]): Map<string, string> {
  return new Map(named.map(([name, value]) => [`${name}.json`, `${JSON.stringify(value)}\n`]));
}

/** What sets of a visitor's own are made of: fetched by a browser when somebody begins one. */
function listSets({ material: { words, games, imprint } }: Content): Named[] {
  const made = games.filter(({ pack }) => isSetKind(pack));
  return [
    ['words', words],
    ...made.map(({ pack, exercise }): Named => [exercise.slug, { pack, exercise, imprint }]),
  ];
}

/** Where words that were chosen for one game can be carried to, and what kept sets are of. */
const listGames = ({ games }: Content['material']) =>
  games
    .filter(({ pack }) => isSetKind(pack))
    .map(({ pack, exercise: { slug, title } }) => ({ slug, title, hasBoard: hasBoard(pack) }));

function toPage(exercise: ExerciseWithPages, { games }: Content['material']): ExerciseOfPage {
  const { pack = '' } = games.find((game) => game.exercise.slug === exercise.slug) ?? {};
  return { ...exercise, hasOwnSet: isSetKind(pack), hasBoard: hasBoard(pack) };
}

/** An exercise shows a little of the newest that lead to it. */
function newestLeadingTo(exercise: string, articles: readonly Article[]): ArticleSummary[] {
  const leading = articles.filter(({ exercises }) => exercises.includes(exercise));
  return leading.slice(0, 3).map(summarise);
}

/** An article shows a little of those that it names. */
function listArticles(
  articles: readonly Article[],
  { summaries, lessons }: { summaries: readonly ArticleSummary[]; lessons: readonly Lesson[] },
): Named[] {
  const bySlug = new Map(summaries.map((summary) => [summary.slug, summary]));
  return articles.map((article) => [
    article.slug,
    {
      ...article,
      body: leadToLesson(article, lessons),
      related: relatedTo(article, bySlug),
    } satisfies ArticleOfPage,
  ]);
}

/** Its place 'In de klas' leads to the lesson that carries it on. */
function leadToLesson({ slug, body }: Article, lessons: readonly Lesson[]): Article['body'] {
  const lesson = lessons.find(({ article }) => article === slug);
  if (!lesson) return body;
  const { title } = lesson;
  return body.map((block) =>
    block.kind === 'class' ? { ...block, lesson: { slug: lesson.slug, title } } : block,
  );
}
