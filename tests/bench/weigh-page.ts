import type { Browser, Page, Request } from 'playwright-core';
import { waitForIslands } from '../browsers/wait-for-islands.ts';
import { fileOfRoute, routeOf } from '../site/built-site.ts';
import type { PageBudget } from './budget.ts';
import { phoneScreen } from './devices.ts';
import { weighAll } from './weigh-file.ts';

export interface PageWeight extends PageBudget {
  /** Anything else: there should be none. */
  other: number;
}

const kinds: [RegExp, Exclude<keyof PageWeight, 'requests'>][] = [
  [/\.html$/, 'document'],
  [/\.js$/, 'scripts'],
  [/\.woff2$/, 'fonts'],
  [/\.(?:svg|png|jpg|webp|avif)$/, 'pictures'],
];

/** The built site, and the host that serves it. */
export interface Place {
  folder: string;
  address: string;
}

/** A phone of which each visit is a first one, on a clock that is moved on: nothing comes from a cache. */
export async function openScales(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ...phoneScreen,
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

/** What Chromium fetches for a page, as the built files weigh. */
export async function weighPage(
  scales: Page,
  { folder, address }: Place,
  route: string,
): Promise<PageWeight> {
  const names = await listFetched(scales, address + route);
  const weightOf = (kind: string) =>
    weighAll(
      folder,
      names.filter((name) => kindOf(name) === kind),
    );
  return {
    document: await weightOf('document'),
    scripts: await weightOf('scripts'),
    fonts: await weightOf('fonts'),
    pictures: await weightOf('pictures'),
    other: await weightOf('other'),
    requests: names.length,
  };
}

/** What a page puts off it has asked for by then: by its own clock, so that nobody waits. */
const untilQuiet = 5000;

async function listFetched(scales: Page, address: string): Promise<string[]> {
  await scales.goto('about:blank');
  const names: string[] = [];
  const underWay = new Set<Request>();
  const begin = (request: Request) => {
    names.push(nameFile(request));
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

function nameFile(request: Request): string {
  const route = routeOf(request.url());
  return request.resourceType() === 'document' ? fileOfRoute(route) : route.slice(1);
}

function kindOf(name: string): string {
  return kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
}
