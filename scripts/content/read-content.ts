import { basename, join, resolve } from 'node:path';
import type { VFile } from 'vfile';
import type { Article } from '../../src/model/article.ts';
import { newestFirst } from '../../src/model/day.ts';
import type { ExerciseCard } from '../../src/model/exercise-card.ts';
import type { PageTexts } from '../../src/model/page-texts.ts';
import type { Site } from '../../src/model/site.ts';
import type { TipGroup } from '../../src/model/tip.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { layOutAll } from '../sheets/read-sheets.ts';
import { parseWords, wordsFile } from '../sheets/read-words.ts';
import { checkTogether, parseArticle } from './articles.ts';
import { mapSite } from './check-links.ts';
import { checkExercises, parseExercise } from './exercises.ts';
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
  | { content: Content; problems?: undefined; warnings: Problem[] }
  | { content?: undefined; problems: Problem[]; warnings: Problem[] };

/** Reads a content folder: all of it, checked, or every problem in it at once. */
export async function readContent(folder: string): Promise<ContentResult> {
  const content = resolve(folder);
  const name = basename(content);
  const read = (file: string) => readSource(join(content, file), `${name}/${file}`, dataLimits);
  const [siteFile, pagesFile, tipsFile, wordFile, articleFolder, exerciseFolder, pictureNames] =
    await Promise.all([
      read('site.yaml'),
      read('paginas.yaml'),
      read('tips.yaml'),
      read(wordsFile),
      readFolder(join(content, 'artikelen'), `${name}/artikelen`),
      readFolder(join(content, 'oefeningen'), `${name}/oefeningen`),
      readPictureNames(content),
    ]);
  const { findPicture, used } = pictureFinder(content);

  const site = ifReadable(siteFile, parseSite);
  const pages = ifReadable(pagesFile, parsePageTexts);
  const slugs = stems(articleFolder.files);
  const exerciseSlugs = stems(exerciseFolder.files);
  const tips = ifReadable(tipsFile, (file) =>
    parseTips(file, { pictures: pictureNames, articles: slugs, exercises: exerciseSlugs }),
  );
  const drafts = parseAll(articleFolder.files, (file) => parseArticle(file, site, findPicture));
  const exercises = parseAll(exerciseFolder.files, parseExercise).sort((a, b) => a.order - b.order);

  const words = ifReadable(wordFile, parseWords);
  const sheets = site && words ? layOutAll(exercises, words, site) : new Map<string, Sheet>();

  checkExercises(exerciseFolder.folder, exercises, exerciseFolder.files.length);
  const headingIds = new Map(drafts.map(({ slug, headingIds }) => [slug, headingIds]));
  checkTogether(drafts, slugs, mapSite(slugs, headingIds, exerciseSlugs));

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
      exercises: exercises.map(({ card }) => ({ ...card, pages: sheets.get(card.slug)?.pages.length ?? 0 })),
      sheets,
      pictures: [...used.values()],
    },
    warnings,
  };
}

function ifReadable<Value>(file: VFile, parse: (file: VFile) => Value | undefined): Value | undefined {
  return isRefused(file) ? undefined : parse(file);
}

function parseAll<Value>(files: readonly VFile[], parse: (file: VFile) => Value | undefined): Value[] {
  return files.map((file) => ifReadable(file, parse)).filter((value) => value !== undefined);
}

function stems(files: readonly VFile[]): string[] {
  return files.map((file) => String(file.stem));
}
