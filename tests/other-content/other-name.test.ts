import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContent } from '../../scripts/content/read-content.ts';
import { buildPatience, copyHouse, type HouseCopy, kept } from '../house-copy.ts';
import { listBuiltFiles } from '../site/built-site.ts';
import { readRealContent } from '../site/real-content.ts';

const name = 'Taal & Hoek';
const { site } = await readRealContent();
const oldName = new RegExp(site.name, 'i');

let house: HouseCopy;
let dist: string;

beforeAll(async () => {
  house = await copyHouse(kept);
  dist = path.join(house.folder, 'dist');
  const file = path.join(house.folder, 'content/site.yaml');
  const renamed = (await readFile(file, 'utf8'))
    .replace(/^name: .*$/m, `name: ${name}`)
    .replace(/^url: .*$/m, 'url: https://hoek.test')
    .replace(/^email: .*$/m, 'email: post@hoek.test');
  await writeFile(file, renamed);
  expect(await house.build()).toMatchObject({ code: 0 });
}, buildPatience);

afterAll(() => house?.remove());

it('with another name in site.yaml nothing that is published says the old one', async () => {
  const files = (await listBuiltFiles(dist)).filter((file) => !/\.(br|gz)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => oldName.test(file))).toEqual([]);
  const texts = files.map((file) => readFile(path.join(dist, file), 'latin1'));
  const saying = (await Promise.all(texts)).map((text, index) => (oldName.test(text) ? files[index] : []));
  expect(saying.flat()).toEqual([]);
});

it('what is on paper neither', async () => {
  const { content } = await readContent(path.join(house.folder, 'content'));
  const sheets = JSON.stringify([...(content?.sheets ?? [])]);
  expect(sheets).toContain(name);
  expect(sheets).not.toMatch(oldName);
});

it('pages say the new one', async () => {
  const read = (file: string) => readFile(path.join(dist, file), 'utf8');
  const escaped = name.replace('&', '&amp;');
  expect(await read('index.html')).toContain(`<title>${escaped}: `);
  expect(await read('over.html')).toMatch(new RegExp(`<h1[^>]*>Over ${escaped}</h1>`));
  expect(await read('licenties.txt')).toContain(`© ${site.copyrightYear} ${name}`);
});
