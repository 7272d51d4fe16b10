import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StaticHost, serveFolder } from '../scripts/serve.ts';
import { listRoutes } from './built-site.ts';
import { launchChromium } from './chromium.ts';
import { copyHouse, type HouseCopy } from './house-copy.ts';

const origin = 'https://voorbeeldschool.github.io';
const base = '/taalhoek/';
const routes = [...(await listRoutes()), '/onbekend', '/artikelen/bestaat-niet'];

let house: HouseCopy;
let host: StaticHost;
let browser: Browser;

beforeAll(async () => {
  [house, browser] = await Promise.all([copyHouse({ pdfs: true }), launchChromium()]);
  const { code, said } = await house.build({ SITE_URL: origin + base.slice(0, -1) }, '--publish');
  if (code !== 0) throw new Error(said);
  host = await serveFolder(path.join(house.folder, 'dist'), { base });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await host?.close();
  await house?.remove();
});

const below = (route: string) => base + route.slice(1);

async function visit(route: string) {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  const response = await page.goto(host.address + below(route));
  return { page, said, status: response?.status() };
}

/** Every address of this host in a page: of links, scripts, pictures. */
async function addressesIn(page: Page): Promise<string[]> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('[href], [src], [srcset]')].flatMap((element) =>
      ['href', 'src', 'srcset'].flatMap((name) => element.getAttribute(name) ?? []),
    ),
  );
  return [...new Set(found)].filter((address) => !/^(https?:|mailto:|#)/.test(address));
}

/** Asked for once, whichever pages link to it. */
const statuses = new Map<string, Promise<number>>();

function statusOf(address: string): Promise<number> {
  const file = address.replace(/#.*/, '');
  const known =
    statuses.get(file) ?? fetch(host.address + file, { redirect: 'manual' }).then(({ status }) => status);
  statuses.set(file, known);
  return known;
}

describe('a site that lives under a path', () => {
  it.each(routes)('%s links only to what is there, and says nothing', async (route) => {
    const { page, said, status } = await visit(route);
    await page.locator('h1').waitFor();
    const addresses = await addressesIn(page);
    expect(addresses.filter((address) => !address.startsWith(base))).toEqual([]);
    const answers = await Promise.all(
      addresses.map(async (address) => `${await statusOf(address)} ${address}`),
    );
    expect(answers.filter((answer) => !answer.startsWith('200'))).toEqual([]);
    const isThere = !route.endsWith('onbekend') && !route.endsWith('bestaat-niet');
    expect(status).toBe(isThere ? 200 : 404);
    if (isThere) expect(said).toEqual([]);
    await page.close();
  });

  it('has links that lead on, also in running text, and finds the way Home', async () => {
    const { page, said } = await visit('/artikelen');
    await page.locator('main h2 a').first().click();
    await page.waitForURL(`**${below('/artikelen/')}*`);
    const inText = page.locator('.prose a[href*="/oefeningen"]').first();
    const target = await inText.getAttribute('href');
    await inText.click();
    await page.waitForURL(`**${target}`);
    await page.locator('header a').first().click();
    await page.waitForURL(`${host.address}${base}`);
    await page.locator('header nav a[aria-current="page"]').waitFor();
    expect(said).toEqual([]);
    await page.close();
  });

  it('keeps to its own path what it keeps for a visit without a network', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(host.address + below('/'));
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(host.address + base);
    await context.setOffline(true);
    for (const route of ['/', '/artikelen?search=rijm', '/tips', '/onbekend']) {
      const response = await page.goto(host.address + below(route));
      expect(response?.fromServiceWorker()).toBe(true);
      expect((await page.locator('h1').count()) > 0).toBe(true);
    }
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((address) => !address.startsWith(base))).toEqual([]);
    expect(kept.length).toBeGreaterThan(20);
    await context.close();
  });

  it('names its whole address to search engines and feed readers', async () => {
    const read = (file: string) => readFile(path.join(house.folder, 'dist', file), 'utf8');
    expect(await read('index.html')).toContain(`<link rel="canonical" href="${origin}${base}"`);
    expect(await read('sitemap.xml')).toContain(`<loc>${origin}${below('/artikelen')}</loc>`);
    expect(await read('feed.xml')).toContain(`href="${origin}${below('/feed.xml')}"`);
  });

  it.each(['feed.xml', 'sitemap.xml'])('%s is XML that a strict parser reads', async (file) => {
    const { page } = await visit('/over');
    const root = await page.evaluate(
      async (address) => {
        const text = await (await fetch(address)).text();
        return new DOMParser().parseFromString(text, 'application/xml').documentElement.localName;
      },
      below(`/${file}`),
    );
    expect(root).toBe(file === 'feed.xml' ? 'feed' : 'urlset');
    await page.close();
  });
});
