import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { StaticHost } from '../../scripts/serve.ts';
import { distFolder, serveSite } from '../site/built-site.ts';
import { launchChromium } from './chromium.ts';

interface Visit {
  page: Page;
  /** Whatever the page said on the console, and errors that it did not catch. */
  said: string[];
}

/** In milliseconds, for what comes in a second where nothing else runs: a machine that tests four files at once may be late. */
const patience = 100_000;

/** Each visit would fetch the shell of the site to keep it; tests/offline.test.ts looks at that. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** A browser and a built site on a static host, for the tests of one file. */
export function openBrowser(folder = () => distFolder) {
  let browser: Browser;
  let host: StaticHost;
  let contexts: BrowserContext[] = [];
  /** By the way they were opened. */
  const shared = new Map<string, Visit>();

  beforeAll(async () => {
    [browser, host] = await Promise.all([launchChromium(), serveSite(folder())]);
  });

  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });

  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });

  async function open(options: BrowserContextOptions = {}): Promise<Visit> {
    const visit = await openForAll(options);
    contexts.push(visit.page.context());
    return visit;
  }

  /** For tests that share a page: it stays open to the end. */
  async function openForAll(options: BrowserContextOptions = {}): Promise<Visit> {
    const context = await browser.newContext({ locale: 'nl-NL', serviceWorkers: 'block', ...options });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.text() !== workerBlocked) said.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => said.push(`error: ${error.message}`));
    return { page, said };
  }

  /**
   * A first look at a page. Tests share the tab, since a new one costs more than all that they do in it: it begins empty,
   * on the same screen. Who gives it a clock, a script or answers of his own takes one from `open`.
   */
  async function visit(address: string, options: BrowserContextOptions = {}): Promise<Visit> {
    const way = JSON.stringify(options);
    const visit = shared.get(way) ?? (await openForAll(options));
    shared.set(way, visit);
    const { page, said } = visit;
    await page.goto('about:blank');
    await page.emulateMedia({ media: null, colorScheme: 'light' });
    await page.setViewportSize(options.viewport ?? { width: 1280, height: 720 });
    said.length = 0;
    await page.goto(host.address + address, { waitUntil: 'load' });
    return visit;
  }

  return { open, openForAll, visit, address: () => host.address };
}

/**
 * Tells when all that a page does, and all that it has asked for, has come to its end. A browser's own "no traffic" is
 * told once for a page: one that came to rest before somebody opened a thing in it counts as quiet for ever.
 */
export function watchTraffic(page: Page): {
  hasAsked: (file: RegExp) => boolean;
  settle: () => Promise<void>;
} {
  const asked = new Set<Request>();
  const open = new Set<Request>();
  page.on('request', (request) => {
    asked.add(request);
    open.add(request);
  });
  const close = (request: Request) => void open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return {
    hasAsked: (file) => [...asked].some((request) => file.test(request.url())),
    async settle() {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
    },
  };
}

/** Whether each of them is seen, on the screen or in print as the page is shown now. */
export function areSeen(page: Page, selector: string): Promise<boolean[]> {
  return page
    .locator(selector)
    .evaluateAll((all) =>
      all.map((one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0),
    );
}

/** How wide each picture is in itself, once it came: all at once, though they would wait for who scrolls along them. */
export function fetchPictures(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluateAll((all) =>
    Promise.all(
      all.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) return 0;
        image.loading = 'eager';
        await image.decode();
        return image.naturalWidth;
      }),
    ),
  );
}

/** Counts how often pages have asked for a worker: the question itself, since its answer comes later. */
export async function countAskedWorkers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { prototype } = ServiceWorkerContainer;
    const { register } = prototype;
    Object.assign(window, { askedWorkers: 0 });
    prototype.register = function (...asked) {
      Object.assign(window, {
        askedWorkers: (window as unknown as { askedWorkers: number }).askedWorkers + 1,
      });
      return register.apply(this, asked);
    };
  });
  return () => page.evaluate(() => (window as unknown as { askedWorkers: number }).askedWorkers);
}
