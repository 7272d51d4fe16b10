import type { Browser, Request } from 'playwright-core';
import { fileOfRoute, routeOf } from '../built-site.ts';
import { waitForIslands } from '../wait-for-islands.ts';
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

/** What Chromium fetches for a page, as the built files weigh. */
export async function weighPage(
  browser: Browser,
  { folder, address }: Place,
  route: string,
): Promise<PageWeight> {
  const names = await listFetched(browser, address + route);
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

async function listFetched(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext({
    ...phoneScreen,
    isMobile: true,
    hasTouch: true,
    locale: 'nl-NL',
    // It would fetch what it keeps for offline use.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const names: string[] = [];
    const underWay = new Set<Request>();
    page.on('request', (request) => {
      names.push(nameFile(request));
      underWay.add(request);
    });
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    await page.clock.install();
    await page.goto(address);
    await page.clock.runFor(untilQuiet);
    await waitForIslands(page);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    while (underWay.size > 0) await page.waitForEvent('requestfinished');
    return names;
  } finally {
    await context.close();
  }
}

function nameFile(request: Request): string {
  const route = routeOf(request.url());
  return request.resourceType() === 'document' ? fileOfRoute(route) : route.slice(1);
}

function kindOf(name: string): string {
  return kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
}
