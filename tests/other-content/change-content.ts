/** What writers may do to the content, all at once. */
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Document, isPair, isScalar, parseDocument, visit } from 'yaml';
import { writeMadeUpArticles } from '../fixtures/made-up-articles.ts';
import { specSays, specWords } from '../site/spec-words.ts';

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWM4Y2x8xtiYAYUCAE75By2kGvHzAAAAAElFTkSuQmCC';

/** As long as articles are; and of each kind that a writer may make of one, however odd, as long as it builds. */
export async function addArticles(content: string, count: number): Promise<void> {
  await writeMadeUpArticles(path.join(content, 'artikelen'), count - oddArticles.length);
  await mkdir(path.join(content, 'afbeeldingen'), { recursive: true });
  await writeFile(path.join(content, 'afbeeldingen/muis.png'), Buffer.from(pixel, 'base64'));
  for (const write of oddArticles) await write(content);
}

/** Without anything that an article can do without, and much longer than one should be. */
export const addLongArticle = (content: string): Promise<void> =>
  addArticle(content, 'lang', 'Lang', '', [1, 2, 3, 4].map(() => `${madeUpText(4800)}\n`).join('\n'));

const oddArticles = [
  addLongArticle,
  (content: string) =>
    addArticle(content, 'muis-en-opa', 'Muis & “opa”', '', '![een muis](../afbeeldingen/muis.png)'),
  (content: string) => addArticle(content, 'vlak', 'Krekelfluisteraarx', '', '"Dit" werkt altijd ...'),
  (content: string) =>
    addArticle(
      content,
      'tabel',
      'Tabel',
      '',
      `## Kop\n\n|${'a|'.repeat(9)}\n|${'-|'.repeat(9)}\n|${'muis|'.repeat(9)}`,
    ),
  (content: string) => addArticle(content, 'boeken', 'Boeken', booksOf(9), madeUpText(100)),
  (content: string) => addArticle(content, 'nog-niet', 'Nog niet', 'concept: true\n', '✎ [weg](/weg)'),
];

function addArticle(
  content: string,
  slug: string,
  title: string,
  fields: string,
  body: string,
): Promise<void> {
  const head = [
    `title: "${title}"`,
    'category: rijm',
    `metaTitle: ${'Muis en opa '.repeat(7)}`,
    'metaDescription: Muis slaapt.',
  ];
  const rest = ['summary: Opa danst door de tuin.', 'datePublished: 2026-03-01', 'relatedArticles: []'];
  const text = ['---', ...head, ...rest, `${fields}---`, '', body, ''].join('\n');
  return writeFile(path.join(content, `artikelen/${slug}.md`), text);
}

function booksOf(count: number): string {
  const books = Array.from({ length: count }, (_, number) => {
    const fields = [
      `title: De muis ${number}`,
      'makers: [Anna Bos (tekst), Bram Dal (tekeningen)]',
      'kind: op rijm',
    ];
    return `  - ${[...fields, `why: ${madeUpText(90)}`, `say: ${madeUpText(30)}`].join('\n    ')}\n`;
  });
  return `books:\n${books.join('')}`;
}

/** One that is only to choose words by, one with a week as others have, and one less. */
export async function changeThemes(content: string): Promise<void> {
  const [first = '', second = '', gone = ''] = (await readdir(path.join(content, 'themas'))).sort();
  await copyYaml(content, `themas/${first}`, 'themas/eigen-thema.yaml', (theme) => {
    theme.set('name', 'Muizen');
    theme.set('order', 98);
    theme.delete('from');
    theme.delete('week');
  });
  await copyYaml(content, `themas/${second}`, 'themas/nog-een-week.yaml', (theme) => {
    theme.set('name', 'Nog een week');
    theme.set('order', 97);
    theme.set('from', '09-01');
    reword(theme, (key) => /^(title|metaDescription|intro|means|gesture)$/.test(key));
  });
  await rm(path.join(content, 'themas', gone));
}

/** A fifth longer than the longest there is, at an article that had none. */
export async function addLongLesson(content: string): Promise<void> {
  const folder = path.join(content, 'lessen');
  const lessons = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, size: (await stat(path.join(folder, name))).size })),
  );
  const [longest] = lessons.sort((one, other) => other.size - one.size);
  await addArticle(content, 'muizen', 'Muizen', '', madeUpText(4800));
  await copyYaml(content, `lessen/${longest?.name}`, 'lessen/muizen.yaml', (lesson) => {
    lesson.set('title', 'Muizen');
    lesson.set('metaDescription', 'Les over muizen voor groep 1 en 2 op één A4.');
    lesson.set('article', 'muizen');
    const longer = (text: string) => `${text} ${madeUpText(text.length / 5)}`;
    visit(lesson, {
      Scalar(key, node, parents) {
        if (key === 'key' || typeof node.value !== 'string' || node.value.length < 40) return;
        const pair = parents.findLast(isPair);
        const name = isScalar(pair?.key) ? String(pair.key.value) : '';
        if (/^(steps|ready|easier|harder|newToDutch|smallGroup|corner|act)$/.test(name))
          node.value = longer(node.value).slice(0, name === 'act' || name === 'ready' ? 160 : 260);
      },
    });
  });
}

/** Another name, another host, a path below it, other addresses. */
export async function renameSite(content: string): Promise<void> {
  await changeYaml(content, 'site.yaml', (site) => {
    const host = 'Muizenhuis.test'.toLowerCase();
    site.set('name', 'Muizenhuis');
    site.set('url', `https://${host}/kleuters`);
    site.set('email', `post@${host}`);
    site.set('description', madeUpText(100));
    site.setIn(['pictureBook', 'url'], `https://boeken.${host}`);
    site.setIn(['pictureBook', 'credit'], 'Mede mogelijk gemaakt door Muizenhuis');
  });
}

/** Every sentence of the pages and the tips, but for what the specification says word for word. */
export async function rewriteTexts(content: string): Promise<void> {
  await changeYaml(content, 'paginas.yaml', (pages) =>
    reword(pages, (key) => !/^(featured|begin)$/.test(key)),
  );
  await changeYaml(content, 'tips.yaml', (tips) =>
    reword(tips, (key) => /^(title|tip|whenToUse)$/.test(key)),
  );
}

function reword(document: Document, isText: (key: string) => boolean): void {
  visit(document, {
    Scalar(key, node, parents) {
      if (key === 'key' || typeof node.value !== 'string' || isFixed(node.value)) return;
      const pair = parents.findLast(isPair);
      const name = isScalar(pair?.key) ? String(pair.key.value) : '';
      if (isText(name)) node.value = retell(node.value);
    },
  });
}

/** What is filled in where a text is shown has its place in another one too. */
function retell(text: string): string {
  const filled = text.match(/\{[^{}]+\}/g) ?? [];
  return [madeUpText(text.length - filled.join(' ').length), ...filled].join(' ');
}

function isFixed(text: string): boolean {
  return specWords.includes(text) || Object.values(specSays).some((said) => text.includes(said));
}

let told = 10_000;

/** Text that stands nowhere else, and takes no more room than that. */
function madeUpText(room: number): string {
  const next = () => {
    told += 1;
    return `Muis ${told}`;
  };
  const count = Math.floor(room / 19);
  return count <= 0 ? next() : Array.from({ length: count }, () => `${next()} slaapt.`).join(' ');
}

async function copyYaml(
  content: string,
  from: string,
  to: string,
  change: (document: Document) => void,
): Promise<void> {
  await copyFile(path.join(content, from), path.join(content, to));
  await changeYaml(content, to, change);
}

async function changeYaml(
  content: string,
  name: string,
  change: (document: Document) => void,
): Promise<void> {
  const file = path.join(content, name);
  const document = parseDocument(await readFile(file, 'utf8'));
  change(document);
  await writeFile(file, String(document));
}
