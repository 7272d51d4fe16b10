import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressAhead, compressFiles } from './compress-files.ts';

const text = 'muis, huis, kluis. '.repeat(200);
let room: string;
let folder: string;
let cache: string;

beforeEach(async () => {
  room = await mkdtemp(path.join(tmpdir(), 'compress-'));
  folder = path.join(room, 'dist');
  cache = path.join(room, 'cache');
  await mkdir(path.join(folder, 'artikelen'), { recursive: true });
  await writeFile(path.join(folder, 'artikelen/rijm.html'), text);
});

afterEach(() => rm(room, { recursive: true }));

const read = (name: string) => readFile(path.join(folder, name));

it('puts two compressed files beside a text', async () => {
  await compressFiles(folder, cache);
  expect(brotliDecompressSync(await read('artikelen/rijm.html.br')).toString()).toBe(text);
  expect(gunzipSync(await read('artikelen/rijm.html.gz')).toString()).toBe(text);
});

it('leaves alone what is small, and what is compressed by nature', async () => {
  await writeFile(path.join(folder, 'robots.txt'), 'Allow: /');
  await writeFile(path.join(folder, 'blad.pdf'), text);
  await compressFiles(folder, cache);
  expect((await readdir(folder)).sort()).toEqual(['artikelen', 'blad.pdf', 'robots.txt']);
});

it('compresses ahead until it is told to stop', async () => {
  const files = ['een', 'twee', 'drie'].map((name) => path.join(room, `${name}.svg`));
  await Promise.all(files.map((file) => writeFile(file, file + text)));
  const enough = new AbortController();
  await compressAhead(files.slice(0, 2), cache, enough.signal);
  const shelved = await weigh(cache);
  enough.abort();
  await compressAhead(files, cache, enough.signal);
  expect(await weigh(cache)).toBe(shelved);
  await compressAhead(files, cache, new AbortController().signal);
  expect(await weigh(cache)).toBeGreaterThan(shelved);
});

it('tells no time in a gzip file', async () => {
  await compressFiles(folder, cache);
  expect((await read('artikelen/rijm.html.gz')).readUInt32LE(4)).toBe(0);
});

it('compresses anew what changed, and forgets in time what is gone', async () => {
  await compressFiles(folder, cache);
  const one = await weigh(cache);
  for (const version of ['!', '?', '.', ';']) {
    await writeFile(path.join(folder, 'artikelen/rijm.html'), text + version);
    await compressFiles(folder, cache);
    expect(brotliDecompressSync(await read('artikelen/rijm.html.br')).toString()).toBe(text + version);
  }
  expect(await weigh(cache)).toBeLessThan(3 * one);
});

async function weigh(shelf: string): Promise<number> {
  const sizes = (await readdir(shelf)).map(async (name) => (await stat(path.join(shelf, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
