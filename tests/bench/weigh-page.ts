import type { Browser, Request } from 'playwright-core';
import { fileOfRoute } from '../built-site.ts';
import { addWeights, type Weight, weighFile } from './weigh-file.ts';

export interface PageWeight {
  document: Weight;
  scripts: Weight;
  fonts: Weight;
  pictures: Weight;
  /** Anything else: there should be none. */
  other: Weight;
  requests: number;
}

/** A small phone of today. No page is touched, and none may fetch the whole site to keep it. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'nl-NL',
  serviceWorkers: 'block',
} as const;

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
  const weightOf = async (kind: string) => {
    const ofKind = names.filter((name) => kindOf(name) === kind);
    return addWeights(await Promise.all(ofKind.map((name) => weighFile(folder, name))));
  };
  return {
    document: await weightOf('document'),
    scripts: await weightOf('scripts'),
    fonts: await weightOf('fonts'),
    pictures: await weightOf('pictures'),
    other: await weightOf('other'),
    requests: names.length,
  };
}

async function listFetched(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const names: string[] = [];
    page.on('request', (request) => names.push(nameFile(request)));
    await page.goto(address, { waitUntil: 'networkidle' });
    return names;
  } finally {
    await context.close();
  }
}

function nameFile(request: Request): string {
  const route = new URL(request.url()).pathname;
  return request.resourceType() === 'document' ? fileOfRoute(route) : route.slice(1);
}

function kindOf(name: string): string {
  return kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
}
