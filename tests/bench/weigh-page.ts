import type { Browser, Page, Request } from 'playwright-core';
import { files } from '../../src/model/addresses.ts';
import { waitForIslands } from '../browsers/wait-for-islands.ts';
import { fileOfRoute, routeOf } from '../site/built-site.ts';
import { type PageBudget, type Row, rowsOf } from './budget.ts';
import { sum, weigh, weighFrame } from './weigh-files.ts';

/** A phone of which each visit is a first one, on a clock that is moved on: nothing comes from a cache. */
export async function openScales(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'nl-NL',
    // It would fetch what it keeps for offline use.
    serviceWorkers: 'block',
  });
  const scales = await context.newPage();
  const network = await context.newCDPSession(scales);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await scales.clock.install();
  return scales;
}

const kinds = {
  document: /\.html$/,
  scripts: /\.js$/,
  fonts: /\.woff2$/,
  pictures: /\.(?:svg|png|jpg|webp|avif)$/,
};

/** What Chromium fetches for a page, as the built files weigh; there should be nothing of another kind. */
export async function weighPage(
  scales: Page,
  site: { folder: string; address: string },
  page: { route: string; bounds: PageBudget },
): Promise<Row[]> {
  const fetched = await listFetched(scales, site.address + page.route);
  // A picture that a writer put into an article is as heavy as the writer wants.
  const names = fetched.filter((name) => !`/${name}`.startsWith(files.picture('')));
  const weightOf = (kind: RegExp) =>
    weigh(
      site.folder,
      names.filter((name) => kind.test(name)),
    );
  const weights = {
    document: sum(
      await Promise.all(
        names.filter((name) => kinds.document.test(name)).map((name) => weighFrame(site.folder, name)),
      ),
    ),
    scripts: await weightOf(kinds.scripts),
    fonts: await weightOf(kinds.fonts),
    pictures: await weightOf(kinds.pictures),
    other: names.filter((name) => !Object.values(kinds).some((kind) => kind.test(name))).length,
    requests: names.length,
  };
  return rowsOf(weights, { ...page.bounds, other: 0 });
}

/** What a page puts off it has asked for by then: by its own clock, so that nobody waits. */
const untilQuiet = 5000;

async function listFetched(scales: Page, address: string): Promise<string[]> {
  await scales.goto('about:blank');
  const names: string[] = [];
  const underWay = new Set<Request>();
  const begin = (request: Request) => {
    names.push(fileOf(request));
    underWay.add(request);
  };
  const end = (request: Request) => underWay.delete(request);
  scales.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await scales.goto(address);
  await scales.clock.runFor(untilQuiet);
  await waitForIslands(scales);
  await scales.evaluate(() => document.fonts.ready.then(() => {}));
  while (underWay.size > 0)
    await Promise.race([scales.waitForEvent('requestfinished'), scales.waitForEvent('requestfailed')]);
  scales.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  return names;
}

function fileOf(request: Request): string {
  const route = routeOf(request.url());
  return request.resourceType() === 'document' ? fileOfRoute(route) : route.slice(1);
}
