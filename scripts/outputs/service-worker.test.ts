import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeServiceWorker } from './service-worker.ts';

let folder: string;
let worker: string;

const published = [
  'index.html',
  'artikelen.html',
  'artikelen/muis.html',
  'artikelen/muis.html.br',
  'offline.html',
  '404.html',
  'assets/app-1.js',
  'assets/app-1.js.gz',
  'assets/muis-1.svg',
  'assets/andika-1.woff2',
  'afbeeldingen/muis.png',
  'oefeningen/rijm-bingo.pdf',
  'covers/rijm.png',
  'icon-512.png',
  'feed.xml',
  '_headers',
];

async function publish(name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function writeWorker(base = '/'): Promise<string> {
  await writeServiceWorker(folder, base);
  return readFile(path.join(folder, 'sw.js'), 'utf8');
}

function keptBy(text: string): { url: string; revision: string | null }[] {
  return JSON.parse(text.match(/\[\{"revision".*?\}\]/)?.[0] ?? '[]');
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  await Promise.all(published.map((name) => publish(name, name)));
  await publish('assets/reader-1.js', ' '.repeat(500_000));
  worker = await writeWorker();
});

afterAll(() => rm(folder, { recursive: true }));

it('keeps the pages at the addresses that visitors know, and what they show and run', () => {
  expect(keptBy(worker).map(({ url }) => url)).toEqual([
    './',
    'afbeeldingen/muis.png',
    'artikelen',
    'artikelen/muis',
    'assets/andika-1.woff2',
    'assets/app-1.js',
    'assets/muis-1.svg',
    'offline',
  ]);
});

it('fetches again only what has changed', async () => {
  const before = keptBy(worker);
  await publish('artikelen/muis.html', 'een ander verhaal');
  const after = keptBy(await writeWorker());
  const changed = after.filter(({ url, revision }, place) => {
    expect(url).toBe(before[place]?.url);
    return revision !== before[place]?.revision;
  });
  expect(changed.map(({ url }) => url)).toEqual(['artikelen/muis']);
  await publish('artikelen/muis.html', 'artikelen/muis.html');
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
