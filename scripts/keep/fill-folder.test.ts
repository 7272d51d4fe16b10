import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillFolder } from './fill-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fill-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('writes what is new and takes away what no longer belongs', async () => {
  for (const name of ['muis.svg', 'oud.svg']) await writeFile(path.join(folder, name), 'oud');
  fillFolder(
    folder,
    new Map([
      ['huis.svg', 'huis'],
      ['muis.svg', 'muis'],
    ]),
  );
  expect((await readdir(folder)).sort()).toEqual(['huis.svg', 'muis.svg']);
  expect(await readFile(path.join(folder, 'muis.svg'), 'utf8')).toBe('muis');
});

it('leaves a file alone that stays the same, so that a page in development is not loaded anew', async () => {
  const files = new Map([['huis.svg', 'huis']]);
  fillFolder(folder, files);
  const { mtimeMs } = await stat(path.join(folder, 'huis.svg'));
  fillFolder(folder, files);
  expect((await stat(path.join(folder, 'huis.svg'))).mtimeMs).toBe(mtimeMs);
});
