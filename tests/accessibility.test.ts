import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations, findViolationsOn } from './browsers/axe.ts';
import { openBrowser } from './browsers/browser.ts';
import { listRoutes } from './site/built-site.ts';
import { listSampleRoutes } from './site/sample-articles.ts';

const { visit, openForAll, address } = openBrowser();
const notThere = ['/onbekend', '/artikelen/bestaat-niet'];
const routes = [...(await listRoutes()), ...notThere];
const sample = [...(await listSampleRoutes()), ...notThere];

const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };
const smallest = { width: 320, height: 640 };

const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(sample)('%s', (route) => {
  let page: Page;

  it('gives axe nothing to find, at a desk and on a phone, in light and dark', async () => {
    ({ page } = await visit(route, { viewport: desk }));
    await page.locator('h1').waitFor();
    expect(await findViolationsOn(page, [desk, phone])).toEqual([]);
  });

  it('needs no scrolling sideways on a phone with letters twice as large', async () => {
    await page.setViewportSize(phone);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  });
});

it('axe finds what is wrong', async () => {
  const { page } = await visit('/over');
  await page.evaluate(() => document.querySelector('main a')?.replaceChildren());
  expect(await findViolations(page)).toEqual([expect.stringContaining('link-name')]);
});

describe('on the smallest screen', () => {
  let page: Page;

  beforeAll(async () => {
    ({ page } = await openForAll({ viewport: smallest, hasTouch: true }));
  });

  it.each(routes)('%s needs no scrolling sideways, and is big enough for a thumb', async (route) => {
    await page.goto(address() + route);
    await page.locator('h1').waitFor();
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    const { all, small } = await page.evaluate(() => {
      const targets = document.querySelectorAll('header a, footer a, button, main a, label:has(input)');
      const shown = [...targets]
        .filter((target) => getComputedStyle(target).display !== 'inline' && target.checkVisibility())
        .map((target) => ({ text: target.textContent?.trim(), box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 1);
      const small = shown
        .filter(({ box }) => box.height < 43.5)
        .map(({ text, box }) => `${text}: ${box.width} × ${box.height}`);
      return { all: shown.length, small };
    });
    expect(all).toBeGreaterThan(5);
    expect(small).toEqual([]);
  });
});
