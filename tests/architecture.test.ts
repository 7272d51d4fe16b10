import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent } from '../scripts/content/read-content.ts';
import { addresses, folders, iconFiles, files as siteFiles, workerFile } from '../src/model/addresses.ts';

const ignored = /^(node_modules|dist|\.git|\.cache|src\/generated|\.vite-react-ssg-temp)(\/|$)/;

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

function importsOf(file: string): string[] {
  const found = code.get(file)?.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g) ?? [];
  return [...found].map(([, name = '']) =>
    name.startsWith('.') ? path.join(path.dirname(file), name) : name,
  );
}

/** Who may import whom: `model ← sheets ← components ← islands ← pages`, and `scripts → model, sheets`. */
const rules: { room: RegExp; mayNot: RegExp }[] = [
  { room: /^src\/model\//, mayNot: /^(src\/(?!model\/)|scripts\/|react|node:|pdfkit)/ },
  { room: /^src\/sheets\//, mayNot: /^(src\/(?!model\/|sheets\/)|scripts\/|react|node:|pdfkit)/ },
  {
    room: /^src\/components\//,
    mayNot: /^(src\/(pages|islands|routes|starter)|scripts\/|node:|pdfkit)/,
  },
  { room: /^src\/islands\//, mayNot: /^(src\/(pages|routes|starter|content)|react-router|scripts\/|node:)/ },
  { room: /^src\/pages\//, mayNot: /^(src\/(routes|generated|starter)|scripts\/|node:|pdfkit)/ },
  { room: /^src\/(?!read-article)/, mayNot: /^(scripts\/|tests\/|node:)/ },
  { room: /^src\/(?!routes)/, mayNot: /^src\/read-article/ },
  { room: /^scripts\//, mayNot: /^(src\/(pages|components|islands|routes|starter|content)|tests\/)/ },
];

function openersOf(files: RegExp): string[] {
  return [...code]
    .filter(([file, text]) => /^src\/.*(?<!\.d)\.tsx?$/.test(file) && files.test(text))
    .map(([file]) => file);
}

describe('who imports whom', () => {
  it.each(rules)('$room keeps to its side of the house', ({ room, mayNot }) => {
    const inRoom = [...code.keys()].filter((file) => room.test(file));
    const broken = inRoom.flatMap((file) =>
      importsOf(file)
        .filter((name) => mayNot.test(name))
        .map((name) => `${file} imports ${name}`),
    );
    expect(inRoom.length).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  });

  it('only content.ts opens the generated texts', () => {
    expect(openersOf(/generated\/[a-z/*]*\.json/)).toEqual(['src/content.ts']);
  });

  it.each(['art', 'pictures', 'previews'])('one file opens the generated %s', (kind) => {
    expect(openersOf(new RegExp(`generated/${kind}/`)).map((file) => path.basename(file))).toHaveLength(
      kind === 'art' ? 2 : 1,
    );
  });
});

it('no other file than addresses.ts writes where something of the site is', () => {
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
  expect(writers.map(([file]) => file)).toEqual(['src/model/addresses.ts']);
});

it("the site's addresses stand in one file", async () => {
  const result = await readContent('content');
  if (!result.content) throw new Error('The content of the project has problems');
  const { url, email, pictureBook } = result.content.site;
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
