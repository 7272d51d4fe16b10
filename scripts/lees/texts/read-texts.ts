import { VFile } from 'vfile';
import { blankConditions } from '../../../src/model/braces.ts';
import { cutRelated, isHeading } from '../../content/articles/article-sections.ts';
import { parseArticle } from '../../content/articles/articles.ts';
import { parseExercise } from '../../content/exercises/exercises.ts';
import { readFolder, readFolderOrNone } from '../../content/files/read-folder.ts';
import { dataLimits, readSource } from '../../content/files/read-source.ts';
import { openGallery } from '../../content/images/gallery.ts';
import { pictureFinder } from '../../content/images/pictures.ts';
import { parseMarkdown } from '../../content/markdown/markdown.ts';
import { countWords, readableText } from '../../content/markdown/readable-text.ts';
import { parseSite } from '../../content/pages/site.ts';
import { isRefused } from '../../content/problems/problem.ts';
import { formatProblem } from '../../content/problems/report.ts';
import { splitFrontMatter } from '../../content/yaml/front-matter.ts';
import { type Path, parseYaml } from '../../content/yaml/yaml-document.ts';
import { collectPassages } from './collect-passages.ts';
import { readFieldPassages } from './field-passages.ts';
import type { ArticleText, DutchText } from './passage.ts';

/** Every Dutch text that a writer writes. */
export interface Texts {
  articles: ArticleText[];
  tips: DutchText[];
  pages: DutchText[];
  exercises: DutchText[];
  lessons: DutchText[];
  /** Of themes and of sounds. */
  weeks: DutchText[];
}

export const allTexts = ({ articles, tips, pages, exercises, lessons, weeks }: Texts): DutchText[] => [
  ...articles,
  ...tips,
  ...pages,
  ...exercises,
  ...lessons,
  ...weeks,
];

/** A file of writers, and how it is read. */
interface TextFile<Text extends DutchText = DutchText> {
  file: VFile;
  parse: () => Text;
}

export async function listTexts(content: string): Promise<TextFile[]> {
  const { articles, tips, pages, exercises, lessons, weeks } = await openTexts(content);
  return [...articles, ...tips, ...pages, ...exercises, ...lessons, ...weeks];
}

/** Of a file with a fault in its markup, what can be read is read; the build names the fault. */
export async function readTexts(content: string): Promise<Texts> {
  const { articles, tips, pages, exercises, lessons, weeks, site } = await openTexts(content);
  const parse = ({ parse }: TextFile) => parse();
  const texts = {
    articles: articles.map((one) => one.parse()),
    tips: tips.map(parse),
    pages: pages.map(parse),
    exercises: exercises.map(parse),
    lessons: lessons.map(parse),
    weeks: weeks.map(parse),
  };
  const known = parseSite(copyOf(site));
  const gallery = await openGallery(content).look();
  for (const { file } of texts.articles)
    warnAsBuild(file, (copy) => parseArticle(copy, known, pictureFinder(gallery)));
  for (const { file } of texts.exercises) warnAsBuild(file, (copy) => parseExercise(copy, known));
  return texts;
}

/** What the build refuses, it says itself; of what it warns, a writer hears here too. */
function warnAsBuild(file: VFile, parse: (copy: VFile) => void): void {
  if (isRefused(file)) return;
  const copy = copyOf(file);
  parse(copy);
  // Of its fields it was told already.
  const told = file.messages.map(formatProblem);
  file.messages.push(
    ...copy.messages.filter((problem) => !problem.fatal && !told.includes(formatProblem(problem))),
  );
}

/** Parsing puts messages on a file, and changes it. */
function copyOf({ path, value }: VFile): VFile {
  return new VFile({ path, value });
}

async function openTexts(content: string) {
  const ofYaml = (file: VFile): TextFile => ({ file, parse: () => parseYamlText(file) });
  const read = (name: string) => readSource(content, name, dataLimits);
  const [articles, exercises, lessons, themes, soundWeeks, tips, pages, sounds, site] = await Promise.all([
    readFolder(content, 'artikelen'),
    readFolder(content, 'oefeningen'),
    readFolder(content, 'lessen', '.yaml'),
    readFolderOrNone(content, 'themas', '.yaml'),
    readFolderOrNone(content, 'klankweken', '.yaml'),
    read('tips.yaml'),
    read('paginas.yaml'),
    read('klanken.yaml'),
    read('site.yaml'),
  ]);
  return {
    articles: articles.files.map(
      (file): TextFile<ArticleText> => ({ file, parse: () => parseArticleText(file) }),
    ),
    tips: [ofYaml(tips)],
    pages: [pages, sounds, site].map(ofYaml),
    exercises: exercises.files.map((file): TextFile => ({ file, parse: () => parseExerciseText(file) })),
    lessons: lessons.files.map(ofYaml),
    weeks: [...themes.files, ...soundWeeks.files].map(ofYaml),
    site,
  };
}

function parseYamlText(file: VFile): DutchText {
  const fields = parseYaml(file, String(file.value));
  return { file, passages: fields ? readFieldPassages(String(file.value), fields, isDutchField) : [] };
}

/** Names of things and addresses, which are not for reading, and what is in English. */
const otherFields = new Set([
  'article',
  'category',
  'colour',
  'datePublished',
  'drawing',
  'email',
  'english',
  'example',
  'firstSound',
  'exercise',
  'exercises',
  'featured',
  'from',
  'icon',
  'layout',
  'lesson',
  'mouth',
  'place',
  'relatedArticles',
  'sound',
  'sources',
  'url',
  'who',
  'without',
]);

/** How others named a book, and themselves. */
const namesOfBook = new Set(['makers', 'publisher', 'title']);

function isDutchField(path: Path): boolean {
  if (path[0] === 'books' && path.some((key) => namesOfBook.has(String(key)))) return false;
  return !path.some((key) => otherFields.has(String(key)));
}

export function parseArticleText(file: VFile): ArticleText {
  const { head, summary, nodes } = readPage(file, isDutchField);
  const body = collectPassages(nodes, String(file.value));
  const runningText = collectPassages(nodes.filter((node) => !isHeading(node)));
  return {
    file,
    slug: String(file.stem),
    summary,
    passages: [...head, ...body],
    body,
    links: runningText.flatMap(({ links }) => links),
    wordCount: countWords(readableText(nodes)),
  };
}

/** What a pack reads of its own is Dutch where it is more than one word; one word names a thing. */
export function parseExerciseText(file: VFile): DutchText {
  const source = blankConditions(String(file.value));
  const { head, nodes } = readPage(
    Object.assign(new VFile({ path: file.path, value: source }), { messages: file.messages }),
    (path, text) => isDutchField(path) && (own.has(String(path[0])) || /\s/.test(text.trim())),
  );
  return { file, passages: [...head, ...collectPassages(nodes, source)] };
}

const own = new Set(['title', 'description', 'trains', 'term']);

function readPage(file: VFile, isDutch: (path: Path, text: string) => boolean) {
  const page = isRefused(file) ? undefined : splitFrontMatter(file);
  if (!page) return { head: [], summary: undefined, nodes: [] };
  const head = readFieldPassages(String(file.value), page.fields, isDutch);
  const [summary] = readFieldPassages(String(file.value), page.fields, ([name]) => name === 'summary');
  const tree = parseMarkdown(new VFile({ path: file.path, value: page.body }));
  return { head, summary, nodes: tree ? cutRelated(tree, new VFile()).body : [] };
}
