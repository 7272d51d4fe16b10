import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, waitForIslands } from './browser.ts';
import { distFolder, listBuiltFiles, listRoutes } from './built-site.ts';
import { readRealContent } from './real-content.ts';

const { open, visit, address } = openBrowser();
const routes = await listRoutes();
const files = await listBuiltFiles();
const { articles } = await readRealContent();
const anArticle = `/artikelen/${articles[0]?.slug}`;
const onlyRead = ['/', anArticle, '/tips', '/oefeningen', '/over'];

/** The page as a tree: comments and split texts say nothing. */
function describeMain(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const describeTree = (node: Node): unknown[] => {
      const parts: unknown[] = [];
      for (const child of node.childNodes) {
        if (child instanceof Element) {
          const attributes = [...child.attributes].map(({ name, value }) => `${name}=${value}`).sort();
          parts.push([child.tagName, ...attributes].join(' '), describeTree(child));
        } else if (child instanceof Text && typeof parts.at(-1) === 'string')
          parts.push(parts.pop() + child.data);
        else if (child instanceof Text) parts.push(child.data);
      }
      return parts;
    };
    return describeTree(document.body);
  });
}

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  );

/** All the files that a script brings along, itself included. */
async function moduleGraph(script: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(script)) return seen;
  seen.add(script);
  const code = await readFile(path.join(distFolder, script), 'utf8');
  const imported = [...code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)];
  for (const [, name = ''] of imported) await moduleGraph(`assets/${name}`, seen);
  return seen;
}

describe.each([
  ['America/Los_Angeles', routes],
  ['Pacific/Kiritimati', ['/', '/artikelen', anArticle]],
])('in %s', (timezoneId, visited) => {
  it.each(visited)('%s stays as it came, and says nothing on the console', async (route) => {
    const { page, said } = await visit(route, { timezoneId });
    const alive = await describeMain(page);
    await waitForIslands(page);
    expect(await describeMain(page)).toEqual(alive);
    expect(said).toEqual([]);
  });
});

describe('a page that is only read', () => {
  it.each(onlyRead)('%s asks for no script but the starter, whatever a visitor does', async (route) => {
    const { page } = await visit(`${route}?utm_source=brief&fbclid=1`, { hasTouch: true });
    const [starter, ...others] = await scriptsOf(page);
    for (const link of await page.locator('a:visible').all()) {
      await link.dispatchEvent('pointerover');
      await link.dispatchEvent('touchstart');
      await link.focus();
    }
    await page.keyboard.type('rijm');
    for (const box of await page.locator('input:visible, summary:visible').all()) await box.click();
    await page.waitForLoadState('networkidle');
    expect(await scriptsOf(page)).toEqual([starter]);
    expect(others).toEqual([]);
  });

  it('has no React in what its starter brings along', async () => {
    const starter = files.find((file) => /^assets\/starter-.*\.js$/.test(file)) ?? '';
    const texts = await Promise.all(
      [...(await moduleGraph(starter))].map((file) => readFile(path.join(distFolder, file), 'utf8')),
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => /react/i.test(text))).toEqual([]);
  });

  it.each(onlyRead)('%s carries no data for a script', async (route) => {
    const { page } = await visit(route);
    expect(await page.locator('script[type="application/json"]').count()).toBe(0);
  });
});

it('no script of a browser holds a check of the content', async () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(distFolder, file), 'utf8')));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((_, index) => texts[index]?.includes('valibot'))).toEqual([]);
});

describe('without JavaScript', () => {
  it.each(routes)('%s can be read', async (route) => {
    const { page, said } = await visit(route, { javaScriptEnabled: false });
    expect(await page.locator('h1').count()).toBe(1);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
    expect(said).toEqual([]);
  });

  it('all articles are listed, and no dead control is shown', async () => {
    const { page } = await visit('/artikelen', { javaScriptEnabled: false });
    expect(await page.locator('main h2 a[href^="/artikelen/"]').count()).toBe(articles.length);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    expect(await page.getByRole('button').count()).toBe(0);
  });

  it('what is not there shows the general 404 page', async () => {
    const { page } = await visit('/artikelen/bestaat-niet', { javaScriptEnabled: false });
    expect(await page.locator('h1').allInnerTexts()).toEqual(['404']);
  });
});

describe('a page that is made ahead of the click', () => {
  it('does nothing of a visit before it is shown', async () => {
    const { page } = await open({ serviceWorkers: 'allow' });
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true });
    });
    await page.goto(`${address()}/artikelen`, { waitUntil: 'networkidle' });
    const state = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        focus: document.activeElement?.tagName,
      }));
    expect(await scriptsOf(page)).toHaveLength(1);
    expect(await state()).toEqual({ workers: 0, focus: 'BODY' });
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await waitForIslands(page);
    await expect.poll(async () => (await state()).workers).toBe(1);
  });
});

it('an error in an island is shown in its place, and the rest of the page stays', async () => {
  const { page } = await open();
  await page.route('**/artikelen', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('"title":"', '"title":null,"x":"');
    await route.fulfill({ response, body: html });
  });
  await page.goto(`${address()}/artikelen`);
  await page.getByRole('alert').getByText('Unexpected Application Error!').waitFor();
  expect(await page.getByRole('alert').innerText()).toMatch(/null/);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('footer').count()).toBe(1);
});
