import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isLink, recoverFolder, replaceFolder } from './replace-folder.ts';

let home: string;
const current = () => path.join(home, 'dist');
const said = () => readFile(path.join(current(), 'index.html'), 'utf8');

async function make(name: string, text: string): Promise<string> {
  const folder = path.join(home, name);
  await mkdir(folder);
  await writeFile(path.join(folder, 'index.html'), text);
  return folder;
}

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'replace-'));
});
afterEach(() => rm(home, { recursive: true }));

it.each([[[]], [['dist']]])('puts the new folder in place where there is %s', async (there) => {
  for (const name of there) await make(name, 'oud');
  await replaceFolder(await make('vers', 'nieuw'), current());
  expect(await said()).toBe('nieuw');
  expect(await readdir(home)).toEqual(['dist']);
});

it('brings the old folder back of a build that was broken off between its two steps', async () => {
  await make('dist', 'oud');
  const fresh = path.join(home, 'nooit gemaakt');
  await expect(replaceFolder(fresh, current())).rejects.toThrow('ENOENT');
  await recoverFolder(current());
  expect(await said()).toBe('oud');
  expect(await readdir(home)).toEqual(['dist']);
});

it('clears away what a build that was broken off after them put aside', async () => {
  await make('dist', 'oud');
  await rename(current(), `${current()}-old`);
  await make('dist', 'nieuw');
  await recoverFolder(current());
  expect(await said()).toBe('nieuw');
  expect(await readdir(home)).toEqual(['dist']);
});

it('knows a folder from the way to one, wherever that leads', async () => {
  await symlink(await make('elders', 'oud'), current(), 'junction');
  expect(await isLink(current())).toBe(true);
  expect(await isLink(path.join(home, 'elders'))).toBe(false);
  expect(await isLink(path.join(home, 'nergens'))).toBe(false);
});
