import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../src/islands/waking/texts.ts';
import { hasBoard, isSetKind } from '../src/packs/loaders.ts';
import { countAskedWorkers, openBrowser } from './browsers/browser.ts';
import { waitForIslands } from './browsers/wait-for-islands.ts';
import { distFolder, fileOfRoute, listBuiltFiles, listRoutes, pathTo, readBuilt } from './site/built-site.ts';
import { listImported } from './site/imported-scripts.ts';
import { listKinds } from './site/kinds-of-pages.ts';
import { readRealContent } from './site/real-content.ts';

const { open, openForAll, visit, address } = openBrowser();
const routes = await listRoutes();
const files = await listBuiltFiles();
const kinds = await listKinds();
const { articles, lessons, material } = await readRealContent();
/** Of these a visitor can make a set or open a board, by islands that wake when they are opened. */
const withClosedIslands = material.games
  .filter(({ pack }) => isSetKind(pack) || hasBoard(pack))
  .map(({ exercise }) => `/oefeningen/${exercise.slug}`);
/** Of these a visitor can print the week. */
const withWeeks = routes.filter((route) => route.startsWith('/oefeningen/klank/'));
const withThemes = routes.filter((route) => route.startsWith('/themas/'));
/** Of these a visitor can copy the letter. */
const withLetters = lessons.map(({ slug }) => `/lessen/${slug}`);
const withSet = `/oefeningen/${material.games.find(({ pack }) => isSetKind(pack))?.exercise.slug}`;
const anArticle = `/artikelen/${articles[0]?.slug}`;
/** The list of articles stands on more than one page where it is long. */
const listPages = routes.filter((route) => /^\/artikelen(\/pagina\/\d+)?$/.test(route));
const onlyRead = ['/', anArticle, '/oefeningen', '/over'];

/** A page as a tree, in which comments and split texts say nothing. */
function describePage(page: Page, html?: string): Promise<unknown> {
  return page.evaluate((text) => {
    const describeTree = (node: Node): unknown[] => {
      const parts: unknown[] = [];
      for (const child of node.childNodes) {
        if (child instanceof Element) {
          const attributes = [...child.attributes].map(({ name, value }) => `${name}=${value}`).sort();
          // Read as text where there are scripts, and as elements where there are none.
          const within = child.tagName === 'NOSCRIPT' ? [child.innerHTML] : describeTree(child);
          parts.push([child.tagName, ...attributes].join(' '), within);
        } else if (child instanceof Text && typeof parts.at(-1) === 'string')
          parts.push(parts.pop() + child.data);
        else if (child instanceof Text) parts.push(child.data);
      }
      return parts;
    };
    const { body } = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    return describeTree(body);
  }, html);
}

/** All that is asked for from now on, as it comes. */
function listScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

const onlyStarter = [expect.stringContaining('/starter-')];

describe.each([
  ['America/Los_Angeles', kinds],
  ['Pacific/Kiritimati', ['/', '/artikelen', anArticle]],
])('in %s', (timezoneId, visited) => {
  it.each(visited)('%s stays as it came, and says nothing on the console', async (route) => {
    const { page, said } = await visit(route, { timezoneId });
    await waitForIslands(page);
    const shown = await describePage(page);
    // No page of ours lets a string be parsed.
    await page.goto('about:blank');
    expect(shown).toEqual(await describePage(page, await readBuilt(fileOfRoute(route))));
    expect(said).toEqual([]);
  });
});

/** In the page: all that a visitor does to a link before the click; tells to how many. */
function touchAllLinks(): number {
  const links = [...document.querySelectorAll('a')].filter((link) => link.checkVisibility());
  for (const link of links) {
    for (const event of ['pointerover', 'mouseover', 'pointerdown', 'touchstart'])
      link.dispatchEvent(new Event(event, { bubbles: true }));
    link.focus();
  }
  return links.length;
}

/** Far longer than anything that a page puts off. */
const later = 10_000;

describe('a page that is only read', () => {
  let page: Page;
  let scripts: string[];

  beforeAll(async () => {
    ({ page } = await openForAll({ hasTouch: true }));
    scripts = listScripts(page);
    await page.clock.install();
  });

  it.each(onlyRead)('%s asks for no script but the starter, whatever a visitor does', async (route) => {
    await page.goto('about:blank');
    scripts.length = 0;
    await page.goto(`${address()}${route}?utm_source=brief&fbclid=1`);
    expect(await page.evaluate(touchAllLinks)).toBeGreaterThan(5);
    await page.keyboard.type('rijm');
    for (const box of await page.locator('input:visible, summary:visible').all()) await box.click();
    await page.clock.runFor(later);
    await waitForIslands(page);
    expect(scripts).toEqual(onlyStarter);
  });

  it('has no React in what its starter brings along', async () => {
    const starter = files.find((file) => /^assets\/starter-.*\.js$/.test(file)) ?? '';
    const imported = await listImported(distFolder, [starter]);
    const texts = await Promise.all(imported.map((file) => readFile(path.join(distFolder, file), 'utf8')));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => /react/i.test(text))).toEqual([]);
  });

  it('leads to no script that wants something of the file a worker begins with: WebKit would run that twice', async () => {
    const scripts = files.filter((file) => file.endsWith('.js'));
    const isFirst = (file: string) => /maker-set-worker-/.test(file);
    expect(scripts.filter(isFirst)).toHaveLength(1);
    expect(
      (
        await listImported(
          distFolder,
          scripts.filter((file) => !isFirst(file)),
        )
      ).filter(isFirst),
    ).toEqual([]);
  });

  it('carries no data for a script, as a page with an island does', async () => {
    const withData = await Promise.all(
      routes.map(async (route) =>
        (await readBuilt(fileOfRoute(route))).includes('<script type="application/json"') ? [route] : [],
      ),
    );
    expect(withData.flat()).toEqual([
      ...listPages.slice(0, 1),
      '/tips',
      ...withClosedIslands,
      ...withWeeks,
      ...withLetters,
      ...withThemes,
    ]);
  });
});

it('a page asks for one script: its own where its kind has one, and the starter elsewhere', async () => {
  const own = new Map([
    ['404.html', 'not-found'],
    ['offline.html', 'offline'],
  ]);
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages).toEqual(expect.arrayContaining([...own.keys()]));
  for (const file of pages) {
    const asked = [...(await readBuilt(file)).matchAll(/<script [^>]*\bsrc="[^"]*\/([^/"]+)"/g)];
    expect(
      asked.map(([, name]) => name),
      file,
    ).toEqual([expect.stringMatching(new RegExp(`^${own.get(file) ?? 'starter'}-[\\w-]{6,8}\\.js$`))]);
  }
});

it('what a visitor opened before the script had come wakes all the same', async () => {
  const { page } = await open();
  let letGo = () => {};
  const isOpened = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/starter-/, (route) => isOpened.then(() => route.continue()));
  await page.goto(address() + withSet, { waitUntil: 'commit' });
  await page.locator('#set > summary').click();
  letGo();
  await page.locator('.set-print button').waitFor();
});

describe('without JavaScript', () => {
  it.each(kinds)('%s can be read', async (route) => {
    const { page, said } = await visit(route, { javaScriptEnabled: false });
    expect(await page.locator('h1').count()).toBe(1);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
    expect(said).toEqual([]);
  });

  it('all articles are listed, and no dead control is shown', async () => {
    const listed: (string | null)[] = [];
    for (const route of listPages) {
      const { page } = await visit(route, { javaScriptEnabled: false });
      const links = await page.locator('main h2 a').all();
      listed.push(...(await Promise.all(links.map((link) => link.getAttribute('href')))));
      expect(await page.getByRole('searchbox').count()).toBe(0);
      expect(await page.getByRole('button').count()).toBe(0);
    }
    expect(listed).toEqual(articles.map(({ slug }) => pathTo(`/artikelen/${slug}`)));
  });

  it('what is not there shows the general 404 page', async () => {
    const { page } = await visit('/artikelen/bestaat-niet', { javaScriptEnabled: false });
    expect(await page.locator('h1').allInnerTexts()).toEqual(['404']);
  });
});

describe('a page that is made ahead of the click', () => {
  it('does nothing of a visit before it is shown, and all of it then', async () => {
    const { page } = await open({ serviceWorkers: 'allow' });
    const askedWorkers = await countAskedWorkers(page);
    const scripts = listScripts(page);
    await page.clock.install();
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true });
    });
    await page.goto(`${address()}/artikelen`);
    const isFilterAlive = () =>
      page
        .locator('button[aria-pressed]')
        .first()
        .evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps$')));
    await page.clock.runFor(later);
    expect(scripts).toEqual(onlyStarter);
    expect(await isFilterAlive()).toBe(false);
    expect(await askedWorkers()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await page.clock.runFor(later);
    await expect.poll(isFilterAlive).toBe(true);
    expect(await askedWorkers()).toBe(1);
  });
});

it('an error in an island is shown in its place, and the rest of the page stays', async () => {
  const { page } = await open();
  await page.route('**/artikelen', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('{"articles":', '{"articles":null,"x":');
    await route.fulfill({ response, body: html });
  });
  await page.goto(`${address()}/artikelen`);
  await page.getByRole('alert').getByText('Unexpected Application Error!').waitFor();
  expect(await page.getByRole('alert').innerText()).toMatch(/null/);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('footer').count()).toBe(1);
});

describe('an island that does not come', () => {
  /** The code of any island gets this answer, until it is mended. */
  const faults: Record<string, (route: Route) => Promise<void>> = {
    'is not there': (route) => route.fulfill({ status: 404, body: '' }),
    'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Onderhoud</h1>' }),
    'has no network': (route) => route.abort('internetdisconnected'),
  };

  async function visitWith(fault: (route: Route) => Promise<void>, route: string) {
    const { page } = await open();
    await page.clock.install();
    const pattern = '**/assets/*.island-*.js';
    const asked = new Promise<void>((resolve) => {
      void page.route(pattern, (request) => {
        resolve();
        return fault(request);
      });
    });
    await page.goto(address() + route);
    // Mended before it is asked for, it would come after all.
    await asked;
    const missing = page.locator('.island-missing:not(details:not([open]) *)');
    return { page, missing, mend: () => page.unroute(pattern) };
  }

  it.each(Object.entries(faults))(
    'for it %s: says so, and is there when it is tried again',
    async (_, fault) => {
      const { page, missing, mend } = await visitWith(fault, '/artikelen');
      await expect.poll(() => missing.innerText()).toContain(texts.missing);
      expect(await page.locator('main h2 a').count()).toBeGreaterThan(0);
      await mend();
      await Promise.all([
        page.waitForEvent('load'),
        missing.getByRole('button', { name: texts.retry }).click(),
      ]);
      await waitForIslands(page);
      await page.clock.runFor(later);
      expect(await missing.isVisible()).toBe(false);
      await page.getByRole('searchbox').fill('rijm');
      await expect.poll(() => page.url()).toContain('search=rijm');
    },
  );

  it('does not say that all is made ready, and comes back to the set that was asked for', async () => {
    const { page, missing, mend } = await visitWith(
      (route) => route.fulfill({ status: 404, body: '' }),
      `${withSet}#set=1`,
    );
    const ready = page.getByText('Alles wordt klaargelegd…');
    await expect.poll(() => missing.innerText()).toContain(texts.missing);
    expect(await ready.isVisible()).toBe(false);
    await mend();
    await missing.getByRole('button').click();
    await page.locator('.set-print button').waitFor();
    expect(new URL(page.url()).hash).toMatch(/^#set=/);
  });

  it('comes late: what was said goes', async () => {
    let come = () => {};
    const { page, missing } = await visitWith(
      (route) =>
        new Promise((resolve) => {
          come = () => resolve(route.continue());
        }),
      '/artikelen',
    );
    await page.clock.runFor(6000);
    await missing.waitFor();
    come();
    await missing.waitFor({ state: 'hidden' });
  });
});
