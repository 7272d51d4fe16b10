import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaticHost } from '../scripts/serve.ts';
import { isOver, readBudget } from './bench/budget.ts';
import { weighFiles, weighFrame } from './bench/weigh-files.ts';
import { openScales, weighPage } from './bench/weigh-page.ts';
import { launchChromium } from './browsers/chromium.ts';
import { distFolder, fileOfRoute, listRoutes, serveSite } from './site/built-site.ts';
import { kindOf, listKinds } from './site/kinds-of-pages.ts';

const budget = await readBudget();
const routes = await listRoutes();
const kinds = await listKinds();

it('every kind of page has a budget, and no budget is for a kind that is gone', () => {
  // The list of articles goes on on further pages only where it is long.
  const shown = new Set([...kinds.map(kindOf), 'later list']);
  expect(new Set(Object.keys(budget.pages))).toEqual(shown);
});

it.each(routes)('the document of %s', async (route) => {
  const weight = await weighFrame(distFolder, fileOfRoute(route));
  expect(weight).toBeGreaterThan(1000);
  expect(weight).toBeLessThanOrEqual(budget.pages[kindOf(route)]?.document ?? 0);
});

describe('what a page fetches', () => {
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

  it.each(kinds)('%s', async (route) => {
    const bounds = budget.pages[kindOf(route)];
    if (!bounds) throw new Error(`${route} has no budget`);
    const weights = await weighPage(scales, { folder: distFolder, address: host.address }, { route, bounds });
    expect(weights.filter(isOver)).toEqual([]);
  });
});

it.each(Object.entries(budget.files))('files: %s', async (name, bounds) => {
  expect((await weighFiles(distFolder, name, bounds)).filter(isOver)).toEqual([]);
});
