import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFiles } from './compress-files.ts';

const text = 'muis, huis, kluis. '.repeat(200);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
  await mkdir(path.join(folder, 'artikelen'));
  await writeFile(path.join(folder, 'artikelen/rijm.html'), text);
});

afterEach(() => rm(folder, { recursive: true }));

const read = (name: string) => readFile(path.join(folder, name));

it('puts two compressed files beside a text, and other ones beside another text', async () => {
  for (const version of [text, `${text}!`]) {
    await writeFile(path.join(folder, 'artikelen/rijm.html'), version);
    await compressFiles(folder);
    expect(brotliDecompressSync(await read('artikelen/rijm.html.br')).toString()).toBe(version);
    expect(gunzipSync(await read('artikelen/rijm.html.gz')).toString()).toBe(version);
  }
});

it('leaves alone what is small, and what is compressed by nature', async () => {
  await writeFile(path.join(folder, 'robots.txt'), 'Allow: /');
  await writeFile(path.join(folder, 'blad.pdf'), text);
  await compressFiles(folder);
  expect((await readdir(folder)).sort()).toEqual(['artikelen', 'blad.pdf', 'robots.txt']);
});

it('tells no time in a gzip file', async () => {
  await compressFiles(folder);
  expect((await read('artikelen/rijm.html.gz')).readUInt32LE(4)).toBe(0);
});
