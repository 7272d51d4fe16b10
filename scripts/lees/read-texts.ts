import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { cutRelated, isHeading } from '../content/article-sections.ts';
import { splitFrontMatter } from '../content/front-matter.ts';
import { parseMarkdown } from '../content/markdown.ts';
import { readSource } from '../content/read-source.ts';
import { countWords, readableText } from '../content/readable-text.ts';
import { type Path, parseYaml } from '../content/yaml-document.ts';
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

/** Of a file with a fault in its markup, what can be read is read; the build tells about the fault. */
export async function readTexts(content: string): Promise<Texts> {
  const [articles, exercises] = await Promise.all(
    ['artikelen', 'oefeningen'].map((folder) => readMarkdownFiles(content, folder)),
  );
  const [tips, pages, site] = await Promise.all(
    ['tips.yaml', 'paginas.yaml', 'site.yaml'].map((name) => readYaml(content, name)),
  );
  return {
    articles: (articles ?? []).map(parseArticleText),
    tips: present(tips),
    pages: [...present(pages), ...present(site)],
    exercises: (exercises ?? []).map(parseExerciseText),
  };
}

async function readMarkdownFiles(content: string, folder: string): Promise<VFile[]> {
  const names = (await readdir(join(content, folder))).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map((name) => readSource(join(content, folder, name), `content/${folder}/${name}`)),
  );
}

async function readYaml(content: string, name: string): Promise<DutchText | undefined> {
  const file = await readSource(join(content, name), `content/${name}`);
  const fields = parseYaml(file, String(file.value));
  return fields && { file, passages: readFieldPassages(String(file.value), fields, isDutchField) };
}

/** Names of things and addresses, which are not for reading. */
const otherFields = new Set([
  'category',
  'datePublished',
  'email',
  'icon',
  'layout',
  'relatedArticles',
  'url',
]);

function isDutchField(path: Path): boolean {
  return !path.some((key) => otherFields.has(String(key)));
}

export function parseArticleText(file: VFile): ArticleText {
  const { head, nodes } = readPage(file, isDutchField);
  const body = collectPassages(nodes, String(file.value));
  const runningText = collectPassages(nodes.filter((node) => !isHeading(node)));
  return {
    file,
    slug: String(file.stem),
    passages: [...head, ...body],
    body,
    links: runningText.flatMap(({ links }) => links),
    wordCount: countWords(readableText(nodes)),
  };
}

/** What a pack reads of its own is Dutch where it is more than one word; one word names a thing. */
export function parseExerciseText(file: VFile): DutchText {
  const { head, nodes } = readPage(
    file,
    (path, text) => isDutchField(path) && (own.has(String(path[0])) || /\s/.test(text.trim())),
  );
  return { file, passages: [...head, ...collectPassages(nodes, String(file.value))] };
}

const own = new Set(['title', 'description', 'trains', 'term']);

function readPage(file: VFile, isDutch: (path: Path, text: string) => boolean) {
  const page = splitFrontMatter(file);
  if (!page) return { head: [], nodes: [] };
  const head = readFieldPassages(String(file.value), page.fields, isDutch);
  const tree = parseMarkdown(new VFile({ path: file.path, value: page.body }));
  return { head, nodes: tree ? cutRelated(tree, new VFile()).body : [] };
}

function present<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value];
}
