import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findViolationsOn } from './browsers/axe.ts';
import { openBrowser } from './browsers/browser.ts';
import { listKinds } from './site/kinds-of-pages.ts';
import { readRealContent } from './site/real-content.ts';
import { sampleArticles } from './site/sample-articles.ts';

const { open, visit, address } = openBrowser();
const { articles } = await readRealContent();
const routes = new Set([
  ...(await listKinds()),
  ...sampleArticles(articles).map(({ slug }) => `/artikelen/${slug}`),
  '/onbekend',
  '/artikelen/bestaat-niet',
]);

const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };
const smallest = { width: 320, height: 640 };

const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A word that nothing can break well, in the place of every text. */
const lengthenTexts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const isRead = !/^(SCRIPT|STYLE|OPTION)$/.test(text.parentElement?.tagName ?? '');
      if (isRead && text.nodeValue?.trim()) text.nodeValue = 'muis'.repeat(100);
    }
  });

/** What is read in a column of hardly six letters. */
const findNarrow = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(p, li, dd, dt, h1, h2, h3)')].flatMap((one) => {
      const text = one.textContent?.trim() ?? '';
      const width = one.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(one).fontSize);
      return text.length >= 12 && width > 0 && width < 3
        ? `${width.toFixed(1)} em: ${text.slice(0, 40)}`
        : [];
    }),
  );

describe.each([...routes])('%s', (route) => {
  it('gives axe nothing to find, at a desk and on a phone, in light and dark', async () => {
    const { page } = await visit(route, { viewport: desk });
    await page.locator('h1').waitFor();
    expect(await findViolationsOn(page, [desk, phone])).toEqual([]);
  });

  it('is big enough for a thumb on the smallest screen, and needs no scrolling sideways', async () => {
    const { page } = await visit(route, { hasTouch: true, viewport: smallest });
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

  it('holds a word of four hundred letters wherever a text stands, on the smallest screen and at a desk', async () => {
    const { page } = await visit(route, { viewport: smallest });
    await page.locator('h1').waitFor();
    await lengthenTexts(page);
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize(desk);
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  });

  it('needs no scrolling sideways on a phone with letters twice as large, and has no lines of a few letters', async () => {
    const { page } = await visit(route, { viewport: phone });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    expect(await findNarrow(page)).toEqual([]);
  });
});

it('with the letters of the browser twice as large no page needs scrolling sideways on a phone', async () => {
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const wide: string[] = [];
  for (const route of [...routes, ...articles.slice(0, 8).map(({ slug }) => `/artikelen/${slug}`)]) {
    await page.goto(address() + route);
    if ((await measureOverflow(page)) > 0) wide.push(route);
  }
  expect(wide).toEqual([]);
});

it('axe finds what is wrong', async () => {
  const { page } = await visit('/over');
  await page.evaluate(() => document.querySelector('main a')?.replaceChildren());
  expect(await findViolations(page)).toEqual([expect.stringContaining('link-name')]);
});
