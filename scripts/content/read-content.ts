import { basename, join, resolve } from 'node:path';
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
import type { Sheet } from '../../src/sheets/sheet.ts';
import type { Shelf } from '../keep/shelf.ts';
import { drawingsFolder } from '../pictures/list-drawings.ts';
import { pictureNames } from '../pictures/picture-names.ts';
import { type Material, readKeptPrintables } from './exercises/kept-printables.ts';
import { readFolder } from './files/read-folder.ts';
import { dataLimits } from './files/read-source.ts';
import { type Picture, pictureFinder } from './images/pictures.ts';
import { articleReader } from './kept-articles.ts';
import { mapSite } from './links/check-links.ts';
import { checkTogether } from './links/check-together.ts';
import { type Memory, noMemory, stampsIn } from './memory.ts';
import { parsePageTexts } from './pages/page-texts.ts';
import { parseSite } from './pages/site.ts';
import { parseTips } from './pages/tips.ts';
import { isRefused, type Problem } from './problems/problem.ts';
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

/** What was read before. */
export interface ReadBefore {
  shelf?: Shelf;
  memory?: Memory;
}

export type ContentResult = Either<{ content: Content }, { problems: Problem[] }> & { warnings: Problem[] };

/** Where they are under content/. */
const articlesFolder = 'artikelen';

/**
 * Reads a content folder: all of it, checked, or every problem in it at once. With a shelf only those articles are
 * parsed that no build read before as they are; with a memory only what was saved since is looked at again.
 */
export async function readContent(
  folder: string,
  { shelf, memory = noMemory }: ReadBefore = {},
): Promise<ContentResult> {
  const content = resolve(folder);
  const name = basename(content);
  const { recall } = memory;
  const read = (file: string) => memory.read(join(content, file), `${name}/${file}`, dataLimits);
  const [siteFile, pagesFile, tipsFile, themesFile, soundsFile, articleFolder] = await Promise.all([
    read('site.yaml'),
    read('paginas.yaml'),
    read('tips.yaml'),
    read('themas.yaml'),
    read('klanken.yaml'),
    readFolder(join(content, articlesFolder), `${name}/${articlesFolder}`, memory.read),
  ]);

  const site = ifReadable(siteFile, (file) => recall(file, 'site', [], () => parseSite(file)));
  const { wordFile, exerciseFolder, exercises, sheets, material } = await readKeptPrintables(
    content,
    site,
    memory,
    shelf,
  );
  const themes = ifReadable(themesFile, (file) =>
    recall(file, 'themes', [material.words], () => parseThemes(file, material.words)),
  );
  const slugs = stems(articleFolder.files);
  const pages = ifReadable(pagesFile, (file) =>
    recall(file, 'pages', [slugs.join()], () => parsePageTexts(file, slugs)),
  );
  const exerciseSlugs = stems(exerciseFolder.files);
  const tips = ifReadable(tipsFile, (file) =>
    recall(file, 'tips', [stampsIn(drawingsFolder), slugs.join(), exerciseSlugs.join()], () =>
      parseTips(file, { pictures: pictureNames(), articles: slugs, exercises: exerciseSlugs }),
    ),
  );
  const sounds = ifReadable(soundsFile, (file) =>
    recall(file, 'sounds', [material.words, exerciseSlugs.join()], () =>
      parseSounds(file, { words: material.words, exercises: exerciseSlugs }),
    ),
  );
  const readArticle = articleReader(site, shelf);
  const photos = stampsIn(join(content, 'afbeeldingen'));
  const articles = await readAll(articleFolder.files, (file) =>
    recall(file, 'article', [site, mayShowPicture(file) && photos], async () => {
      const { findPicture, used } = pictureFinder(content);
      return { draft: await readArticle(file, findPicture), used };
    }),
  );
  const drafts = articles.flatMap(({ draft }) => draft ?? []);

  const headingIds = new Map(drafts.map(({ slug, headingIds }) => [slug, headingIds]));
  const addressed = {
    exercises: exerciseSlugs,
    sounds: sounds?.sounds.map(({ sound }) => sound) ?? [],
  };
  checkTogether(drafts, new Set(slugs), mapSite(slugs, headingIds, addressed));

  const files = [
    siteFile,
    pagesFile,
    tipsFile,
    wordFile,
    themesFile,
    soundsFile,
    articleFolder.folder,
    ...articleFolder.files,
    exerciseFolder.folder,
    ...exerciseFolder.files,
  ];
  shelf?.clear();
  const messages = files.flatMap((file) => file.messages);
  const problems = messages.filter((message) => message.fatal);
  const warnings = messages.filter((message) => !message.fatal);
  if (problems.length > 0 || !site || !pages || !tips || !themes || !sounds) return { problems, warnings };
  return {
    content: {
      site,
      pages,
      tips,
      articles: newestFirst(drafts.flatMap(({ article }) => article ?? [])),
      exercises,
      sheets,
      material,
      themes,
      sounds,
      pictures: [...new Map(articles.flatMap(({ used }) => [...used])).values()],
    },
    warnings,
  };
}

function ifReadable<Value>(file: VFile, parse: (file: VFile) => Value | undefined): Value | undefined {
  return isRefused(file) ? undefined : parse(file);
}

async function readAll<Value>(
  files: readonly VFile[],
  read: (file: VFile) => Promise<Value | undefined> | Value | undefined,
): Promise<Value[]> {
  const values: Value[] = [];
  for (const file of files) {
    const value = await ifReadable(file, read);
    if (value !== undefined) values.push(value);
  }
  return values;
}

function mayShowPicture(file: VFile): boolean {
  return String(file).includes('![');
}

function stems(files: readonly VFile[]): string[] {
  return files.map((file) => String(file.stem));
}
