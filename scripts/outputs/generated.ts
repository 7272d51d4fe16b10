import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Article, ArticleSummary } from '../../src/model/article.ts';
import type { Content } from '../content/read-content.ts';
import { writeIfChanged } from './write-if-changed.ts';

/**
 * Writes what the pages are made of, and removes a file that no content asks for. An article that is still the one of
 * before stands there already.
 */
export async function writeGenerated(content: Content, folder: string, before?: Content): Promise<void> {
  const written = new Set(before?.articles);
  const fresh = content.articles.filter((article) => !written.has(article));
  await Promise.all(
    [...dataFiles(content), ...fresh.map(articleFile)].map(([name, text]) =>
      writeIfChanged(join(folder, name), text),
    ),
  );
  await removeOthers(join(folder, 'articles'), new Set(content.articles.map(nameOf)));
}

type NamedText = [name: string, text: string];

function dataFiles({ site, pages, tips, exercises, articles }: Content): NamedText[] {
  return [
    ['site.json', toJson(site)],
    ['pages.json', toJson(pages)],
    ['tips.json', toJson(tips)],
    ['exercises.json', toJson(exercises)],
    ['articles.json', toJson(articles.map(summarise))],
  ];
}

function articleFile(article: Article): NamedText {
  return [`articles/${nameOf(article)}`, toJson(article)];
}

function nameOf({ slug }: Article): string {
  return `${slug}.json`;
}

/** Without the body, which reaches no other page than its own. */
function summarise(article: Article): ArticleSummary {
  const { slug, title, category, drawing, summary, datePublished, wordCount } = article;
  return { slug, title, category, ...(drawing && { drawing }), summary, datePublished, wordCount };
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
