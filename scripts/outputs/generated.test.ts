import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ArticleSummary } from '../../src/model/article.ts';
import { makeSmallContent } from '../../tests/fixtures/small-content.ts';
import { formatProblems } from '../content/problems/report.ts';
import { readContent } from '../content/read-content.ts';
import { writeData } from './generated.ts';
import { robots } from './robots.ts';
import { searchData } from './search-data.ts';
import { sitemap } from './sitemap.ts';

const smallContent = await makeSmallContent();
const { content, problems = [] } = await readContent(smallContent);
await rm(dirname(smallContent), { recursive: true });
if (!content) throw new Error(formatProblems(problems));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gemaakt-'));
});
afterEach(() => rm(folder, { recursive: true }));

const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));

it('writes one small file an article, and a list without their bodies', async () => {
  writeData(content, folder);
  const list = await read('lists/articles.json');
  expect(list).toHaveLength(content.articles.length);
  expect(Object.keys(list[0])).toEqual([
    'slug',
    'title',
    'category',
    'drawing',
    'summary',
    'datePublished',
    'wordCount',
  ]);
  for (const article of content.articles)
    expect(await read(`articles/${article.slug}.json`)).toMatchObject(article);
  expect(await read('texts/site.json')).toEqual(content.site);
  expect(await read('texts/pages.json')).toEqual(content.pages);
  expect(await read('texts/tips.json')).toEqual(content.tips);
  expect(await read('texts/exercises.json')).toMatchObject(content.exercises);
});

it('tells an exercise which articles lead to it, no more than the three newest', async () => {
  const [article] = content.articles;
  const [bingo, other] = content.exercises;
  if (!article || !bingo || !other) throw new Error('there are articles and exercises');
  const articles = ['d', 'c', 'b', 'a'].map((slug) => ({ ...article, slug, exercises: [bingo.slug] }));
  writeData({ ...content, articles }, folder);
  const leading: Record<string, ArticleSummary[]> = await read('lists/leading-to-exercises.json');
  expect(leading[bingo.slug]?.map(({ slug }) => slug)).toEqual(['d', 'c', 'b']);
  expect(leading[other.slug]).toEqual([]);
});

it('tells of an exercise what its pages are, and which are used together', () => {
  const { pages, preview, sheetPages, parts } = content.exercises[0] ?? {};
  expect(sheetPages).toHaveLength(pages ?? 0);
  expect(preview).toBeGreaterThan(2);
  expect(sheetPages?.slice(0, 2).map(({ name }) => name)).toEqual(['In het kort', 'Zo speel je']);
  expect(parts?.[0]).toMatchObject({ first: 1, last: 2 });
  expect(parts?.at(-1)).toMatchObject({ first: pages, last: pages });
});

it('leaves alone what stays the same, and removes what nobody asks for', async () => {
  writeData(content, folder);
  const before = await stat(join(folder, 'lists/articles.json'));
  await writeFile(join(folder, 'articles/oud-artikel.json'), '{}');
  await writeFile(join(folder, 'texts/tips.json'), '[]');
  writeData(content, folder);
  expect((await stat(join(folder, 'lists/articles.json'))).ino).toBe(before.ino);
  expect((await stat(join(folder, 'lists/articles.json'))).mtimeMs).toBe(before.mtimeMs);
  expect(await readdir(join(folder, 'articles'))).toHaveLength(content.articles.length);
  expect(await read('texts/tips.json')).toEqual(content.tips);
});

it('lists every address once, with the day an article changed', () => {
  const [first, ...others] = content.articles.map(({ dateModified: _, ...article }) => article);
  if (!first) throw new Error('there are articles');
  const [xml = ''] = [
    ...sitemap({ ...content, articles: [{ ...first, dateModified: '2031-02-03' }, ...others] }).values(),
  ];
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(address?.startsWith(`${content.site.url}/`)).toBe(true);
  expect(xml).toContain(`/artikelen/${first.slug}</loc><lastmod>2031-02-03</lastmod>`);
  expect(xml).toContain('/artikelen</loc><lastmod>2031-02-03</lastmod>');
  expect(xml).toContain(`/artikelen/${others[0]?.slug}</loc><lastmod>${others[0]?.datePublished}</lastmod>`);
  expect(xml).toContain('/tips</loc></url>');
});

it('names every page of a long list', () => {
  const [article] = content.articles;
  if (!article) throw new Error('there are articles');
  const articles = Array.from({ length: 60 }, (_, place) => ({ ...article, slug: `artikel-${place}` }));
  const [xml = ''] = [...sitemap({ ...content, articles }).values()];
  const listed = [...xml.matchAll(/<loc>[^<]*(\/artikelen\/pagina\/.*?)<\/loc><lastmod>/g)].map(
    ([, path]) => path,
  );
  expect(listed).toEqual(['/artikelen/pagina/2', '/artikelen/pagina/3']);
});

it('parts a list that is too long for one file, and lists the parts', () => {
  const parts = sitemap(content, 4);
  const [whole = ''] = [...sitemap(content).values()];
  const entries = (xml: string) => xml.split('\n').filter((line) => line.startsWith('  <url>'));
  const [index = '', ...others] = [...parts.values()];
  const names = Array.from({ length: others.length }, (_, place) => `/sitemap-${place + 1}.xml`);
  expect([...parts.keys()]).toEqual(['/sitemap.xml', ...names]);
  expect([...index.matchAll(/<sitemap><loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
    names.map((name) => content.site.url + name),
  );
  expect(others.every((xml) => entries(xml).length <= 4)).toBe(true);
  expect(others.flatMap(entries)).toEqual(entries(whole));
});

it('tells robots where the list is', () => {
  expect(robots(content.site)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${content.site.url}/sitemap.xml\n`);
});

it('offers what can be searched, with all that the list shows of it', async () => {
  writeData(content, folder);
  const list = await read('lists/articles.json');
  expect(JSON.parse(searchData(content))).toEqual(
    list.map((summary: ArticleSummary) => ({
      ...summary,
      address: `${content.site.url}/artikelen/${summary.slug}`,
    })),
  );
});
