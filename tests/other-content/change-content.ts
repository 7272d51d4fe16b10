import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Document, isPair, isScalar, parse, parseDocument, visit } from 'yaml';
import { asWritten, fillBraces } from '../../src/model/braces.ts';
import { specSays, specWords } from '../site/spec-words.ts';
import { madeUpArticle } from './made-up-article.ts';
import { madeUpLink, madeUpText } from './made-up-dutch.ts';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAC0lEQVR4nGNgQAYAAA4AAcHMyrwAAAAASUVORK5CYII=';

/** The articles by slug, those of 'Start hier' first. */
async function listSlugs(content: string): Promise<string[]> {
  const { home } = parse(await readFile(path.join(content, 'paginas.yaml'), 'utf8'));
  const featured: string[] = home.featured;
  const names = await readdir(path.join(content, 'artikelen'));
  const slugs = names.filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -'.md'.length));
  return [...featured, ...slugs.filter((slug) => !featured.includes(slug)).sort()];
}

/** Other articles under other names, as many as asked, and no fewer than there were. */
export async function rewriteArticles(content: string, count: number): Promise<void> {
  const gone = await listSlugs(content);
  const slugs = Array.from({ length: Math.max(count, gone.length) }, (_, place) => `muis-${place}`);
  for (const [place, slug] of gone.entries()) await renameArticle(content, slug, slugs[place] ?? '');
  const exercises = await listExercises(content);
  await Promise.all(
    slugs.map((slug, place) => {
      const others = [1, 2, 3].map((step) => slugs[(place + step) % slugs.length] ?? '');
      const leads = { slugs: others, exercises: exercises.filter((_, turn) => turn % 5 === place % 5) };
      return writeArticle(content, slug, madeUpArticle(place, leads));
    }),
  );
}

/** And wherever a page or a tip names it. */
async function renameArticle(content: string, slug: string, name: string): Promise<void> {
  const inFolder = (file: string) => path.join(content, 'artikelen', `${file}.md`);
  await rename(inFolder(slug), inFolder(name));
  for (const file of ['paginas.yaml', 'tips.yaml'])
    await changeFile(content, file, (text) =>
      text.replaceAll(new RegExp(`^( +(?:-|article:) )${slug}$`, 'gm'), `$1${name}`),
    );
}

/** Adds one article, to which two others lead. */
export async function addArticle(content: string): Promise<void> {
  const slugs = await listSlugs(content);
  await writeArticle(
    content,
    'muis',
    madeUpArticle(slugs.length, { slugs: slugs.slice(0, 3), exercises: [] }),
  );
  for (const slug of slugs.slice(0, 2)) await leadOn(content, slug, ['/artikelen/muis']);
}

/** Takes one away; what led to it leads to another, and what it led to keeps its readers. */
export async function removeArticle(content: string): Promise<void> {
  const slugs = await listSlugs(content);
  const gone = slugs.pop() ?? '';
  const old = await readFile(path.join(content, 'artikelen', `${gone}.md`), 'utf8');
  const ledTo = [
    ...new Set(
      [...old.matchAll(/\]\((\/(?:artikelen\/|oefeningen#)[^)#]+)[^)]*\)/g)].map(([, to = '']) => to),
    ),
  ];
  await rm(path.join(content, 'artikelen', `${gone}.md`));
  for (const slug of slugs) {
    const heir = slugs.find((other) => other !== slug) ?? '';
    await changeFile(content, `artikelen/${slug}.md`, (text) =>
      text
        .replace(new RegExp(`^  - ${gone}\n`, 'm'), '')
        .replace(/^relatedArticles:\n(?! {2}-)/m, 'relatedArticles: []\n')
        .replace(/^Gerelateerde artikelen:.*$/m, '')
        .replace(new RegExp(`\\(/artikelen/${gone}(#[^)]*)?\\)`, 'g'), `(/artikelen/${heir})`),
    );
  }
  for (const slug of slugs.slice(0, 3))
    await leadOn(
      content,
      slug,
      ledTo.filter((to) => !to.endsWith(`/${slug}`)),
    );
  await changeFile(content, 'tips.yaml', (text) =>
    text.replaceAll(new RegExp(`^ +article: ${gone}\n`, 'gm'), ''),
  );
}

/** Another name, another host, a path below it, other addresses. */
export async function renameSite(content: string): Promise<void> {
  const name = 'Muizenhuis';
  const host = `${name.toLowerCase()}.test`;
  await changeYaml(content, 'site.yaml', (site) => {
    site.set('name', name);
    site.set('url', `https://${host}/kleuters`);
    site.set('email', `post@${host}`);
    site.set('description', madeUpText(100));
    site.setIn(['pictureBook', 'url'], `https://boeken.${host}`);
    site.setIn(['pictureBook', 'credit'], `Mede mogelijk gemaakt door ${name}`);
  });
}

/** Every sentence of the pages, the tips and the exercises, but for what the specification says word for word. */
export async function rewriteTexts(content: string): Promise<void> {
  await changeYaml(content, 'paginas.yaml', (pages) =>
    reword(pages, (key) => key !== 'featured', retellWithPlaces),
  );
  await changeYaml(content, 'tips.yaml', (tips) =>
    reword(tips, (key) => /^(title|tip|whenToUse)$/.test(key)),
  );
  for (const slug of await listExercises(content)) await rewriteExercise(content, slug);
}

function reword(document: Document, isText: (key: string) => boolean, retell = retellAsWritten): void {
  visit(document, {
    Scalar(key, node, parents) {
      if (key === 'key' || typeof node.value !== 'string' || isFixed(node.value)) return;
      const pair = parents.findLast(isPair);
      const name = isScalar(pair?.key) ? String(pair.key.value) : '';
      if (isText(name)) node.value = retell(node.value);
    },
  });
}

const retellAsWritten = (text: string) => madeUpText(fillBraces(text, asWritten).length);

/** What is filled in where a text is shown has its place in another one too. */
const retellWithPlaces = (text: string) =>
  [madeUpText(text.length), ...(text.match(/\{[^{}]+\}/g) ?? [])].join(' ');

function isFixed(text: string): boolean {
  return specWords.includes(text) || Object.values(specSays).some((said) => text.includes(said));
}

/** Its fields and its lines; what a pack lays out stays, since not every word can be on it. */
async function rewriteExercise(content: string, slug: string): Promise<void> {
  const file = `oefeningen/${slug}.md`;
  await changeFile(content, file, (text) => {
    const [, fields = '', body = ''] = text.match(/^---\n(.*?\n)---\n(.*)$/s) ?? [];
    const document = parseDocument(fields);
    reword(document, (key) => /^(description|trains|term)$/.test(key));
    const lines = body.split('\n').map((line) => {
      const [, sign = '', said = '', conditions = ''] =
        line.match(/^(#+ .*|- |\d+\. | +)?(.*?)((?: \{(?:met|zonder) [^{}]+\})*)$/) ?? [];
      return said === '' || sign.startsWith('#') ? line : sign + madeUpText(said.length * 0.9) + conditions;
    });
    return `---\n${document}---\n${lines.join('\n')}`;
  });
}

async function listExercises(content: string): Promise<string[]> {
  const names = await readdir(path.join(content, 'oefeningen'));
  return names
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort();
}

/** A paragraph with links, above the first heading of an article. */
async function leadOn(content: string, slug: string, targets: readonly string[]): Promise<void> {
  await changeFile(content, `artikelen/${slug}.md`, (text) =>
    text.replace(/\n## /, `\n${targets.map(madeUpLink).join(' ')}\n\n## `),
  );
}

/** With the picture that it may show. */
async function writeArticle(content: string, slug: string, text: string): Promise<void> {
  await mkdir(path.join(content, 'afbeeldingen'), { recursive: true });
  await writeFile(path.join(content, 'afbeeldingen/muis.png'), Buffer.from(pixel, 'base64'));
  await writeFile(path.join(content, 'artikelen', `${slug}.md`), text);
}

async function changeYaml(
  content: string,
  name: string,
  change: (document: Document) => void,
): Promise<void> {
  await changeFile(content, name, (text) => {
    const document = parseDocument(text);
    change(document);
    return String(document);
  });
}

async function changeFile(content: string, name: string, change: (text: string) => string): Promise<void> {
  const file = path.join(content, name);
  await writeFile(file, change(await readFile(file, 'utf8')));
}
