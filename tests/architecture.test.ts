import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { adviceCode } from '../scripts/lees/advise.ts';
import { coverCode } from '../scripts/outputs/covers.ts';
import { drawingCode } from '../scripts/sheets/drawn-by.ts';
import { addresses, folders, iconFiles, files as siteFiles } from '../src/model/addresses.ts';
import { workerFile } from '../src/model/worker-file.ts';
import { readRealContent } from './site/real-content.ts';

const ignored =
  /^(node_modules|dist|\.git|\.cache|src\/generated|\.vite-react-ssg-temp|\.stryker-tmp|reports)(\/|$)/;

async function listFiles(): Promise<string[]> {
  const entries = await readdir('.', { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !ignored.test(file));
}

const files = await listFiles();
const code = new Map(
  await Promise.all(
    files
      .filter((file) => /^(src|scripts)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map(async (file) => [file, await readFile(file, 'utf8')] as const),
  ),
);

interface Import {
  name: string;
  /** Types are gone when the code runs. */
  isType: boolean;
}

function importsOf(file: string): Import[] {
  const found = code.get(file)?.matchAll(/(import type\b[^;]*?|\bfrom|\bimport)\s*\(?\s*'([^']+)'/g) ?? [];
  return [...found].map(([, how = '', name = '']) => ({
    name: name.startsWith('.') ? path.join(path.dirname(file), name) : name,
    isType: how.startsWith('import type'),
  }));
}

/**
 * Who may import whom: `model ← sheets ← pdf, maker, board, week ← packs ← workshop ← islands`, `components ← islands ← pages`,
 * and `scripts → model, sheets, pdf, maker, packs`. Of a pack, its set and its board know its rules and its layout, and
 * neither the other; only what shows a board in a page knows React. In scripts:
 * `keep, pictures ← content ← lees`, and `outputs`, `sheets` and `hosting` know the content by its types only.
 */
const rules: { room: RegExp; mayNot: RegExp; types?: 'allowed' }[] = [
  { room: /^src\/model\//, mayNot: /^(src\/(?!model\/)|scripts\/|react|node:|pdfkit)/ },
  { room: /^src\/sheets\//, mayNot: /^(src\/(?!model\/|sheets\/)|scripts\/|react|node:|pdfkit)/ },
  { room: /^src\/pdf\//, mayNot: /^(src\/(?!model\/|sheets\/|pdf\/)|scripts\/|react|node:)/ },
  { room: /^src\/maker\//, mayNot: /^(src\/(?!model\/|sheets\/|maker\/)|scripts\/|react|node:|pdfkit)/ },
  { room: /^src\/week\//, mayNot: /^(src\/(?!model\/|sheets\/|week\/)|scripts\/|react|node:|pdfkit)/ },
  {
    room: /^src\/board\/(?!stage\/)/,
    mayNot: /^(src\/(?!model\/|sheets\/|board\/(?!stage\/))|scripts\/|react|node:|pdfkit)/,
  },
  { room: /^src\/board\/stage\//, mayNot: /^(src\/(?!board\/|word-pictures|trust)|scripts\/|node:|pdfkit)/ },
  {
    room: /^src\/packs\/[^/]+\/(?!set\/|board\/)/,
    mayNot: /^(src\/(?!model\/|sheets\/|packs\/[^/]+\/(?!set\/|board\/))|scripts\/|react|node:|pdfkit)/,
  },
  {
    room: /^src\/packs\/[^/]+\/set\//,
    mayNot: /^(src\/(?!model\/|sheets\/|maker\/|packs\/[^/]+\/(?!board\/))|scripts\/|react|node:|pdfkit)/,
  },
  {
    room: /^src\/packs\/[^/]+\/board\/(?!stage\.tsx)/,
    mayNot:
      /^(src\/(?!model\/|sheets\/|board\/(?!stage\/)|packs\/[^/]+\/(?!set\/|.*\.tsx))|scripts\/|react|node:|pdfkit)/,
  },
  {
    room: /^src\/packs\/[^/]+\/board\/stage\.tsx/,
    mayNot: /^(src\/(?!board\/|packs\/[^/]+\/board\/)|scripts\/|node:|pdfkit)/,
  },
  {
    room: /^src\/workshop\//,
    mayNot:
      /^(src\/(?!model\/|sheets\/|pdf\/|maker\/|week\/|board\/(?!stage\/)|packs\/loaders\.ts|workshop\/)|scripts\/|react|node:|pdfkit)/,
  },
  {
    room: /^src\/components\//,
    mayNot: /^(src\/(pages|islands|routes|starter)|scripts\/|node:|pdfkit)/,
  },
  { room: /^src\/islands\//, mayNot: /^(src\/(pages|routes|starter|content)|react-router|scripts\/|node:)/ },
  { room: /^src\/islands\//, mayNot: /^src\/packs\/(?!.*stage)/ },
  { room: /^src\/pages\//, mayNot: /^(src\/(routes|generated|starter)|scripts\/|node:|pdfkit)/ },
  { room: /^src\/(?!read-texts)/, mayNot: /^(scripts\/|tests\/|node:)/ },
  { room: /^src\/(?!content)/, mayNot: /^src\/read-texts/ },
  { room: /^scripts\//, mayNot: /^(src\/(pages|components|islands|routes|starter|content)|tests\/)/ },
  { room: /^scripts\/keep\//, mayNot: /^scripts\/(?!keep\/)/ },
  { room: /^scripts\/pictures\//, mayNot: /^scripts\/(?!pictures\/)/ },
  { room: /^scripts\/content\//, mayNot: /^scripts\/(?!content\/|pictures\/|keep\/)/ },
  { room: /^scripts\/lees\//, mayNot: /^scripts\/(?!lees\/|content\/|keep\/)/ },
  { room: /^scripts\/outputs\//, mayNot: /^scripts\/(?!outputs\/|pictures\/|keep\/)/, types: 'allowed' },
  {
    room: /^scripts\/sheets\//,
    mayNot: /^scripts\/(?!sheets\/|outputs\/|pictures\/|keep\/)/,
    types: 'allowed',
  },
  { room: /^scripts\/hosting\//, mayNot: /^scripts\/(?!hosting\/)/, types: 'allowed' },
];

/** Files that import each other, however far round. */
function findCircles(): string[] {
  const circles = new Set<string>();
  const done = new Set<string>();
  const visit = (file: string, above: readonly string[]): void => {
    const at = above.indexOf(file);
    if (at >= 0) circles.add([...above.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const { name } of importsOf(file)) if (code.has(name)) visit(name, [...above, file]);
    done.add(file);
  };
  for (const file of code.keys()) visit(file, []);
  return [...circles];
}

/** With all that these import, however far. */
function reachedFrom(files: readonly string[]): string[] {
  const reached = new Set(files);
  for (const file of reached) for (const { name } of importsOf(file)) if (code.has(name)) reached.add(name);
  return [...reached];
}

const packOf = (file: string): string | undefined => /^src\/packs\/([^/]+)\//.exec(file)?.[1];

function openersOf(files: RegExp): string[] {
  return [...code]
    .filter(([file, text]) => /^src\/.*(?<!\.d)\.tsx?$/.test(file) && files.test(text))
    .map(([file]) => file);
}

describe('who imports whom', () => {
  it.each(rules)('$room keeps to its side of the house', ({ room, mayNot, types }) => {
    const inRoom = [...code.keys()].filter((file) => room.test(file));
    const broken = inRoom.flatMap((file) =>
      importsOf(file)
        .filter(({ name, isType }) => mayNot.test(name) && !(isType && types))
        .map(({ name }) => `${file} imports ${name}`),
    );
    expect(inRoom.length).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  });

  it('nobody goes round in a circle', () => {
    expect(findCircles()).toEqual([]);
  });

  it('no pack knows another one', () => {
    const others = [...code.keys()].flatMap((file) =>
      importsOf(file)
        .filter(({ name }) => packOf(file) && packOf(name) && packOf(name) !== packOf(file))
        .map(({ name }) => `${file} imports ${name}`),
    );
    expect(others).toEqual([]);
  });

  it('only an island imports generated lists, which it alone needs: the rest is read while pages are rendered', () => {
    expect(openersOf(/import .*generated\/[a-z/*]*\.json/)).toEqual([
      'src/islands/own-set/games.ts',
      'src/islands/own-set/word-sieves.ts',
    ]);
  });

  it('the page of an article shows no list of articles: it is kept when another one changes', () => {
    const pages = [...code.keys()].filter((file) => /^src\/pages\/article\.tsx$/.test(file));
    const reached = reachedFrom(['src/components/frame/frame.tsx', ...pages]);
    const readers = reached.filter((file) => importsOf(file).some(({ name }) => name === 'src/content.ts'));
    expect(readers).toContain('src/components/frame/header.tsx');
    const lists = readers.filter((file) =>
      /\{[^}]*\barticles(LeadingTo)?\b[^}]*\} from '[./]*content\.ts'/.test(code.get(file) ?? ''),
    );
    expect(lists).toEqual([]);
  });

  it.each(['art', 'pictures', 'previews', 'word-pictures'])('one file opens the generated %s', (kind) => {
    expect(openersOf(new RegExp(`generated/${kind}['/]`)).map((file) => path.basename(file))).toHaveLength(
      kind === 'art' ? 2 : 1,
    );
  });
});

it.each([
  ['PDFs and previews', ['scripts/sheets/build-pdfs.ts', 'scripts/sheets/draw-previews.ts'], drawingCode],
  ['social pictures', ['scripts/outputs/social-picture.ts'], coverCode],
  ['advice', ['scripts/lees/check-texts.ts'], adviceCode],
])('the code that %s are declared to be made by is all that makes them', (_name, makers, declared) => {
  const others = reachedFrom(makers).filter(
    (file) => !declared.some((place) => file.startsWith(`${place}/`)),
  );
  expect(others.filter((file) => !file.startsWith('scripts/keep/'))).toEqual([]);
});

it('nothing but addresses.ts, and the file of the one address that every page brings along, writes where something of the site is', () => {
  const written = Object.values({ ...addresses, ...siteFiles, ...iconFiles, workerFile }).map((address) =>
    typeof address === 'string' ? address : address('x' as never),
  );
  const names = [...new Set([...written.map((one) => one.split(/[/#]/)[1]), folders.assets])].filter(Boolean);
  const address = new RegExp(
    `(?<![\\w.-])/(${names.join('|').replaceAll('.', '\\.')})(?![\\w-])|\\}${folders.assets}/`,
  );
  const writers = [...code].filter(([, text]) =>
    address.test(text.replace(/^\s*(\/\*.*?\*\/|\/\/.*?$)/gms, '')),
  );
  expect(names).toContain('artikelen');
  expect(writers.map(([file]) => file)).toEqual(['src/model/addresses.ts', 'src/model/worker-file.ts']);
});

it('tokens are named in style sheets alone: in a page they have shorter names', () => {
  const namers = [...code].filter(([file, text]) => file.startsWith('src/') && /var\(--[a-z]/.test(text));
  expect(namers.map(([file]) => file)).toEqual([]);
});

it('no unit test opens what writers wrote, but those of scripts/editor, which tests/other-content takes along', async () => {
  const opens =
    /(?:\b(?:read\w*|cp|join|resolve)\(\s*['"`]|\.\.\/)content(?:['"`]|\/(?:artikelen|oefeningen|site|tips|paginas)\b)/;
  const unitTests = files.filter((file) => /^(src|scripts)\/.*\.test\.tsx?$/.test(file));
  const texts = await Promise.all(unitTests.map((file) => readFile(file, 'utf8')));
  const openers = unitTests.filter((_file, place) => opens.test(texts[place] ?? ''));
  expect(new Set(openers.map((file) => path.dirname(file)))).toEqual(new Set(['scripts/editor']));
});

it("the site's addresses stand in one file", async () => {
  const { url, email, pictureBook } = (await readRealContent()).site;
  const secrets = [new URL(url).host, email, new URL(pictureBook.url).host];
  const texts = files.filter((file) => !/\.(png|woff2?|ico)$/.test(file));
  const holders = await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(file, 'utf8');
      return secrets.some((secret) => text.includes(secret)) ? [file] : [];
    }),
  );
  expect(holders.flat()).toEqual(['content/site.yaml']);
});
