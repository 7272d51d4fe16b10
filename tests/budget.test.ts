import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StaticHost, serveFolder } from '../scripts/serve.ts';
import { isMatch, readBudget } from './bench/budget.ts';
import { addWeights, weighFile } from './bench/weigh-file.ts';
import { weighPage } from './bench/weigh-page.ts';
import { distFolder, listBuiltFiles, listRoutes } from './built-site.ts';
import { launchChromium } from './chromium.ts';

const budget = await readBudget();
const routes = await listRoutes();
const files = await listBuiltFiles();

it('every route has a budget, and no budget is for a route that is gone', () => {
  const budgeted = Object.keys(budget.pages).map((pattern) =>
    routes.filter((route) => isMatch(pattern, route)),
  );
  expect(budgeted.flat().sort()).toEqual([...routes].sort());
  expect(budgeted.filter((found) => found.length === 0)).toEqual([]);
});

describe('what a page fetches', () => {
  let browser: Browser;
  let host: StaticHost;

  beforeAll(async () => {
    [browser, host] = await Promise.all([launchChromium(), serveFolder(distFolder)]);
  });

  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });

  const budgets = Object.entries(budget.pages).flatMap(([pattern, bounds]) =>
    routes.filter((route) => isMatch(pattern, route)).map((route) => ({ route, bounds })),
  );

  it.each(budgets)('$route', async ({ route, bounds }) => {
    const place = { folder: distFolder, address: host.address };
    const { requests, document, scripts, fonts, pictures, other } = await weighPage(browser, place, route);
    expect(document.brotli, 'HTML with its CSS').toBeGreaterThan(1000);
    expect(document.brotli, 'HTML with its CSS').toBeLessThanOrEqual(bounds.document);
    expect(scripts.brotli, 'JavaScript').toBeLessThanOrEqual(bounds.scripts);
    expect(fonts.brotli, 'fonts').toBeLessThanOrEqual(bounds.fonts);
    expect(pictures.brotli, 'pictures').toBeLessThanOrEqual(bounds.pictures);
    expect(other.brotli, 'anything else').toBe(0);
    expect(requests, 'requests').toBeLessThanOrEqual(bounds.requests);
  });
});

describe('files', () => {
  it.each(Object.entries(budget.files))('%s', async (_name, { match, each, all }) => {
    const matching = files.filter((file) => isMatch(match, file));
    expect(matching.length).toBeGreaterThan(0);
    expect(each ?? all, 'a bound').toBeGreaterThan(0);
    const weights = await Promise.all(
      matching.map(async (file) => ({ file, weight: await weighFile(distFolder, file) })),
    );
    expect(weights.filter(({ weight }) => weight.brotli > (each ?? Infinity))).toEqual([]);
    expect(addWeights(weights.map(({ weight }) => weight)).brotli).toBeLessThanOrEqual(all ?? Infinity);
  });
});
