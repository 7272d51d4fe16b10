import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, type StaticHost } from '../scripts/serve.ts';
import { stampPage } from '../scripts/site/stamp-page.ts';
import { files } from '../src/model/addresses.ts';
import { stampedRevision } from '../src/model/page-stamp.ts';
import { readCache } from '../src/offline/read-cache.ts';
import { launchChromium } from './browsers/chromium.ts';
import { waitForIslands } from './browsers/wait-for-islands.ts';
import {
  distFolder,
  fileOfRoute,
  listBuiltFiles,
  pathTo,
  readBuilt,
  routeOf,
  serveSite,
} from './site/built-site.ts';
import { readRealContent } from './site/real-content.ts';

const content = await readRealContent();
const built = await listBuiltFiles();
const findAsset = (name: RegExp) => `/${built.find((file) => file.startsWith('assets/') && name.test(file))}`;
const island = findAsset(/article-list\.island-.*\.js$/);
const starter = findAsset(/starter-.*\.js$/);
const picture = findAsset(/\.svg$/);
const face = findAsset(/\.ttf$/);
const printable = `/${built.find((file) => file.endsWith('.pdf'))}`;
/** A page that is kept once it was read. */
const onceRead = `/oefeningen/${content.exercises[0]?.slug}`;

/** What the host, or something on the way, says in place of the right answer. */
type Fault = (answer: ServerResponse, right: { type: string; body: Buffer }) => void;

const portal = '<!DOCTYPE html><html><h1>Welkom op de wifi van het hotel</h1></html>';
const html = { 'Content-Type': 'text/html; charset=utf-8' };

const faults: Record<string, Fault> = {
  'a page that asks for patience, with status 200': (answer) => answer.writeHead(200, html).end(portal),
  'Home, for whatever was asked': (answer) =>
    void readBuilt('index.html').then((page) => answer.writeHead(200, html).end(page)),
  'the 404 page, with status 200': (answer) =>
    void readBuilt('404.html').then((page) => answer.writeHead(200, html).end(page)),
  'status 503': (answer, { type, body }) => answer.writeHead(503, { 'Content-Type': type }).end(body),
  'status 500, with a page': (answer) => answer.writeHead(500, html).end(portal),
  'status 511, with a page': (answer) => answer.writeHead(511, html).end(portal),
  'status 203': (answer, { type, body }) => answer.writeHead(203, { 'Content-Type': type }).end(body),
  'a part, with status 206': (answer, { type, body }) =>
    answer
      .writeHead(206, { 'Content-Type': type, 'Content-Range': `bytes 0-9/${body.length}` })
      .end(body.subarray(0, 10)),
  nothing: (answer, { type }) => answer.writeHead(200, { 'Content-Type': type }).end(),
  'the first half, and then silence': (answer, { type, body }) =>
    answer
      .writeHead(200, { 'Content-Type': type, 'Content-Length': body.length })
      .write(body.subarray(0, body.length / 2), () => answer.destroy()),
  'another type': (answer, { body }) => answer.writeHead(200, { 'Content-Type': 'text/plain' }).end(body),
  'no type': (answer, { body }) => answer.writeHead(200).end(body),
  'the way to a login page': (answer) => answer.writeHead(302, { Location: pathTo('/login') }).end(),
  'the way to the same at another address': (answer) =>
    answer.writeHead(307, { Location: pathTo('/elders') }).end(),
  'the way to another host': (answer) => answer.writeHead(302, { Location: elsewhere.address }).end(),
  'a cut connection': (answer) => void answer.destroy(),
};

let browser: Browser;
let host: StaticHost;
/** Of a network that lets nobody pass before they agree. */
let elsewhere: StaticHost;
let between: StaticHost;
/** The address that gets a wrong answer, and which. */
let wrong: { route: string; fault: Fault } | undefined;
let isDown = false;
/** What was published since. */
const changed = new Map<string, string>();
/** It has a worker. */
let page: Page;

async function listenWith(act: (route: string, answer: ServerResponse) => void): Promise<StaticHost> {
  const server = createServer((incoming, answer) =>
    act(incoming.url?.slice(pathTo('').length) ?? '', answer),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: addressOf(server),
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

beforeAll(async () => {
  [browser, host] = await Promise.all([launchChromium(), serveSite()]);
  elsewhere = await listenWith((_route, answer) =>
    answer.writeHead(200, { ...html, 'Access-Control-Allow-Origin': '*' }).end(portal),
  );
  between = await listenWith(async (route, answer) => {
    if (isDown) return void answer.destroy();
    if (route === '/login') return void answer.writeHead(200, html).end(portal);
    const asked = route === '/elders' && wrong ? wrong.route : route;
    const response = await fetch(host.address + asked);
    const type = response.headers.get('Content-Type') ?? '';
    const body = Buffer.from(await new Response(changed.get(asked) ?? response.body).arrayBuffer());
    if (wrong?.route === route) wrong.fault(answer, { type, body });
    else answer.writeHead(response.status, { 'Content-Type': type }).end(body);
  });
  page = await visitWithWorker(await browser.newContext());
});

beforeEach(mend);

afterAll(async () => {
  await browser?.close();
  for (const one of [between, elsewhere, host]) await one?.close();
});

function mend(): void {
  wrong = undefined;
  isDown = false;
}

const addressFor = (route: string) => `${between.address}${pathTo(route)}`;

/** Stays until a worker has kept what it keeps for all, and goes on with it. */
async function visitWithWorker(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(addressFor('/over'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.goto(addressFor('/over'));
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toMatch(/^activat/);
  return page;
}

/** Asks for a file as a page does. */
function ask(page: Page, route: string): Promise<string> {
  return page.evaluate(
    (address) =>
      fetch(address)
        .then((response) => response.text())
        .catch(() => 'nothing came'),
    pathTo(route),
  );
}

/** What is asked for later is kept later: the file of a query of its own has been put away by then. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(
    async ([address = '', cacheName = '']) => {
      const later = `${address}?${Math.random()}`;
      await fetch(later);
      const cache = await caches.open(cacheName);
      while (!(await cache.match(later))) await new Promise((resolve) => setTimeout(resolve, 20));
      await cache.delete(later);
    },
    [pathTo(picture), readCache],
  );
}

const headingOf = (page: Page) => page.locator('h1').innerText();

/** Where what was read is kept; it is empty again. */
async function forgetWhatWasRead(page: Page): Promise<void> {
  await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) await cache.delete(request);
  }, readCache);
}

async function expectNotKept(route: string, fault: Fault): Promise<void> {
  wrong = { route, fault };
  await ask(page, route);
  await waitUntilKept(page);
  expect(await page.evaluate((address) => caches.match(address).then(Boolean), pathTo(route))).toBe(false);
  wrong = undefined;
  const right = await readFile(path.join(distFolder, route), 'utf8');
  expect(await ask(page, route)).toBe(right);
  await waitUntilKept(page);
  isDown = true;
  expect(await ask(page, route)).toBe(right);
}

describe.each(Object.entries(faults))('in place of the right answer: %s', (name, fault) => {
  beforeAll(async () => {
    mend();
    await page.goto(addressFor('/over'));
    await forgetWhatWasRead(page);
  });

  it.each([island, printable])('is not kept of %s', (route) => expectNotKept(route, fault));

  it('is not kept of a page', async () => {
    const route = onceRead;
    wrong = { route, fault };
    await page.goto(addressFor(route), { waitUntil: 'commit' }).catch(() => {});
    wrong = undefined;
    await page.goto(addressFor('/over'));
    await waitUntilKept(page);
    isDown = true;
    await page.goto(addressFor(route));
    expect(await headingOf(page)).toBe(content.pages.offline.heading);
    isDown = false;
    const heading = (await readBuilt(fileOfRoute(route))).match(/<title>(.*?)<\/title>/)?.[1];
    for (const network of [true, false]) {
      isDown = !network;
      await page.goto(addressFor(route));
      expect(await page.locator('title').evaluate((title) => title.innerHTML)).toBe(heading);
      isDown = false;
      await waitUntilKept(page);
    }
  });

  it('lets no worker in that would keep it for all, until the right one comes', async () => {
    const fresh = await browser.newContext({ bypassCSP: true });
    // The page itself asks for no worker, at any time.
    await fresh.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const first = await fresh.newPage();
    const route = '/tips';
    wrong = { route, fault };
    await first.goto(addressFor('/over'));
    const install = (address: string) =>
      navigator.serviceWorker
        .register(address)
        .then(
          (registration) =>
            new Promise<string>((resolve) => {
              const worker = registration.installing ?? registration.active;
              const tell = () =>
                /^(redundant|activated)$/.test(worker?.state ?? '') && resolve(worker?.state ?? '');
              worker?.addEventListener('statechange', tell);
              tell();
            }),
        )
        .catch(() => 'redundant');
    // What leads to the very page at another address is as good.
    const isRight = name === 'the way to the same at another address';
    expect(await first.evaluate(install, pathTo('/sw.js'))).toBe(isRight ? 'activated' : 'redundant');
    wrong = undefined;
    expect(await first.evaluate(install, pathTo('/sw.js'))).toBe('activated');
    isDown = true;
    await first.goto(addressFor(route));
    expect(await headingOf(first)).toBe('24 Praktische Tips');
    isDown = false;
    await fresh.close();
  });
});

it.each([face, files.searchData])('a page is not kept in place of %s', async (route) => {
  // A page that was read before may have brought the right one along.
  await forgetWhatWasRead(page);
  await page.goto(addressFor('/over'));
  await expectNotKept(route, (answer) => answer.writeHead(200, html).end(portal));
});

it('a page in place of a script is not kept by the browser either, though a host said that it never changes', async () => {
  await page.goto(addressFor('/over'));
  await forgetWhatWasRead(page);
  const forGood = { ...html, 'Cache-Control': 'public, max-age=31536000, immutable' };
  await expectNotKept(island, (answer) => answer.writeHead(200, forGood).end(portal));
});

describe('what an earlier worker kept by mistake', () => {
  beforeEach(() => page.goto(addressFor('/over')));

  /** As one did that asked for no more than status 200. */
  const keepByMistake = (route: string) =>
    page.evaluate(
      async ([address = '', text = '', readCache = '']) => {
        const name =
          (await caches.match(address)) && (await caches.keys()).find((key) => key.includes('precache'));
        const cache = await caches.open(name ?? readCache);
        await cache.put(address, new Response(text, { headers: { 'Content-Type': 'text/html' } }));
      },
      [pathTo(route), portal, readCache],
    );

  it('is fetched again: the search of the list comes alive', async () => {
    await keepByMistake(island);
    await page.goto(addressFor('/artikelen'));
    await waitForIslands(page);
    await waitUntilKept(page);
    isDown = true;
    expect(await ask(page, island)).toBe(await readBuilt(island));
  });

  it('is fetched again of what is kept for all', async () => {
    await keepByMistake(starter);
    expect(await ask(page, starter)).toBe(await readBuilt(starter));
  });

  it('is no page to show', async () => {
    await forgetWhatWasRead(page);
    await keepByMistake(onceRead);
    isDown = true;
    await page.goto(addressFor(onceRead));
    expect(await headingOf(page)).toBe(content.pages.offline.heading);
  });
});

it('a link to a PDF downloads nothing else: what came in its place is shown', async () => {
  await page.goto(addressFor('/oefeningen'));
  const link = page.locator('main a[download]').first();
  const route = routeOf((await link.getAttribute('href')) ?? '');
  await forgetWhatWasRead(page);
  wrong = { route, fault: (answer) => answer.writeHead(200, html).end(portal) };
  await link.click();
  await page.waitForURL(addressFor(route));
  expect(await page.content()).toContain('hotel');
});

describe('a deploy that is half done: the worker is new, a page is not yet', () => {
  it('waits for that page, and the old one stays where there is no network', async () => {
    const next = stampPage(
      (await readBuilt('tips.html')).replace(/<h1>.*?<\/h1>/, '<h1>Nieuw</h1>'),
      pathTo('/tips'),
    );
    const worker = await readBuilt('sw.js');
    const [, old = ''] = stampedRevision.exec(await readBuilt('tips.html')) ?? [];
    const [, fresh = ''] = stampedRevision.exec(next) ?? [];
    const nextWorker = worker.replace(old, fresh);
    expect(nextWorker).not.toBe(worker);
    changed.set('/sw.js', nextWorker);
    const update = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        const worker = registration.installing;
        while (worker && !/^(redundant|activated)$/.test(worker.state))
          await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
        return worker?.state;
      });
    const shownOffline = async () => {
      isDown = true;
      await page.goto(addressFor('/tips'));
      isDown = false;
      return headingOf(page);
    };
    await page.goto(addressFor('/over'));
    expect(await update()).toBe('redundant');
    expect(await shownOffline()).toBe('24 Praktische Tips');
    changed.set('/tips', next);
    expect(await update()).toBe('activated');
    expect(await shownOffline()).toBe('Nieuw');
    changed.clear();
  });
});

it('an island for which no answer ever comes is spoken of, and there when it is tried again', async () => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const visitor = await context.newPage();
  await visitor.clock.install();
  const isAsked = new Promise<void>((resolve) => {
    wrong = { route: island, fault: () => resolve() };
  });
  await visitor.goto(addressFor('/artikelen'));
  const missing = visitor.locator('.island-missing');
  await visitor.clock.runFor(1000);
  await isAsked;
  await visitor.clock.runFor(10_000);
  await missing.waitFor();
  wrong = undefined;
  await missing.getByRole('button').click();
  await missing.waitFor({ state: 'hidden' });
  await waitForIslands(visitor);
  await context.close();
});

it.each(['/* geblokkeerd */', 'export const Island = null;', 'export const'])(
  'a script in the place of an island is spoken of, and asked for anew when it is tried again: %s',
  async (script) => {
    await page.goto(addressFor('/over'));
    await forgetWhatWasRead(page);
    wrong = {
      route: island,
      fault: (answer, { type }) => answer.writeHead(200, { 'Content-Type': type }).end(script),
    };
    await page.goto(addressFor('/artikelen'));
    const missing = page.locator('.island-missing');
    await missing.waitFor();
    await waitUntilKept(page);
    wrong = undefined;
    await missing.getByRole('button').click();
    await missing.waitFor({ state: 'hidden' });
    await waitForIslands(page);
  },
);
