import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaticHost } from '../scripts/serve.ts';
import { patternOf, readBudget } from './bench/budget.ts';
import { reportFiles, reportWeight } from './bench/report.ts';
import { weighAll } from './bench/weigh-file.ts';
import { weighFiles } from './bench/weigh-files.ts';
import { openScales, weighPage } from './bench/weigh-page.ts';
import { launchChromium } from './browsers/chromium.ts';
import { distFolder, fileOfRoute, listRoutes, serveSite } from './site/built-site.ts';
import { listSampleRoutes } from './site/sample-articles.ts';

const budget = await readBudget();
const routes = await listRoutes();

it('every route has a budget, and no budget is for a route that is gone', () => {
  const used = routes.map((route) => patternOf(route, budget));
  expect(routes.filter((_route, place) => used[place] === undefined)).toEqual([]);
  const unused = Object.keys(budget.pages).filter((pattern) => !used.includes(pattern));
  expect(unused.filter((pattern) => pattern !== '/artikelen/pagina/*')).toEqual([]);
});

it.each(Object.entries(budget.pages))('the document of each page of %s', async (pattern, { document }) => {
  for (const route of routes.filter((one) => patternOf(one, budget) === pattern)) {
    const weight = await weighAll(distFolder, [fileOfRoute(route)]);
    expect(weight, route).toBeGreaterThan(1000);
    expect(weight, route).toBeLessThanOrEqual(document);
  }
});

describe('what a page fetches', async () => {
  let browser: Browser;
  let host: StaticHost;
  let scales: Page;

  beforeAll(async () => {
    [browser, host] = await Promise.all([launchChromium(), serveSite()]);
    scales = await openScales(browser);
  });

  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });

  const sample = await listSampleRoutes();
  const budgets = Object.entries(budget.pages).flatMap(([pattern, bounds]) =>
    sample.filter((route) => patternOf(route, budget) === pattern).map((route) => ({ route, bounds })),
  );

  it.each(budgets)('$route', async (page) => {
    const weight = await weighPage(scales, { folder: distFolder, address: host.address }, page.route);
    const { text, isOver } = reportWeight(page, weight);
    expect(isOver, text).toBe(false);
  });
});

it.each(Object.entries(budget.files))('files: %s', async (name, bounds) => {
  const { text, isOver } = reportFiles(await weighFiles(distFolder, name, bounds));
  expect(isOver, text).toBe(false);
});
