import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keptPages, writeServiceWorker } from '../scripts/outputs/service-worker.ts';
import { type StaticHost, serveFolder } from '../scripts/serve.ts';
import { addresses } from '../src/model/addresses.ts';
import { distFolder, listRoutes, readBuilt } from './built-site.ts';
import { launchChromium } from './chromium.ts';
import { readRealContent } from './real-content.ts';

const routes = await listRoutes();
const { articles, pages } = await readRealContent();
const offlineText = pages.offline;
const keptRoutes = keptPages(articles).filter((route) => route !== addresses.offline);

/** A slow machine needs it. */
const patience = { timeout: 10_000 };

let browser: Browser;

/** What a test opened, closed after it or after its group, the last one first. */
const opened: (() => Promise<unknown>)[] = [];

async function closeAll(): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close();
}

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser?.close());

async function serve(folder: string, port = 0): Promise<StaticHost> {
  const host = await serveFolder(folder, { port });
  opened.push(() => host.close());
  return host;
}

async function openContext(options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'nl-NL', ...options });
  opened.push(() => context.close());
  return context;
}

/** Visits a page, and stays until the browser keeps what it should. */
async function visitOnce(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(
    async () =>
      (await navigator.serviceWorker.ready).active?.state === 'activated' && (await caches.keys()).length > 1,
  );
  return page;
}

/** Fails when one of them can't be had. */
async function showAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

function headingOf(page: Page): Promise<string> {
  return page.locator('h1').innerText();
}

describe('with the network cut after one visit', () => {
  let context: BrowserContext;
  let page: Page;
  let address: string;
  let openedPdf: string;
  let otherPdf: string;
  const failed: string[] = [];

  beforeAll(async () => {
    const host = await serve(distFolder);
    address = host.address;
    context = await openContext();
    page = await visitOnce(context, `${address}/artikelen`);
    await page.locator('.result-count').waitFor();
    for (const route of ['/', '/oefeningen']) {
      await page.goto(address + route, { waitUntil: 'networkidle' });
      await showAllPictures(page);
    }
    const links = page.locator('a[download]');
    openedPdf = (await links.first().getAttribute('href')) ?? '';
    otherPdf = (await links.last().getAttribute('href')) ?? '';
    const [download] = await Promise.all([page.waitForEvent('download'), links.first().click()]);
    expect(download.suggestedFilename()).toBe(path.basename(openedPdf));
    expect(await readFile(await download.path())).toEqual(await readFile(path.join(distFolder, openedPdf)));
    await page.evaluate(async (pdf) => {
      while (!(await caches.match(pdf))) await new Promise((resolve) => setTimeout(resolve, 50));
    }, openedPdf);
    await context.setOffline(true);
    await host.close();
    page.on('requestfailed', (request) => {
      // The page before was left while its app was still on the way.
      const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!isLeft) failed.push(new URL(request.url()).pathname);
    });
  });

  afterAll(closeAll);

  it.each(keptRoutes)('%s is there, with all that it shows', async (route) => {
    failed.length = 0;
    const response = await page.goto(address + route);
    expect(response?.status()).toBe(200);
    expect(await page.title()).not.toContain(offlineText.heading);
    await showAllPictures(page);
    // The icon of the tab is the browser's own business: it asks no worker.
    expect(failed.filter((file) => !/^\/(icon|favicon)/.test(file))).toEqual([]);
  });

  it('the search works, by its address and in its box', async () => {
    await page.goto(`${address}/artikelen?search=rijm`);
    const count = page.locator('.result-count');
    await expect.poll(() => count.innerText(), patience).toMatch(/^[1-7] artikel/);
    await page.getByRole('searchbox').fill('zzz');
    await expect.poll(() => count.innerText(), patience).toMatch(/^0 artikelen/);
  });

  it('a click leads to a page that was never visited', async () => {
    await page.goto(address);
    await page.locator('main h3 a').first().click();
    await page.waitForURL('**/artikelen/*');
    await expect.poll(() => headingOf(page), patience).not.toBe('');
    expect(await page.title()).not.toContain(offlineText.heading);
  });

  it('a PDF that was downloaded is there, whole and in pieces', async () => {
    const pdf = await readFile(path.join(distFolder, openedPdf));
    const [status, size, partStatus, part] = await page.evaluate(async (url) => {
      const whole = await fetch(url);
      const piece = await fetch(url, { headers: { Range: 'bytes=10-19' } });
      return [
        whole.status,
        (await whole.arrayBuffer()).byteLength,
        piece.status,
        [...new Uint8Array(await piece.arrayBuffer())],
      ] as const;
    }, openedPdf);
    expect([status, size]).toEqual([200, pdf.length]);
    expect([partStatus, part]).toEqual([206, [...pdf.subarray(10, 20)]]);
  });

  it('a link to a PDF downloads it again, or says that it is not kept', async () => {
    await page.goto(`${address}/oefeningen`);
    const kept = page.locator(`a[download][href="${openedPdf}"]`);
    const [download] = await Promise.all([page.waitForEvent('download'), kept.click()]);
    expect(await readFile(await download.path())).toEqual(await readFile(path.join(distFolder, openedPdf)));
    await page.locator(`a[download][href="${otherPdf}"]`).click();
    await page.waitForURL(`**${otherPdf}`);
    expect(await headingOf(page)).toBe(offlineText.heading);
  });

  it.each(['/artikelen/bestaat-niet', '/feed.xml'])('%s gives way to what is there', async (unknown) => {
    await page.goto(address + unknown);
    expect(await headingOf(page)).toBe(offlineText.heading);
    await page.locator(`main a[href="${openedPdf}"]`).waitFor();
    const links = await page
      .locator('main a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.sort()).toEqual([...keptRoutes, openedPdf].sort());
    await page.locator('main a[href="/tips"]').click();
    await page.waitForURL('**/tips');
    expect(await headingOf(page)).not.toBe(offlineText.heading);
  });

  it('nothing else was stored', async () => {
    const stored = await page.evaluate(async () => ({
      databases: (await indexedDB.databases()).length,
      items: localStorage.length + sessionStorage.length,
      caches: (await caches.keys()).length,
    }));
    expect(stored).toEqual({ databases: 0, items: 0, caches: 2 });
    expect(await context.cookies()).toEqual([]);
  });
});

describe('a new version', () => {
  afterEach(closeAll);

  async function copyDist(): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'dist-'));
    opened.push(() => rm(folder, { recursive: true }));
    await cp(distFolder, folder, { recursive: true });
    return folder;
  }

  /** The built site with another text on one page, and without the code of an island. */
  async function publishNext(folder: string): Promise<void> {
    const page = await readBuilt('over.html');
    await writeFile(path.join(folder, 'over.html'), page.replace(/<h1>.*?<\/h1>/, '<h1>Nieuw</h1>'));
    const gone = ['over.html.br', 'over.html.gz', 'sw.js.br', 'sw.js.gz'];
    await Promise.all(gone.map((name) => rm(path.join(folder, name))));
    await writeServiceWorker(folder, '/', articles);
  }

  it('takes over from the old one, and no open page breaks', async () => {
    const old = await serve(distFolder);
    const { port } = new URL(old.address);
    const context = await openContext();
    const page = await visitOnce(context, old.address);
    await page.goto(old.address);
    await page.evaluate(() => {
      document.body.dataset.old = '';
    });

    const folder = await copyDist();
    await publishNext(folder);
    await old.close();
    const next = await serve(folder, Number(port));
    await page.evaluate(async () => {
      const isNew = new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
      await (await navigator.serviceWorker.ready).update();
      await isNew;
    });
    expect(await page.locator('body[data-old]').count()).toBe(1);

    await page.locator('header a[href="/over"]').click();
    await page.waitForURL('**/over');
    expect(await headingOf(page)).toBe('Nieuw');

    await context.setOffline(true);
    await next.close();
    await page.goto(`${next.address}/over`);
    expect(await headingOf(page)).toBe('Nieuw');
  });
});

describe('between a visitor and the host', () => {
  afterEach(closeAll);

  type Answer = 'pass' | 'hold' | 'refuse' | 'renew';

  /** A host behind something that can stop its pages, or answer in its stead. */
  async function serveBehind(state: { pages: Answer }): Promise<string> {
    const host = await serve(distFolder);
    const between: Server = createServer((incoming, answer) => {
      const isPage = incoming.headers['sec-fetch-mode'] === 'navigate';
      if (isPage && state.pages === 'hold') return;
      if (isPage && state.pages !== 'pass') {
        answer.writeHead(state.pages === 'renew' ? 200 : 403, { 'Content-Type': 'text/html' });
        answer.end(`<h1>${state.pages}</h1>`);
        return;
      }
      const { method, headers } = incoming;
      incoming.pipe(
        request(host.address + incoming.url, { method, headers }, (response) => {
          answer.writeHead(response.statusCode ?? 500, { ...response.headers, 'cache-control': 'no-cache' });
          response.pipe(answer);
        }).on('error', () => answer.destroy()),
      );
    });
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
    opened.push(async () => {
      between.closeAllConnections();
      between.close();
    });
    return `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
  }

  async function visitTips(pages: Answer): Promise<string> {
    const state: { pages: Answer } = { pages: 'pass' };
    const address = await serveBehind(state);
    const page = await visitOnce(await openContext(), address);
    state.pages = pages;
    const response = await page.goto(`${address}/tips`);
    expect(response?.status()).toBe(200);
    return headingOf(page);
  }

  it('a newer page is shown at once', async () => {
    expect(await visitTips('renew')).toBe('renew');
  });

  it('a network that keeps silent, or a firewall that refuses, leads to the kept page', async () => {
    expect(await visitTips('hold')).toContain('24');
    expect(await visitTips('refuse')).toContain('24');
  });
});

describe('an old page after a new deploy', () => {
  afterEach(closeAll);

  it('is loaded anew, once, when the code of its island is gone', async () => {
    const host = await serve(distFolder);
    const context = await openContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await page.route('**/assets/article-list.island-*.js', (asked) =>
      asked.fulfill({ status: 404, body: '' }),
    );
    await page.goto(`${host.address}/artikelen`);
    await expect.poll(() => loads, patience).toEqual(['/artikelen', '/artikelen']);
    await page.waitForLoadState('networkidle');
    expect(loads).toHaveLength(2);
    expect(await page.locator('main h2 a').count()).toBe(articles.length);
  });
});

/** As the wire carries it: the compressed bodies, without their headers. */
async function bytesOfFirstVisit(folder: string, route: string): Promise<number> {
  const host = await serve(folder);
  const context = await openContext();
  let bytes = 0;
  context.on('requestfinished', async (request) => {
    bytes += (await request.sizes()).responseBodySize;
  });
  await visitOnce(context, host.address + route);
  return bytes;
}

describe('a first visit', () => {
  afterEach(closeAll);

  it.each(routes.filter((route) => !route.startsWith('/artikelen')))(
    '%s fetches no more than a quarter of a megabyte, with all that is kept',
    async (route) => {
      expect(await bytesOfFirstVisit(distFolder, route)).toBeLessThanOrEqual(250_000);
    },
  );
});

describe('a visitor who pays by the byte', () => {
  afterEach(closeAll);

  it('keeps nothing', async () => {
    const host = await serve(distFolder);
    const context = await openContext();
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    const page = await context.newPage();
    await page.goto(host.address, { waitUntil: 'networkidle' });
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });
});
