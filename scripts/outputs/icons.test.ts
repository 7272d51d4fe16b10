import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSite } from '../content/articles/article-for-tests.ts';
import { headLinks } from '../site/head-links.ts';
import { favicon, icons, writeIcons } from './icons.ts';
import { manifest } from './manifest.ts';
import { readTokens } from './tokens.ts';

const tokens = await readTokens();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
  await writeIcons(folder, tokens);
});

afterAll(() => rm(folder, { recursive: true }));

it.each(Object.values(icons))('$file is a small PNG of $size px', async ({ file, size }) => {
  const png = await readFile(path.join(folder, file));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  expect(png.length).toBeLessThan(20_000);
});

it('the icon that is asked for unasked holds a PNG', async () => {
  const ico = await readFile(path.join(folder, favicon.file));
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, favicon.size, favicon.size]);
  const start = ico.readUInt32LE(18);
  expect(ico.subarray(start + 1, start + 4).toString()).toBe('PNG');
  expect(ico.length - start).toBe(ico.readUInt32LE(14));
});

it('the head and the manifest name only icons that are written, below the base', async () => {
  const { icons: named, ...app } = JSON.parse(manifest(testSite, '/taalhoek/', tokens)) as {
    icons: { src: string }[];
    start_url: string;
    scope: string;
    id: string;
  };
  const linked = headLinks('/taalhoek/', tokens)
    .filter(({ attrs }) => String(attrs?.rel).endsWith('icon'))
    .map(({ attrs }) => String(attrs?.href));
  for (const address of [...named.map(({ src }) => src), ...linked]) {
    expect(address).toMatch(/^\/taalhoek\//);
    expect((await readFile(path.join(folder, path.basename(address)))).length).toBeGreaterThan(0);
  }
  expect([app.id, app.start_url, app.scope]).toEqual(['/taalhoek/', '/taalhoek/', '/taalhoek/']);
});

it('the browser around the page has the colour of its paper, by day and by night', () => {
  const colours = headLinks('/', tokens).filter(({ attrs }) => attrs?.name === 'theme-color');
  expect(colours.map(({ attrs }) => attrs?.content)).toEqual([tokens.paper.light, tokens.paper.dark]);
  expect(tokens.paper.light).not.toBe(tokens.paper.dark);
});
