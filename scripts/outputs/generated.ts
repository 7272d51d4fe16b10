import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArticleOfPage } from '../../src/model/article.ts';
import { relatedTo } from '../../src/model/related.ts';
import type { Content } from '../content/read-content.ts';
import { summarise } from './summarise.ts';
import { writeIfChanged } from './write-if-changed.ts';

/** Writes what the pages are made of, and removes a file that no content asks for. */
export async function writeGenerated(content: Content, folder: string): Promise<void> {
  const files = generatedFiles(content);
  await Promise.all([...files].map(([name, text]) => writeIfChanged(join(folder, name), text)));
  await removeOthers(folder, new Set(files.keys()));
}

/** The name and the text of each file. */
function generatedFiles({ site, pages, tips, exercises, articles }: Content): Map<string, string> {
  const summaries = articles.map(summarise);
  const bySlug = new Map(summaries.map((summary) => [summary.slug, summary]));
  return new Map<string, string>([
    ['site.json', toJson(site)],
    ['pages.json', toJson(pages)],
    ['tips.json', toJson(tips)],
    ['exercises.json', toJson(exercises)],
    ['articles.json', toJson(summaries)],
    ...articles.map(
      (article) =>
        [
          `articles/${article.slug}.json`,
          toJson({ ...article, related: relatedTo(article, bySlug) } satisfies ArticleOfPage),
        ] as const,
    ),
  ]);
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  const stale = (await readdir(join(folder, 'articles')).catch(() => []))
    .map((name) => `articles/${name}`)
    .filter((name) => name.endsWith('.json') && !wanted.has(name));
  await Promise.all(stale.map((name) => rm(join(folder, name))));
}
