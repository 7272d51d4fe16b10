import { statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { VFile } from 'vfile';
import { addresses } from '../../src/model/addresses.ts';
import type { Article } from '../../src/model/article.ts';
import { newestFirst } from '../../src/model/day.ts';
import type { Either } from '../../src/model/either.ts';
import type { ExerciseWithPages } from '../../src/model/exercise-page.ts';
import type { Lesson } from '../../src/model/lesson.ts';
import type { PageTexts } from '../../src/model/page-texts.ts';
import type { Site } from '../../src/model/site.ts';
import type { Sounds } from '../../src/model/sound.ts';
import type { SoundWeek } from '../../src/model/sound-week.ts';
import { hasWeek, type Theme } from '../../src/model/theme.ts';
import type { TipGroup } from '../../src/model/tip.ts';
import type { WordBank } from '../../src/model/word.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { drawingsFolder } from '../pictures/list-drawings.ts';
import { pictureNames } from '../pictures/picture-names.ts';
import { parseArticle } from './articles/articles.ts';
import { isConcept, tellOfConcept } from './articles/concept.ts';
import {
  gatherMaterial,
  type Material,
  makePrintables,
  type Printables,
  printableMakers,
} from './exercises/printables.ts';
import { type ContentFiles, listFiles, readContentFiles } from './files/content-files.ts';
import type { Folder } from './files/read-folder.ts';
import { checkDrawing, readDrawings } from './images/drawings.ts';
import { type Gallery, openGallery } from './images/gallery.ts';
import { type Picture, pictureFinder, tellOfUnshown } from './images/pictures.ts';
import { warnOfOddNames } from './images/warn-of-odd-names.ts';
import { checkLessonsTogether, parseLesson, warnOfUnled } from './lessons/lessons.ts';
import { type ArticleNames, nameArticles } from './links/article-names.ts';
import { mapSite, type SiteMap } from './links/check-links.ts';
import { type ArticleDraft, checkTogether } from './links/check-together.ts';
import { findExamples } from './pages/example-addresses.ts';
import { parsePageTexts } from './pages/page-texts.ts';
import { parseSite } from './pages/site.ts';
import { sayName } from './pages/site-name.ts';
import { parseTips } from './pages/tips.ts';
import { ifReadable, type Problem, refuse } from './problems/problem.ts';
import { remember, rememberLast } from './remember.ts';
import { findUnplayed, warnOfUnplayed } from './weeks/warn-of-unplayed.ts';
import { makeWeeks, type Weeks, weekMakers } from './weeks/weeks.ts';
import { parseSounds } from './words/sounds.ts';

interface Articles {
  /** Newest first. */
  articles: Article[];
  /** The pictures in them, to be copied to their addresses. */
  pictures: Picture[];
}

/** All that the site is made of, checked. */
export interface Content extends Articles {
  site: Site;
  pages: PageTexts;
  tips: TipGroup[];
  /** Those that are still written. */
  concepts: Articles;
  /** In the order of the page. */
  exercises: ExerciseWithPages[];
  /** By the slug of its exercise, what each PDF will show. */
  sheets: ReadonlyMap<string, Sheet>;
  material: Material;
  /** By which a visitor chooses words, and plans a week: in the order of the school year. */
  themes: Theme[];
  sounds: Sounds;
  /** By the sound. */
  soundWeeks: ReadonlyMap<string, SoundWeek>;
  /** In the order of their names. */
  lessons: Lesson[];
  /** What others may do with all of it. */
  licence: string;
}

export type ContentResult = Either<{ content: Content }, { problems: Problem[] }> & {
  warnings: Problem[];
  /** What is said of articles that aren't published yet, and stops nothing. */
  ofConcepts: Problem[];
  /** Made-up addresses, which no publication may have. */
  examples: Problem[];
};

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
  const make = openMakers();
  const { look } = openGallery(content);
  return {
    read: async () => {
      const missing = findMissingFolder(content);
      if (missing) return { problems: missing.messages, warnings: [], ofConcepts: [], examples: [] };
      const files = await readContentFiles(content);
      const drawings = await readDrawings(dirname(drawingsFolder));
      for (const file of drawings) ifReadable(file, make.drawing);
      const examples = listFiles(files).flatMap(findExamples);
      const site = ifReadable(files.site, make.site);
      const { words, exercises } = makePrintables(files, site, make);
      const names = nameArticles(files.articles.files);
      const concepts = files.articles.files.filter(isConcept);
      for (const file of concepts) tellOfConcept(file);
      const texts = parseTexts(files, { site, words, articles: names });
      const gallery = await look();
      const articles = makeArticles(files.articles.files, { site, gallery }, make.article);
      const weeks = makeWeeks(
        files,
        {
          words,
          site,
          facts: texts.pages?.themes.facts,
          sounds: texts.sounds?.sounds ?? [],
          books: listBooks(names.published, articles),
          exercises: stems(files.exercises.files),
          lessons: stems(files.lessons.files),
        },
        make,
      );
      if (words && site)
        await warnOfUnplayed(files.soundWeeks.files, weeks.soundWeeks, (named) =>
          make.unplayed(
            named,
            texts.sounds?.sounds ?? [],
            gatherMaterial(words.values(), weeks.themes, exercises, site),
          ),
        );
      warnOfUnled(
        texts.lessons,
        articles.flatMap(({ draft }) => draft.article ?? []),
      );
      checkTogether(articles, names, mapContent(files, articles, texts.sounds, weeks.themes));
      const unshown = tellOfUnshown(content, gallery, namesOfPictures(articles));
      const odd = await warnOfOddNames(content);
      const others = [...listFiles(files), ...drawings, ...unshown, ...odd].filter(
        (file) => !concepts.includes(file),
      );
      const licence = String(files.licence);
      const found = { site, words, exercises, articles, names, examples, licence, ...texts, ...weeks };
      return toResult({ concepts, others }, found);
    },
  };
}

/** Without them nothing can be said of what is in the files. */
function findMissingFolder(content: string): VFile | undefined {
  const needed = [
    { folder: content, name: basename(content), holds: 'alle teksten' },
    { folder: drawingsFolder, name: 'content/plaatjes', holds: 'de eigen tekeningen' },
  ];
  const missing = needed.find(({ folder }) => !statSync(folder, { throwIfNoEntry: false })?.isDirectory());
  if (!missing) return undefined;
  const file = new VFile({ path: missing.name });
  refuse(file, 'missing-folder', { reason: 'de map ontbreekt', expected: `de map met ${missing.holds}` });
  return file;
}

type Makers = ReturnType<typeof openMakers>;

/** What is slow to make. */
function openMakers() {
  return {
    site: remember(parseSite),
    unplayed: rememberLast(findUnplayed),
    drawing: remember(checkDrawing),
    words: remember(printableMakers.words),
    exercise: remember(printableMakers.exercise),
    theme: remember(weekMakers.theme),
    soundWeek: remember(weekMakers.soundWeek),
    article: remember((file: VFile, site: Site | undefined, gallery: Gallery) =>
      parseArticle(file, site, pictureFinder(gallery)),
    ),
  };
}

/** The texts that name words, articles and exercises. */
function parseTexts(
  files: ContentFiles,
  {
    site,
    words: bank,
    articles,
  }: { site: Site | undefined; words: WordBank | undefined; articles: ArticleNames },
) {
  const words = [...(bank?.values() ?? [])];
  const exercises = stems(files.exercises.files);
  const named = { pictures: pictureNames(), articles, exercises };
  const sounds = ifReadable(files.sounds, (file) => parseSounds(file, { words, exercises }, site));
  return {
    pages: ifReadable(files.pages, (file) => parsePageTexts(file, articles, site)),
    tips: ifReadable(files.tips, (file) => parseTips(file, named, site)),
    sounds,
    lessons: makeLessons(
      files.lessons,
      {
        words,
        articles,
        exercises,
        sounds: sounds?.sounds.map(({ sound }) => sound) ?? [],
      },
      site,
    ),
  };
}

function makeLessons(
  { files }: Folder,
  named: Parameters<typeof parseLesson>[1],
  site: Site | undefined,
): ReadLesson[] {
  const read = files.map((file) => ({
    file,
    lesson: ifReadable(file, () => parseLesson(file, named, site)),
  }));
  checkLessonsTogether(read);
  return read;
}

interface ReadLesson {
  file: VFile;
  lesson: Lesson | undefined;
}

interface ReadArticle {
  file: VFile;
  draft: ArticleDraft;
}

function makeArticles(
  files: readonly VFile[],
  { site, gallery }: { site: Site | undefined; gallery: Gallery },
  make: Makers['article'],
): ReadArticle[] {
  return files.flatMap((file) => {
    const draft = ifReadable(file, () => make(file, site, mayShowPicture(file) ? gallery : noGallery));
    return draft ? [{ file, draft }] : [];
  });
}

/** Always the same one, so that an article without pictures is not read again when a picture changes. */
const noGallery: Gallery = new Map();

function mayShowPicture({ value }: VFile): boolean {
  return String(value).includes('![');
}

/** That are published; nothing where an article is not read, which may be the one that has them. */
function listBooks(published: readonly string[], articles: readonly ReadArticle[]): string[] | undefined {
  const drafts = articles.map(({ draft }) => draft).filter(({ slug }) => published.includes(slug));
  const read = drafts.map(({ article }) => article);
  if (read.length < published.length || read.includes(undefined)) return undefined;
  return read.flatMap((article) => article?.books.map(({ title }) => title) ?? []);
}

function namesOfPictures(articles: readonly ReadArticle[]): Set<string> {
  return new Set(articles.flatMap(({ draft }) => [...draft.pictures.keys()]));
}

/** Every address that a link can lead to; that of a file with problems too, which are told themselves. */
function mapContent(
  files: ContentFiles,
  articles: readonly ReadArticle[],
  sounds: Sounds | undefined,
  themes: readonly Theme[],
): SiteMap {
  const withoutPage = themes.filter((theme) => !hasWeek(theme)).map(({ slug }) => slug);
  const headingIds = new Map(articles.map(({ draft }) => [draft.slug, draft.headingIds]));
  return mapSite(stems(files.articles.files), headingIds, {
    exercises: stems(files.exercises.files),
    sounds: sounds?.sounds.map(({ sound }) => sound) ?? soundsLinkedTo(articles),
    lessons: stems(files.lessons.files),
    themes: stems(files.themes.files).filter((slug) => !withoutPage.includes(slug)),
  });
}

/** All of them, where nobody knows which there are. */
function soundsLinkedTo(articles: readonly ReadArticle[]): string[] {
  const place = addresses.sound('');
  const links = articles.flatMap(({ draft }) => draft.links);
  return links.flatMap(({ href }) => (href.startsWith(place) ? [href.slice(place.length)] : []));
}

type Found = Printables &
  ReturnType<typeof parseTexts> &
  Weeks & {
    site: Site | undefined;
    articles: ReadArticle[];
    names: ArticleNames;
    examples: Problem[];
    licence: string;
  };

function toResult(
  { concepts, others }: Readonly<Record<'concepts' | 'others', readonly VFile[]>>,
  found: Found,
): ContentResult {
  const { site, words, exercises, articles, names, examples } = found;
  const { pages, tips, themes, sounds, soundWeeks, lessons, licence } = found;
  const messages = others.flatMap((file) => file.messages);
  const problems = messages.filter((message) => message.fatal);
  const told = {
    warnings: messages.filter((message) => !message.fatal),
    ofConcepts: concepts.flatMap((file) => file.messages),
    examples,
  };
  if (problems.length > 0 || !site || !words || !pages || !tips || !sounds) return { problems, ...told };
  const drafts = articles.map(({ draft }) => draft);
  const content = {
    site,
    pages,
    tips,
    ...gatherArticles(drafts.filter(({ slug }) => names.published.includes(slug))),
    concepts: gatherArticles(drafts.filter(({ slug }) => names.concepts.includes(slug))),
    exercises: exercises.flatMap(({ shown }) => shown ?? []),
    sheets: new Map(exercises.flatMap(({ draft, sheet }) => (sheet ? [[draft.card.slug, sheet]] : []))),
    material: gatherMaterial(words.values(), themes, exercises, site),
    themes,
    sounds,
    soundWeeks,
    lessons: lessons.flatMap(({ lesson }) => lesson ?? []),
    licence: sayName(licence, site),
  };
  return { content, ...told };
}

function gatherArticles(drafts: readonly ArticleDraft[]): Articles {
  return {
    articles: newestFirst(drafts.flatMap(({ article }) => article ?? [])),
    pictures: gatherPictures(drafts),
  };
}

/** Each once, also where several articles show it. */
function gatherPictures(drafts: readonly ArticleDraft[]): Picture[] {
  const byName = new Map(drafts.flatMap(({ pictures }) => [...pictures]));
  return [...byName.values()].filter((picture) => picture !== undefined);
}

/** As a writer sees it before it is published: a concept is an article like any other, and so is what is wrong with it. */
export function showConcepts(result: ContentResult): ContentResult {
  const { content, problems = [], warnings, ofConcepts, examples } = result;
  const faults = ofConcepts.filter(({ fatal }) => fatal);
  const told = {
    warnings: [...warnings, ...ofConcepts.filter(({ fatal }) => !fatal)],
    ofConcepts: [],
    examples,
  };
  if (!content || faults.length > 0) return { problems: [...problems, ...faults], ...told };
  const { articles, pictures } = content.concepts;
  const shown = articles.map((article) => ({ ...article, title: `Concept: ${article.title}` }));
  return {
    content: {
      ...content,
      articles: newestFirst([...content.articles, ...shown]),
      pictures: [...content.pictures, ...pictures],
    },
    ...told,
  };
}

function stems(files: readonly VFile[]): string[] {
  return files.map(({ stem }) => String(stem));
}
