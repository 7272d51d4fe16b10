import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { labelOf, openShelf } from './shelf.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shelf-'));
});

afterEach(() => rm(folder, { recursive: true }));

const make = vi.fn(() => Buffer.from('een muis'));

/** What a build gets that asks for one thing, and whether it had to be made. */
async function build(...ingredients: string[]): Promise<{ got: string; made: boolean }> {
  make.mockClear();
  const shelf = openShelf(folder);
  const got = (await shelf.take(labelOf(...ingredients), make)).toString();
  shelf.clear();
  return { got, made: make.mock.calls.length > 0 };
}

it('gives the next build what this one made of the same', async () => {
  expect(await build('kaas')).toEqual({ got: 'een muis', made: true });
  expect(await build('kaas')).toEqual({ got: 'een muis', made: false });
});

it('makes anew what is made of something else', async () => {
  await build('ab', 'c');
  expect((await build('a', 'bc')).made).toBe(true);
});

it.each([
  ['damaged', (kept: Buffer) => Buffer.concat([kept.subarray(0, -1), Buffer.from('x')])],
  ['cut off', (kept: Buffer) => kept.subarray(0, 20)],
  ['empty', () => Buffer.alloc(0)],
])('makes anew what is %s', async (_what, damage) => {
  await build('kaas');
  const [name = ''] = await listFiles();
  const file = path.join(folder, name);
  await writeFile(file, damage(await readFile(file)));
  expect(await build('kaas')).toEqual({ got: 'een muis', made: true });
  expect(await build('kaas')).toEqual({ got: 'een muis', made: false });
});

it('keeps no more than the last build asked for', async () => {
  await build('kaas');
  await build('brood');
  expect(await listFiles()).toHaveLength(1);
});

async function listFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => name.includes(path.sep));
}
