import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetUnused, kept } from './kept.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-'));
});
afterEach(() => rm(folder, { recursive: true }));

const make = vi.fn((text: string) => Buffer.from(text));
beforeEach(() => {
  make.mockClear();
});

const keep = async (...ingredients: string[]) =>
  String(await kept(ingredients, () => make(ingredients.join('+')), folder));
const listFiles = async () => (await readdir(folder)).map((name) => path.join(folder, name));

it('makes a thing once of the same, and another of anything else', async () => {
  expect([await keep('ab', 'c'), await keep('ab', 'c')]).toEqual(['ab+c', 'ab+c']);
  expect(make).toHaveBeenCalledTimes(1);
  expect([await keep('a', 'bc'), await keep('abc')]).toEqual(['a+bc', 'abc']);
  expect(await listFiles()).toHaveLength(3);
});

it('makes again what is damaged, cut off or empty, wherever it is', async () => {
  const text = 'muis in huis';
  await keep(text);
  const [file = ''] = await listFiles();
  const whole = await readFile(file);
  const flips = [...whole.keys()].map((place) => {
    const damaged = Buffer.from(whole);
    damaged[place] = 255 - (damaged[place] ?? 0);
    return damaged;
  });
  const cuts = [...whole.keys()].map((length) => whole.subarray(0, length));
  for (const damaged of [...flips, ...cuts]) {
    await writeFile(file, damaged);
    expect(await keep(text)).toBe(text);
    expect(await readFile(file)).toEqual(whole);
  }
});

it('makes a thing again where a folder stands in its place, and keeps it then', async () => {
  await keep('huis');
  const [file = ''] = await listFiles();
  await rm(file);
  await mkdir(path.join(file, 'diep'), { recursive: true });
  await mkdir(`${file}.${process.pid}`);
  expect([await keep('huis'), await keep('huis')]).toEqual(['huis', 'huis']);
  expect(make).toHaveBeenCalledTimes(2);
});

it('makes what is asked for where nothing can be kept', async () => {
  await writeFile(path.join(folder, 'kept'), 'een bestand');
  const asked = () => kept(['huis'], () => make('huis'), path.join(folder, 'kept'));
  expect([String(await asked()), String(await asked())]).toEqual(['huis', 'huis']);
  expect(() => forgetUnused(path.join(folder, 'kept'))).not.toThrow();
  expect(() => forgetUnused(path.join(folder, 'nergens'))).not.toThrow();
});

it('makes a thing that is asked for twice at once without harm', async () => {
  expect(await Promise.all([keep('huis'), keep('huis')])).toEqual(['huis', 'huis']);
  expect(await listFiles()).toHaveLength(1);
});

it('forgets what was not asked for in two weeks', async () => {
  await keep('oud');
  await keep('gebruikt');
  const longAgo = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000);
  for (const file of await listFiles()) await utimes(file, longAgo, longAgo);
  await keep('gebruikt');
  forgetUnused(folder);
  make.mockClear();
  expect([await keep('gebruikt'), await keep('oud')]).toEqual(['gebruikt', 'oud']);
  expect(make).toHaveBeenCalledTimes(1);
});
