import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keptPages } from '../scripts/outputs/kept-pages.ts';
import { fillServiceWorker } from '../scripts/outputs/service-worker.ts';
import { addressOf, type StaticHost } from '../scripts/serve.ts';
import { bundleScript } from '../scripts/site/bundle.ts';
import { workerSource } from '../scripts/site/own-scripts.ts';
import { stampPage } from '../scripts/site/stamp-page.ts';
import { addresses } from '../src/model/addresses.ts';
import { hasBoard } from '../src/packs/loaders.ts';
import { countAskedWorkers } from './browsers/browser.ts';
import { launchChromium } from './browsers/chromium.ts';
import {
  base,
  distFolder,
  fileOfRoute,
  listBuiltFiles,
  pathTo,
  readBuilt,
  routeOf,
  serveSite,
} from './site/built-site.ts';
import { countLine } from './site/find-by-rule.ts';
import { readRealContent } from './site/real-content.ts';

const content = await readRealContent();
const { articles, exercises, pages, material } = content;
const boards = material.games.flatMap(({ pack, exercise }) => (hasBoard(pack) ? [exercise.slug] : []));
const games = material.games.map(({ exercise }) => exercise.slug);
const offlineText = pages.offline;

/** All that a browser has after one visit and a visitor can open. */
const keptRoutes = keptPages(content).filter((route) => route !== addresses.offline);

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
  const host = await serveSite(folder, port);
  opened.push(() => host.close());
  return host;
}

async function openContext(options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'nl-NL', ...options });
  opened.push(() => context.close());
  return context;
}

/** Playwright's own wait counts a promise as a yes: here its answer is asked for. */
async function waitIn(page: Page, isMet: () => Promise<boolean>): Promise<void> {
  while (!(await page.evaluate(isMet))) await page.waitForTimeout(50);
}

/** Visits a page, and stays until the browser keeps what it should. */
async function visitOnce(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await waitIn(
    page,
    async () =>
      (await navigator.serviceWorker.ready).active?.state === 'activated' && (await caches.keys()).length > 1,
  );
  return page;
}

/** Fails when one of them can't be had. A picture that a writer put in an article is kept once it was seen. */
async function showAllPictures(page: Page): Promise<void> {
  await page.evaluate(async (assets) => {
    const images = [...document.images].filter(
      (image) => new URL(image.src).pathname.startsWith(assets) && !image.closest('picture'),
    );
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    await document.fonts.ready;
  }, pathTo('/assets/'));
}

function headingOf(page: Page): Promise<string> {
  return page.locator('h1').innerText();
}

/** What a page was called when it was built. */
async function titleOf(route: string): Promise<string> {
  return (await readBuilt(fileOfRoute(route))).match(/<title>(.*?)<\/title>/)?.[1] ?? '';
}

/** As the browser tells it, with the signs that HTML needs. */
function shownTitle(page: Page): Promise<string> {
  return page.locator('title').evaluate((title) => title.innerHTML);
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
      await page.goto(address + route);
      await showAllPictures(page);
      await waitIn(page, async () => {
        const kept = await Promise.all(
          [...document.images].map(({ currentSrc }) => caches.match(currentSrc)),
        );
        return kept.every(Boolean);
      });
    }
    const links = page.locator('a[download]');
    openedPdf = (await links.first().getAttribute('href')) ?? '';
    otherPdf = (await links.last().getAttribute('href')) ?? '';
    const [download] = await Promise.all([page.waitForEvent('download'), links.first().click()]);
    expect(download.suggestedFilename()).toBe(path.basename(openedPdf));
    expect(await readFile(await download.path())).toEqual(
      await readFile(path.join(distFolder, routeOf(openedPdf))),
    );
    await page.evaluate(async (pdf) => {
      while (!(await caches.match(pdf))) await new Promise((resolve) => setTimeout(resolve, 50));
    }, openedPdf);
    await context.setOffline(true);
    await host.close();
    page.on('requestfailed', (request) => {
      // The page before was left while its app was still on the way.
      const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!isLeft) failed.push(routeOf(request.url()));
    });
  });

  afterAll(closeAll);

  it.each(keptRoutes)('%s is there, with all that it shows', async (route) => {
    failed.length = 0;
    const response = await page.goto(address + route);
    expect(response?.status()).toBe(200);
    expect(await shownTitle(page)).toBe(await titleOf(route));
    await showAllPictures(page);
    // The icon of the tab is the browser's own business: it asks no worker. A writer's own picture is kept once it was seen.
    expect(failed.filter((file) => !/^\/(icon|favicon)|\.avif$/.test(file))).toEqual([]);
  });

  it('the search works, by its address and in its box', async () => {
    const wanted = articles[0]?.title ?? '';
    await page.goto(`${address}/artikelen?${new URLSearchParams({ search: wanted })}`);
    const count = page.locator('.result-count');
    // Of a long list only the first page is kept, and the line says so.
    await expect.poll(() => count.innerText()).toMatch(/^[1-9]\d* artikel(en)? gevonden/);
    await page.getByRole('searchbox').fill('.*');
    await expect.poll(() => count.innerText()).toContain(countLine([]));
  });

  it('a click leads to a page that was never visited', async () => {
    const newest = `/artikelen/${articles[0]?.slug}`;
    await page.goto(`${address}/`);
    await page
      .locator(`main a[href="${pathTo(newest)}"]`)
      .first()
      .click();
    await page.waitForURL(address + newest);
    await expect.poll(() => shownTitle(page)).toBe(await titleOf(newest));
  });

  it('an exercise that was never opened is not there, as the page of all exercises said', async () => {
    await page.goto(`${address}/oefeningen`);
    await page.getByText(offlineText.beforehand).waitFor();
    await page.locator(`main h2 a[href="${pathTo(`/oefeningen/${exercises[0]?.slug}`)}"]`).click();
    await expect.poll(() => headingOf(page)).toBe(offlineText.heading);
    await page.getByText(offlineText.opened).waitFor();
  });

  it('a PDF that was downloaded is there, whole and in pieces', async () => {
    const pdf = await readFile(path.join(distFolder, routeOf(openedPdf)));
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
    expect(await readFile(await download.path())).toEqual(
      await readFile(path.join(distFolder, routeOf(openedPdf))),
    );
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
    expect(links.sort()).toEqual([...keptRoutes.map(pathTo), openedPdf].sort());
    expect(await page.getByRole('region', { name: offlineText.exercises }).getByRole('link').count()).toBe(1);
    await page.locator(`main a[href="${pathTo('/tips')}"]`).click();
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

describe('an exercise that was read', () => {
  afterEach(closeAll);

  it('is there without a network, with the pictures that were seen', async () => {
    const host = await serve(distFolder);
    const context = await openContext();
    const page = await visitOnce(context, `${host.address}/`);
    const route = `/oefeningen/${exercises[0]?.slug}`;
    await page.goto(host.address + route);
    await page.locator('.sheet-pages').scrollIntoViewIfNeeded();
    const seen = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLImageElement>('.sheet-pages ul img')].filter(
            ({ complete, naturalWidth }) => complete && naturalWidth > 0,
          ).length,
      );
    await expect.poll(seen).toBe(exercises[0]?.parts.length);
    await waitIn(page, async () => {
      const kept = [
        location.href,
        ...[...document.querySelectorAll<HTMLImageElement>('.sheet-pages ul img')].map(({ src }) => src),
      ];
      return (await Promise.all(kept.map((url) => caches.match(url)))).every(Boolean);
    });
    await context.setOffline(true);
    await host.close();
    await page.goto(host.address + route);
    expect(await headingOf(page)).toBe(exercises[0]?.title);
    await page.locator('.sheet-pages').scrollIntoViewIfNeeded();
    await expect.poll(seen).toBe(exercises[0]?.parts.length);
  });
});

/** Stays until the browser has all that the games of the page need. */
async function keepGames(page: Page): Promise<void> {
  await page.evaluate(async (base) => {
    const list = document.querySelector<HTMLElement>('[data-keeps]')?.dataset.keeps;
    const names: string[] = list ? await (await fetch(list)).json() : [];
    for (const name of names)
      while (!(await caches.match(base + name))) await new Promise((resolve) => setTimeout(resolve, 50));
  }, base);
}

async function playBoard(page: Page): Promise<void> {
  for (const _ of [1, 2, 3]) await page.locator('.board-main:not([aria-disabled])').click();
  await page.locator('.board :is(.board-stage, .board-memory)').waitFor();
  const countEmpty = () =>
    page.evaluate(
      () => [...document.images].filter((one) => one.closest('.board') && one.naturalWidth === 0).length,
    );
  await expect.poll(countEmpty).toBe(0);
}

async function printSet(page: Page): Promise<void> {
  await page.locator('.set-page svg').first().waitFor();
  const button = page.getByRole('button', { name: 'Maak PDF' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
}

/** Of themes, sounds and lessons the first page each that leads to a set of a game with a board. */
const leading = await Promise.all(['themas/', 'oefeningen/klank/', 'lessen/'].map(findLeading));

async function findLeading(room: string): Promise<[route: string, slug: string]> {
  const files = (await listBuiltFiles()).filter(
    (name) => name.startsWith(room) && /(?<!index)\.html$/.test(name),
  );
  for (const file of files) {
    const html = await readBuilt(file);
    const slug = boards.find((one) => html.includes(`${pathTo(`/oefeningen/${one}`)}#set=`));
    if (slug) return [`/${file.slice(0, -'.html'.length)}`, slug];
  }
  throw new Error(`no page of ${room} leads to a set`);
}

describe.each(games)('the games of %s', (slug) => {
  afterEach(closeAll);

  it('are there without a network once its page was read, and were never opened', async () => {
    const host = await serve(distFolder);
    const context = await openContext();
    const page = await visitOnce(context, `${host.address}/oefeningen/${slug}`);
    await keepGames(page);
    await context.setOffline(true);
    await host.close();
    await page.goto(`${host.address}/oefeningen/${slug}#set`);
    await printSet(page);
    if (!boards.includes(slug)) return;
    await page.goto(`${host.address}/oefeningen/${slug}`);
    await page.locator('.board-door summary').click();
    await playBoard(page);
  });
});

describe('a set that a page leads to', () => {
  afterEach(closeAll);

  it.each(leading)(
    '%s: the board of %s is there without a network, though only the page that leads to it was read',
    async (route, slug) => {
      const host = await serve(distFolder);
      const context = await openContext();
      const page = await visitOnce(context, host.address + route);
      await keepGames(page);
      await context.setOffline(true);
      await host.close();
      await page
        .locator(`a[href*="${pathTo(`/oefeningen/${slug}`)}#set="]`)
        .first()
        .click();
      await page.waitForURL(`**${pathTo(`/oefeningen/${slug}`)}**`);
      await page.locator('#set a[href*="#bord"]').click();
      await playBoard(page);
    },
  );
});

describe('a telephone that pays for what it fetches', () => {
  afterEach(closeAll);

  it('keeps no games that nobody opened, and a board that can’t come says so at once', async () => {
    const host = await serve(distFolder);
    const context = await openContext({ viewport: { width: 390, height: 844 } });
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: false, effectiveType: '4g', type: 'cellular' },
      }),
    );
    const page = await visitOnce(context, `${host.address}/oefeningen/${boards[0]}`);
    await page.reload();
    await context.setOffline(true);
    await host.close();
    await page.locator('.board-door summary').click();
    await page.locator('.board-door').getByText('Er kwam iets niet binnen').waitFor({ timeout: 3000 });
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
    const next = stampPage(page.replace(/<h1>.*?<\/h1>/, '<h1>Nieuw</h1>'), pathTo('/over'));
    expect(next).not.toBe(page);
    await writeFile(path.join(folder, 'over.html'), next);
    const gone = ['over.html.br', 'over.html.gz', 'sw.js.br', 'sw.js.gz'];
    await Promise.all(gone.map((name) => rm(path.join(folder, name))));
    await writeFile(path.join(folder, 'sw.js'), await bundleScript(workerSource, base));
    await fillServiceWorker(folder, content);
  }

  it('takes over from the old one, and no open page breaks', async () => {
    const old = await serve(distFolder);
    const { port } = new URL(old.address);
    const context = await openContext();
    const page = await visitOnce(context, `${old.address}/`);
    await page.goto(`${old.address}/`);
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

    await page.locator(`header a[href="${pathTo('/over')}"]`).click();
    await page.waitForURL('**/over');
    expect(await headingOf(page)).toBe('Nieuw');

    await context.setOffline(true);
    await next.close();
    await page.goto(`${next.address}/over`);
    expect(await headingOf(page)).toBe('Nieuw');
  });
});

/** What stands between a visitor and the host: it can stop pages or answer in its stead, and counts what it sends. */
interface Between {
  address: string;
  pages: 'pass' | 'hold' | 'refuse' | 'renew';
  bytes: number;
}

/** Documented hosts let these be kept for good. */
const isHashed = (url = '') => url.startsWith(pathTo('/assets/'));

async function serveBehind(): Promise<Between> {
  const host = await serve(distFolder);
  const between: Between = { address: '', pages: 'pass', bytes: 0 };
  const server: Server = createServer((incoming, answer) => {
    const isPage = incoming.headers['sec-fetch-mode'] === 'navigate';
    if (isPage && between.pages === 'hold') return;
    if (isPage && between.pages !== 'pass') {
      answer.writeHead(between.pages === 'renew' ? 200 : 403, { 'Content-Type': 'text/html' });
      answer.end(`<h1>${between.pages}</h1>`);
      return;
    }
    const { method, headers } = incoming;
    incoming.pipe(
      request(new URL(incoming.url ?? '', host.address), { method, headers }, (response) => {
        const lifetime = isHashed(incoming.url) ? 'public, max-age=31536000, immutable' : 'no-cache';
        answer.writeHead(response.statusCode ?? 500, { ...response.headers, 'cache-control': lifetime });
        response.on('data', ({ length }) => {
          between.bytes += length;
        });
        response.pipe(answer);
      }).on('error', () => answer.destroy()),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  between.address = `${addressOf(server)}${pathTo('')}`;
  return between;
}

describe('between a visitor and the host', () => {
  afterEach(closeAll);

  it('a newer page is shown at once; silence or a firewall that refuses leads to the kept page', async () => {
    const between = await serveBehind();
    const page = await visitOnce(await openContext(), `${between.address}/`);
    for (const pages of ['refuse', 'hold', 'renew'] as const) {
      between.pages = pages;
      const response = await page.goto(`${between.address}/tips`);
      expect(response?.status()).toBe(200);
      expect(await headingOf(page)).toBe(pages === 'renew' ? 'renew' : '24 Praktische Tips');
    }
  });
});

describe('an old page after a new deploy', () => {
  afterEach(closeAll);

  /** The code of the list's island can't be had; whoever asks whether there is a newer page is answered with this one. */
  async function visitWithoutIsland(change: (html: string) => string) {
    const host = await serve(distFolder);
    const context = await openContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const asked: string[] = [];
    await page.route(`${host.address}/artikelen`, async (route) => {
      const request = route.request();
      asked.push(request.isNavigationRequest() ? 'page' : request.resourceType());
      if (request.isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, body: change(await response.text()) });
    });
    await page.route('**/assets/article-list.island-*.js', (route) => {
      asked.push('island');
      return route.fulfill({ status: 404, body: '' });
    });
    await page.goto(`${host.address}/artikelen`);
    return { page, asked };
  }

  it('is loaded again, once, when the code of its island is gone', async () => {
    const { page, asked } = await visitWithoutIsland((html) =>
      html.replace('/starter-', '/starter-of-today-'),
    );
    await expect.poll(() => asked).toEqual(['page', 'island', 'fetch', 'page', 'island']);
    await page.waitForLoadState();
    // Who loads a page again first asks whether there is another; a question of ours comes after that.
    await page.evaluate((file) => fetch(file), pathTo('/robots.txt'));
    expect(asked).toHaveLength(5);
    expect(await page.locator('main h2 a').count()).toBeGreaterThan(0);
  });

  it('stays as it is where there is no newer one', async () => {
    const { page, asked } = await visitWithoutIsland((html) => html);
    await expect.poll(() => asked).toEqual(['page', 'island', 'fetch']);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(3);
    expect(await page.locator('main h2 a').count()).toBeGreaterThan(0);
  });
});

describe('a first visit', () => {
  /** It knows none of the hosts: each has an address of its own. */
  let context: BrowserContext;

  beforeAll(async () => {
    context = await openContext();
  });

  afterAll(closeAll);

  // What is kept is the same wherever a visit begins, with all that pages such as the first of these fetch for
  // themselves; the others bring pictures of their own, and once they are quiet all that their games need.
  it.each([
    ['/oefeningen', 250_000],
    [`/oefeningen/${exercises[0]?.slug}`, 850_000],
    ['/oefeningen/klank/m', 850_000],
  ] as const)('%s fetches no more than %i bytes, with all that is kept', async (route, most) => {
    const between = await serveBehind();
    const page = await visitOnce(context, between.address + route);
    await keepGames(page);
    expect(between.bytes).toBeGreaterThan(50_000);
    expect(between.bytes).toBeLessThanOrEqual(most);
  });
});

describe('a visitor who pays by the byte', () => {
  afterEach(closeAll);

  it.each([
    { saveData: true, effectiveType: '4g', workers: 0 },
    { saveData: false, effectiveType: '2g', workers: 0 },
    { saveData: false, effectiveType: '4g', workers: 1 },
  ])('$saveData, $effectiveType: keeps $workers', async ({ workers, ...connection }) => {
    const host = await serve(distFolder);
    const context = await openContext();
    await context.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const page = await context.newPage();
    const askedWorkers = await countAskedWorkers(page);
    await page.clock.install();
    await page.goto(`${host.address}/`);
    await page.clock.runFor(10_000);
    expect(await askedWorkers()).toBe(workers);
  });
});
