import { join } from 'node:path';
import { VFile } from 'vfile';
import { blankConditions } from '../../../src/model/braces.ts';
import { cutRelated, isHeading } from '../../content/articles/article-sections.ts';
import { readFolder } from '../../content/files/read-folder.ts';
import { dataLimits, readSource } from '../../content/files/read-source.ts';
import { parseMarkdown } from '../../content/markdown/markdown.ts';
import { countWords, readableText } from '../../content/markdown/readable-text.ts';
import { isRefused } from '../../content/problems/problem.ts';
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
}

export const allTexts = ({ articles, tips, pages, exercises }: Texts): DutchText[] => [
  ...articles,
  ...tips,
  ...pages,
  ...exercises,
];

/** Of a file with a fault in its markup, what can be read is read; the build names the fault. */
export async function readTexts(content: string): Promise<Texts> {
  const [articles, exercises, tips, pages, sounds, site] = await Promise.all([
    readFolder(join(content, 'artikelen'), 'content/artikelen'),
    readFolder(join(content, 'oefeningen'), 'content/oefeningen'),
    readYaml(content, 'tips.yaml'),
    readYaml(content, 'paginas.yaml'),
    readYaml(content, 'klanken.yaml'),
    readYaml(content, 'site.yaml'),
  ]);
  return {
    articles: articles.files.map(parseArticleText),
    tips: [tips],
    pages: [pages, sounds, site],
    exercises: exercises.files.map(parseExerciseText),
  };
}

async function readYaml(content: string, name: string): Promise<DutchText> {
  const file = await readSource(join(content, name), `content/${name}`, dataLimits);
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
  'exercise',
  'exercises',
  'featured',
  'icon',
  'layout',
  'relatedArticles',
  'sound',
  'sources',
  'url',
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
