import { resolve } from 'node:path';
import type { VFile } from 'vfile';
import type { Article } from '../../src/model/article.ts';
import { newestFirst } from '../../src/model/day.ts';
import type { Either } from '../../src/model/either.ts';
import type { ExerciseWithPages } from '../../src/model/exercise-page.ts';
import type { PageTexts } from '../../src/model/page-texts.ts';
import type { Site } from '../../src/model/site.ts';
import type { Sounds } from '../../src/model/sound.ts';
import type { Theme } from '../../src/model/theme.ts';
import type { TipGroup } from '../../src/model/tip.ts';
import type { WordBank } from '../../src/model/word.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { pictureNames } from '../pictures/picture-names.ts';
import { parseArticle } from './articles/articles.ts';
import {
  gatherMaterial,
  type Material,
  makePrintables,
  type Printables,
  printableMakers,
} from './exercises/printables.ts';
import { type ContentFiles, listFiles, readContentFiles } from './files/content-files.ts';
import type { Folder } from './files/read-folder.ts';
import { stampFolder } from './files/stamp-folder.ts';
import { imageFolder, type Picture, pictureFinder } from './images/pictures.ts';
import { mapSite, type SiteMap } from './links/check-links.ts';
import { type ArticleDraft, checkTogether } from './links/check-together.ts';
import { parsePageTexts } from './pages/page-texts.ts';
import { parseSite } from './pages/site.ts';
import { parseTips } from './pages/tips.ts';
import { ifReadable, type Problem } from './problems/problem.ts';
import { remember } from './remember.ts';
import { parseSounds } from './words/sounds.ts';
import { parseThemes } from './words/themes.ts';

/** All that the site is made of, checked. */
export interface Content {
  site: Site;
  pages: PageTexts;
  tips: TipGroup[];
  /** Newest first. */
  articles: Article[];
  /** In the order of the page. */
  exercises: ExerciseWithPages[];
  /** By the slug of its exercise, what each PDF will show. */
  sheets: ReadonlyMap<string, Sheet>;
  material: Material;
  /** By which a visitor chooses words. */
  themes: Theme[];
  sounds: Sounds;
  /** The pictures in the articles, to be copied to their addresses. */
  pictures: Picture[];
}

export type ContentResult = Either<{ content: Content }, { problems: Problem[] }> & { warnings: Problem[] };

export interface ContentReader {
  read(): Promise<ContentResult>;
}

/** Reads a content folder: all of it, checked, or every problem in it at once. */
export function readContent(folder: string): Promise<ContentResult> {
  return openContentReader(folder).read();
}

/** To read again after each save: what is slow to make is made again only when what it is made of changed. */
export function openContentReader(folder: string): ContentReader {
  const content = resolve(folder);
  const make = openMakers(content);
  return {
    read: async () => {
      const files = await readContentFiles(content);
      const site = ifReadable(files.site, make.site);
      const { words, exercises } = makePrintables(files, site, make);
      const texts = parseTexts(files, words);
      const images = stampFolder(imageFolder(content));
      const articles = makeArticles(files.articles.files, { site, images }, make.article);
      checkTogether(articles, new Set(stems(files.articles)), mapContent(files, articles, texts.sounds));
      return toResult(files, { site, words, exercises, articles, ...texts });
    },
  };
}

type Makers = ReturnType<typeof openMakers>;

/** What is slow to make. */
function openMakers(content: string) {
  return {
    site: remember(parseSite),
    words: remember(printableMakers.words),
    exercise: remember(printableMakers.exercise),
    article: remember((file: VFile, site: Site | undefined, _images: string) =>
      parseArticle(file, site, pictureFinder(content)),
    ),
  };
}

/** The texts that name words, articles and exercises. */
function parseTexts(files: ContentFiles, bank: WordBank | undefined) {
  const words = [...(bank?.values() ?? [])];
  const articles = stems(files.articles);
  const exercises = stems(files.exercises);
  const named = { pictures: pictureNames(), articles, exercises };
  return {
    pages: ifReadable(files.pages, (file) => parsePageTexts(file, articles)),
    tips: ifReadable(files.tips, (file) => parseTips(file, named)),
    themes: ifReadable(files.themes, (file) => parseThemes(file, words)),
    sounds: ifReadable(files.sounds, (file) => parseSounds(file, { words, exercises })),
  };
}

interface ReadArticle {
  file: VFile;
  draft: ArticleDraft;
}

function makeArticles(
  files: readonly VFile[],
  { site, images }: { site: Site | undefined; images: string },
  make: Makers['article'],
): ReadArticle[] {
  return files.flatMap((file) => {
    const draft = ifReadable(file, () => make(file, site, mayShowImage(file) ? images : ''));
    return draft ? [{ file, draft }] : [];
  });
}

function mayShowImage({ value }: VFile): boolean {
  return String(value).includes('![');
}

/** Every address that a link can lead to. */
function mapContent(
  files: ContentFiles,
  articles: readonly ReadArticle[],
  sounds: Sounds | undefined,
): SiteMap {
  const headingIds = new Map(articles.map(({ draft }) => [draft.slug, draft.headingIds]));
  return mapSite(stems(files.articles), headingIds, {
    exercises: stems(files.exercises),
    sounds: sounds?.sounds.map(({ sound }) => sound) ?? [],
  });
}

type Found = Printables & ReturnType<typeof parseTexts> & { site: Site | undefined; articles: ReadArticle[] };

function toResult(files: ContentFiles, found: Found): ContentResult {
  const { site, words, exercises, articles, pages, tips, themes, sounds } = found;
  const messages = listFiles(files).flatMap((file) => file.messages);
  const problems = messages.filter((message) => message.fatal);
  const warnings = messages.filter((message) => !message.fatal);
  if (problems.length > 0 || !site || !words || !pages || !tips || !themes || !sounds)
    return { problems, warnings };
  const drafts = articles.map(({ draft }) => draft);
  const content = {
    site,
    pages,
    tips,
    articles: newestFirst(drafts.flatMap(({ article }) => article ?? [])),
    exercises: exercises.flatMap(({ shown }) => shown ?? []),
    sheets: new Map(exercises.flatMap(({ draft, sheet }) => (sheet ? [[draft.card.slug, sheet]] : []))),
    material: gatherMaterial([...words.values()], exercises, site),
    themes,
    sounds,
    pictures: [
      ...new Map(
        drafts.flatMap(({ pictures }) => pictures.map((picture) => [picture.source, picture])),
      ).values(),
    ],
  };
  return { content, warnings };
}

function stems({ files }: Folder): string[] {
  return files.map(({ stem }) => String(stem));
}
