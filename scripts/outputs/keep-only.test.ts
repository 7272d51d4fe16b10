import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { keepOnly } from './keep-only.ts';

it('takes away what was not written this time', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keep-'));
  await Promise.all(
    ['muis.svg', 'huis.svg', 'oud.svg'].map((name) => writeFile(path.join(folder, name), '')),
  );
  await keepOnly(folder, ['huis.svg', 'muis.svg', 'nieuw.svg']);
  expect((await readdir(folder)).sort()).toEqual(['huis.svg', 'muis.svg']);
  await rm(folder, { recursive: true });
});
