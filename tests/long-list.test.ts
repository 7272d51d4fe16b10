import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContent } from '../scripts/content/read-content.ts';
import * as texts from '../src/islands/article-list/texts.ts';
import { files } from '../src/model/addresses.ts';
import type { Article } from '../src/model/article.ts';
import { findViolations, findViolationsOn } from './browsers/axe.ts';
import { openBrowser } from './browsers/browser.ts';
import { waitForIslands } from './browsers/wait-for-islands.ts';
import { writeMadeUpArticles } from './fixtures/made-up-articles.ts';
import { buildPatience, copyHouse, type HouseCopy, kept } from './house-copy.ts';
import { pathTo, routeOf } from './site/built-site.ts';
import { countLine, findByRule } from './site/find-by-rule.ts';

/** With those of the project they fill three pages of the list. */
const madeUp = 50;
const perPage = 24;

/** In the title of each that is made up: what is found fills three pages too. */
const wanted = 'in de';

let house: HouseCopy;
/** Newest first. */
let all: string[];
let found: string[];
let articles: Article[];

beforeAll(async () => {
  house = await copyHouse(kept);
  const content = path.join(house.folder, 'content');
  await writeMadeUpArticles(path.join(content, 'artikelen'), madeUp);
  const { code, said } = await house.build();
  if (code !== 0) throw new Error(said);
  articles = (await readContent(content)).content?.articles ?? [];
  all = articles.map(titleOf);
  found = findByRule(articles, wanted).map(titleOf);
}, buildPatience);

afterAll(() => house?.remove());

const titleOf = ({ title }: Article) => title;

const { open, visit, address } = openBrowser(() => path.join(house.folder, 'dist'));

const readBuilt = (file: string) => readFile(path.join(house.folder, 'dist', file), 'utf8');
const asked = (search: string, page?: number) =>
  `/artikelen?${new URLSearchParams({ search, ...(page && { pagina: String(page) }) })}`;

const searchBox = (page: Page) => page.getByRole('searchbox');
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const titles = (page: Page) => page.locator('main h2').allInnerTexts();

async function expectTitles(page: Page, expected: string[]): Promise<void> {
  await expect.poll(() => titles(page)).toEqual(expected);
}

function status(page: Page): Promise<string> {
  return page.getByRole('status').innerText();
}

const pathOf = (page: Page) => routeOf(page.url());

/** Every page of what is found or of all, from where the visitor is. */
async function readOn(page: Page): Promise<string[][]> {
  const read = [await titles(page)];
  while ((await link(page, texts.next).count()) > 0) {
    const before = read.at(-1);
    await link(page, texts.next).click();
    await expect.poll(() => titles(page)).not.toEqual(before);
    read.push(await titles(page));
  }
  return read;
}

function inPages(list: string[]): string[][] {
  return [0, 1, 2].map((page) => list.slice(page * perPage, (page + 1) * perPage));
}

describe('the pages of a long list', () => {
  it('hold all articles, newest first, for who has no JavaScript too', async () => {
    const { page, said } = await visit('/artikelen', { javaScriptEnabled: false });
    expect(await status(page)).toBe(countLine(all));
    expect(await readOn(page)).toEqual(inPages(all));
    expect(pathOf(page)).toBe('/artikelen/pagina/3');
    await link(page, texts.previous).click();
    await link(page, texts.previous).click();
    expect(pathOf(page)).toBe('/artikelen');
    expect(said).toEqual([]);
  });

  it('each have an address, a title and a description, and name their neighbours', async () => {
    const heads = await Promise.all(
      ['artikelen', 'artikelen/pagina/2', 'artikelen/pagina/3'].map(async (name) => {
        const html = await readBuilt(`${name}.html`);
        const linked = (rel: string) => {
          const [, url] = html.match(new RegExp(`<link rel="${rel}" href="([^"]*)"`)) ?? [];
          return url && routeOf(url);
        };
        return {
          canonical: linked('canonical'),
          prev: linked('prev'),
          next: linked('next'),
          title: html.match(/<title>(.*?)<\/title>/)?.[1],
          description: html.match(/name="description" content="(.*?)"/)?.[1],
          heading: html.match(/<h1>(.*?)<\/h1>/)?.[1]?.replaceAll('<!-- -->', ''),
        };
      }),
    );
    const [first, second, third] = ['/artikelen', '/artikelen/pagina/2', '/artikelen/pagina/3'];
    expect(heads).toMatchObject([
      { canonical: first, prev: undefined, next: second },
      { canonical: second, prev: first, next: third },
      { canonical: third, prev: second, next: undefined },
    ]);
    for (const name of ['title', 'description', 'heading'] as const)
      expect(new Set(heads.map((head) => head[name])).size).toBe(3);
    expect(heads[1]?.title).toContain('pagina 2');
    const sitemap = await readBuilt('sitemap.xml');
    for (const place of [first, second, third]) expect(sitemap).toContain(`${place}</loc><lastmod>`);
  });

  it.each(['/artikelen/pagina/1', '/artikelen/pagina/4', '/artikelen/pagina'])(
    'there is none at %s',
    async (beyond) => {
      expect((await fetch(address() + beyond)).status).toBe(404);
    },
  );

  it('stay light: the first holds its own articles and no others', async () => {
    const html = await readBuilt('artikelen.html');
    expect(all.filter((title) => html.includes(`>${title}</a>`))).toEqual(all.slice(0, perPage));
    expect(all.filter((title) => html.includes(`"${title}"`))).toEqual(all.slice(0, perPage));
    expect(brotliCompressSync(html).length).toBeLessThan(10_000);
  });

  it('have a search that leads to the first page, without a script of their own', async () => {
    const { page } = await visit('/artikelen/pagina/2');
    expect(await page.locator('script[type="application/json"]').count()).toBe(0);
    await searchBox(page).fill(wanted);
    await searchBox(page).press('Enter');
    await expect.poll(() => pathOf(page)).toBe(`/artikelen?search=${wanted.replace(' ', '+')}`);
    await expectTitles(page, found.slice(0, perPage));
    await page.goto(`${address()}/artikelen/pagina/2`);
    await page.getByRole('button', { name: 'Rijm', exact: true }).click();
    await expect.poll(() => pathOf(page)).toBe('/artikelen?categorie=rijm');
    await expectTitles(page, articles.filter(({ category }) => category === 'rijm').map(titleOf));
  });
});

describe('a search in a long list', () => {
  it('fetches the articles once, for who is about to search', async () => {
    const { page } = await open();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const times = () => fetched.filter((file) => file === pathTo(files.searchData)).length;
    await page.goto(`${address()}/artikelen`);
    await waitForIslands(page);
    expect(times()).toBe(0);
    await searchBox(page).focus();
    await expect.poll(times).toBe(1);
    await searchBox(page).fill('zzz');
    await expect.poll(() => status(page)).toBe(countLine([]));
    await page.getByRole('button', { name: texts.clear }).click();
    await expectTitles(page, all.slice(0, perPage));
    expect(await status(page)).toBe(countLine(all));
    expect(times()).toBe(1);
  });

  it('shows what it finds as the list does', async () => {
    const { page } = await visit('/artikelen');
    const cards = () =>
      page
        .locator('.card-grid > article')
        .evaluateAll((every) => every.map((card) => [card.querySelector('img')?.src, card.textContent]));
    const before = await cards();
    expect(before).toHaveLength(perPage);
    expect(findByRule(articles, 'e')).toEqual(articles);
    await searchBox(page).fill('e');
    await expect.poll(() => link(page, texts.next).getAttribute('href')).toContain('search=e');
    expect(await cards()).toEqual(before);
  });

  it('leads to all that is found, one page at a time', async () => {
    const { page, said } = await visit('/artikelen');
    await searchBox(page).fill(wanted);
    await expect.poll(() => status(page)).toBe(countLine(found));
    expect(await readOn(page)).toEqual(inPages(found));
    expect(await status(page)).toMatch(/Pagina 3 van 3$/);
    expect(said).toEqual([]);
  });

  it('goes on reading at the top of the next page, and comes back to where it was', async () => {
    const { page } = await visit(asked(wanted), { reducedMotion: 'reduce' });
    await expect.poll(() => status(page)).toBe(countLine(found));
    await link(page, texts.next).focus();
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expectTitles(page, found.slice(perPage, 2 * perPage));
    expect(pathOf(page)).toBe(asked(wanted, 2));
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status');
    expect(await page.evaluate(() => scrollY)).toBeLessThan(scrolled);
    expect(await page.getByRole('status').evaluate((line) => line.getBoundingClientRect().top)).toBeCloseTo(
      18,
      -1,
    );
    await page.goBack();
    await expectTitles(page, found.slice(0, perPage));
    expect(pathOf(page)).toBe(asked(wanted));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    await page.goForward();
    await expectTitles(page, found.slice(perPage, 2 * perPage));
  });

  it('opens at the page that the address tells, or at the last', async () => {
    const { page } = await visit(asked(wanted, 2));
    await expectTitles(page, found.slice(perPage, 2 * perPage));
    await page.goto(address() + asked(wanted, 99));
    await expectTitles(page, found.slice(2 * perPage));
    await searchBox(page).fill(`${wanted} `);
    await expectTitles(page, found.slice(0, perPage));
    await expect.poll(() => pathOf(page)).toBe(asked(wanted));
  });

  it('opens a page in another tab for who asks for that', async () => {
    const { page } = await visit(asked(wanted));
    await expect.poll(() => status(page)).toBe(countLine(found));
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link(page, texts.next).click({ modifiers: ['Control'] }),
    ]);
    await expectTitles(tab, found.slice(perPage, 2 * perPage));
    expect(pathOf(page)).toBe(asked(wanted));
  });
});

describe('while the other articles are not there', () => {
  const firstFound = () => found.filter((title) => all.slice(0, perPage).includes(title));

  it('says so, shows what it has, and keeps what is typed', async () => {
    const { page } = await open();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(`**${files.searchData}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${address()}/artikelen`);
    await searchBox(page).fill(wanted);
    await expect.poll(() => status(page)).toBe(`Even zoeken in alle ${all.length} artikelen…`);
    await expectTitles(page, firstFound());
    await searchBox(page).fill('zzz');
    await expectTitles(page, []);
    expect(await page.getByText('Geen artikelen gevonden').count()).toBe(0);
    await searchBox(page).fill(wanted);
    letGo();
    await expect.poll(() => status(page)).toBe(countLine(found));
    expect(await searchBox(page).inputValue()).toBe(wanted);
  });

  it.each([
    ['with a button', (page: Page) => page.getByRole('button', { name: texts.tryAgain }).click()],
    ['when the network is back', (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))],
  ])('says what could not be fetched, and tries again %s', async (_, tryAgain) => {
    const { page } = await open();
    await page.route(`**${files.searchData}`, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(address() + asked(wanted));
    await expect
      .poll(() => status(page))
      .toMatch(new RegExp(`^${firstFound().length} artikel(en)? gevonden in de nieuwste ${perPage}\n`));
    expect(await findViolations(page)).toEqual([]);
    await page.unroute(`**${files.searchData}`);
    await tryAgain(page);
    await expectTitles(page, found.slice(0, perPage));
    expect(await searchBox(page).inputValue()).toBe(wanted);
  });
});

describe('for everybody', () => {
  const phone = { width: 360, height: 800 };
  const desk = { width: 1280, height: 800 };

  it.each(['/artikelen', '/artikelen/pagina/2', asked(wanted, 2)])(
    '%s gives axe nothing to find, on a phone and at a desk, in light and dark',
    async (place) => {
      const { page } = await visit(place);
      await waitForIslands(page);
      expect(await findViolationsOn(page, [phone, desk])).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
});

describe('with a worker', () => {
  /** What a long list is on, and of the other pages the heaviest: the worker keeps the same at each. */
  const weighed = ['/artikelen', '/artikelen/pagina/2', '/oefeningen'];

  /** A page that was visited until the browser kept what it should, and the bytes of all bodies on the wire. */
  async function openVisited(route: string): Promise<{ page: Page; bytes: number }> {
    const { page } = await open({ serviceWorkers: 'allow' });
    const bodies: Promise<number>[] = [];
    const weigh = (request: Request) => bodies.push(request.sizes().then((sizes) => sizes.responseBodySize));
    page.context().on('requestfinished', weigh);
    await page.goto(address() + route);
    await page.waitForFunction(
      async () =>
        (await navigator.serviceWorker.ready).active?.state === 'activated' &&
        (await caches.keys()).length > 1,
    );
    page.context().off('requestfinished', weigh);
    return { page, bytes: (await Promise.all(bodies)).reduce((sum, body) => sum + body, 0) };
  }

  it.each(weighed)('a first visit at %s fetches no more than a quarter of a megabyte', async (route) => {
    const { bytes } = await openVisited(route);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(250_000);
  });

  it('the list says without a network what it could look through, and finds all when it was searched before', async () => {
    const { page } = await openVisited('/artikelen');
    await page.reload();
    await waitForIslands(page);
    await page.context().setOffline(true);
    await page.goto(address() + asked(wanted));
    await expect.poll(() => status(page)).toMatch(/gevonden in de nieuwste 24\s+De andere.*geen internet/);
    await page.context().setOffline(false);
    await page.reload();
    await expectTitles(page, found.slice(0, perPage));
    await page.context().setOffline(true);
    await page.goto(address() + asked(wanted, 2));
    await expectTitles(page, found.slice(perPage, 2 * perPage));
  });
});
