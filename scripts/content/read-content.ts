import { basename, join, resolve } from 'node:path';
import type { VFile } from 'vfile';
import type { Article } from '../../src/model/article.ts';
import { newestFirst } from '../../src/model/day.ts';
import type { ExerciseCard } from '../../src/model/exercise-card.ts';
import type { PageTexts } from '../../src/model/page-texts.ts';
import type { Site } from '../../src/model/site.ts';
import type { TipGroup } from '../../src/model/tip.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import type { Shelf } from '../keep/shelf.ts';
import { wordsFile } from '../sheets/read-words.ts';
import { type ArticleDraft, checkTogether } from './article-draft.ts';
import { mapSite } from './check-links.ts';
import { articleReader } from './kept-articles.ts';
import { readPrintables } from './kept-printables.ts';
import { parsePageTexts } from './page-texts.ts';
import { readPictureNames } from './picture-names.ts';
import { type Picture, pictureFinder } from './pictures.ts';
import { isRefused, type Problem } from './problem.ts';
import { readFolder } from './read-folder.ts';
import { dataLimits, readSource } from './read-source.ts';
import { parseSite } from './site.ts';
import { parseTips } from './tips.ts';

/** All that the site is made of, checked. */
export interface Content {
  site: Site;
  pages: PageTexts;
  tips: TipGroup[];
  /** Newest first. */
  articles: Article[];
  /** In the order of the page. */
  exercises: ExerciseCard[];
  /** By the slug of its exercise, what each PDF will show. */
  sheets: ReadonlyMap<string, Sheet>;
  /** The pictures in the articles, to be copied to their addresses. */
  pictures: Picture[];
}

export type ContentResult =
  | { content: Content; warnings: Problem[] }
  | { content?: undefined; problems: Problem[]; warnings: Problem[] };

/**
 * Reads a content folder: all of it, checked, or every problem in it at once. With a shelf only those articles are
 * parsed that were not read before as they are.
 */
export async function readContent(folder: string, shelf?: Shelf): Promise<ContentResult> {
  const content = resolve(folder);
  const name = basename(content);
  const read = (file: string) => readSource(join(content, file), `${name}/${file}`, dataLimits);
  const readPages = (kind: string) => readFolder(join(content, kind), `${name}/${kind}`);
  const [siteFile, pagesFile, tipsFile, wordFile, articleFolder, exerciseFolder, pictureNames] =
    await Promise.all([
      read('site.yaml'),
      read('paginas.yaml'),
      read('tips.yaml'),
      read(wordsFile),
      readPages('artikelen'),
      readPages('oefeningen'),
      readPictureNames(content, shelf),
    ]);
  const { findPicture, used } = pictureFinder(content);

  const site = ifReadable(siteFile, parseSite);
  const slugs = stems(articleFolder.files);
  const pages = ifReadable(pagesFile, (file) => parsePageTexts(file, slugs));
  const exerciseSlugs = stems(exerciseFolder.files);
  const tips = ifReadable(tipsFile, (file) =>
    parseTips(file, { pictures: pictureNames, articles: slugs, exercises: exerciseSlugs }),
  );
  const readArticle = articleReader(site, findPicture, shelf);
  const drafts: ArticleDraft[] = [];
  for (const file of articleFolder.files) {
    const draft = await ifReadable(file, readArticle);
    if (draft) drafts.push(draft);
  }
  const printableFiles = { words: wordFile, folder: exerciseFolder.folder, exercises: exerciseFolder.files };
  const printables = await readPrintables(printableFiles, site, shelf);
  const headingIds = new Map(drafts.map(({ slug, headingIds }) => [slug, new Set(headingIds)]));
  checkTogether(drafts, new Set(slugs), mapSite(slugs, headingIds, exerciseSlugs));

  const files = [
    siteFile,
    pagesFile,
    tipsFile,
    wordFile,
    articleFolder.folder,
    ...articleFolder.files,
    exerciseFolder.folder,
    ...exerciseFolder.files,
  ];
  shelf?.clear();
  const messages = files.flatMap((file) => file.messages);
  const problems = messages.filter((message) => message.fatal);
  const warnings = messages.filter((message) => !message.fatal);
  if (problems.length > 0 || !site || !pages || !tips) return { problems, warnings };
  return {
    content: {
      site,
      pages,
      tips,
      articles: newestFirst(drafts.flatMap(({ article }) => article ?? [])),
      ...printables,
      pictures: [...used.values()],
    },
    warnings,
  };
}

function ifReadable<Value>(file: VFile, parse: (file: VFile) => Value | undefined): Value | undefined {
  return isRefused(file) ? undefined : parse(file);
}

function stems(files: readonly VFile[]): string[] {
  return files.map((file) => String(file.stem));
}
