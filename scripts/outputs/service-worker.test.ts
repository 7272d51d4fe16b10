import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleScript } from '../site/bundle.ts';
import { workerSource } from '../site/own-scripts.ts';
import { stampPage } from '../site/stamp-page.ts';
import { fillServiceWorker } from './service-worker.ts';

let folder: string;
let worker: string;

/** Newest first: more than are kept. */
const articles = ['een', 'twee', 'drie', 'vier', 'vijf'].map((name) => ({ slug: `verhaal-${name}` }));
const content = { articles, pages: { home: { featured: ['verhaal-vijf', 'verhaal-een'] } } };
const page =
  '<script src="/assets/starter-1.js"></script><style>@font-face{src:url(/assets/andika-1.woff2)}</style>';

/** Signed as the build does it. */
async function publish(name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, name.endsWith('.html') ? stampPage(text, `/${name}`) : text);
}

async function writeWorker(base = '/'): Promise<string> {
  await publish('sw.js', await bundleScript(workerSource, base));
  await fillServiceWorker(folder, content);
  return readFile(path.join(folder, 'sw.js'), 'utf8');
}

function keptBy(text: string): { url: string; revision: string | null }[] {
  return JSON.parse(text.match(/\[\{"revision".*?\}\]/)?.[0] ?? '[]');
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  const shell = ['index', 'artikelen', 'tips', 'oefeningen', 'over', 'offline'];
  await Promise.all(shell.map((name) => publish(`${name}.html`, page)));
  await publish('tips.html', `${page}<img src="/assets/muis-1.svg"><img src="/assets/wand-1.svg">`);
  await Promise.all(articles.map(({ slug }) => publish(`artikelen/${slug}.html`, page)));
  await publish('artikelen/verhaal-vier.html', `${page}<img src="/assets/oud-1.svg">`);
  const others = ['404.html', 'index.html.br', 'feed.xml', 'oefeningen/rijm-bingo.pdf', 'covers/rijm.png'];
  const named = ['assets/starter-1.js', 'assets/muis-1.svg', 'assets/oud-1.svg', 'assets/island-1.js'];
  await Promise.all([...others, ...named].map((name) => publish(name, name)));
  await publish('assets/wand-1.svg', ' '.repeat(20_000));
  await publish('assets/andika-1.woff2', ' '.repeat(20_000));
  worker = await writeWorker();
});

afterAll(() => rm(folder, { recursive: true }));

it('keeps the shell and the articles that Home leads to at the addresses that visitors know, then what they show', () => {
  expect(keptBy(worker).map(({ url }) => url)).toEqual([
    './',
    'artikelen',
    'tips',
    'oefeningen',
    'over',
    'offline',
    ...['verhaal-vijf', 'verhaal-een', 'verhaal-twee', 'verhaal-drie'].map((slug) => `artikelen/${slug}`),
    'assets/starter-1.js',
    'assets/andika-1.woff2',
    'assets/muis-1.svg',
  ]);
});

it('fetches again only what has changed', async () => {
  const before = keptBy(worker);
  await publish('artikelen/verhaal-een.html', `${page}een ander verhaal`);
  const after = keptBy(await writeWorker());
  const changed = after.filter(({ url, revision }, place) => {
    expect(url).toBe(before[place]?.url);
    return revision !== before[place]?.revision;
  });
  expect(changed.map(({ url }) => url)).toEqual(['artikelen/verhaal-een']);
  await publish('artikelen/verhaal-een.html', page);
});

it('is the same file for the same site', async () => {
  expect(await writeWorker()).toBe(worker);
});

it('knows where the site lives', async () => {
  expect(await writeWorker('/taalhoek/')).toContain('/taalhoek/');
  expect(worker).not.toContain('/taalhoek/');
});

it('stores nothing but caches, and leaves no map of itself', () => {
  expect(worker).not.toMatch(/indexedDB|localStorage|cookie|sourceMappingURL/);
});
