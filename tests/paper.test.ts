import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { areSeen, openBrowser } from './browsers/browser.ts';
import { waitForIslands } from './browsers/wait-for-islands.ts';
import { listRoutes } from './site/built-site.ts';
import { readRealContent } from './site/real-content.ts';

const { open, visit, address } = openBrowser();
const routes = await listRoutes();
const { pages, tips } = await readRealContent();

/** How many sheets of paper the page takes, as it is shown now. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

it('a sound, to hang on the wall, and an exercise take one sheet', async () => {
  const single = routes.filter((route) => /^\/oefeningen\/./.test(route));
  expect(single.length).toBeGreaterThan(10);
  const sheets = new Map<string, number>();
  for (const route of single) sheets.set(route, await countSheets((await visit(route)).page));
  expect([...sheets].filter(([, count]) => count !== 1)).toEqual([]);
});

it('the tips are printed by a button: all of them, or one group on one sheet', async () => {
  const { page } = await open();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(`${address()}/tips`);
  const door = page.locator('.print-tips');
  await door.getByText(pages.tips.print.open).click();
  await waitForIslands(page);
  await page.emulateMedia({ media: 'print' });
  const seen = async () => (await areSeen(page, '.tip-group')).filter(Boolean).length;
  const press = async (name: string) => {
    await page.emulateMedia({ media: 'screen' });
    await door.getByRole('button', { name }).click();
    expect(await page.locator('[data-printed]').count()).toBe(1);
    await page.emulateMedia({ media: 'print' });
  };
  await press(pages.tips.print.all);
  expect(await seen()).toBe(tips.length);
  expect(await door.isVisible()).toBe(false);
  for (const { group } of tips) {
    await press(group);
    expect(await seen()).toBe(1);
    expect(await page.getByRole('heading', { name: group }).isVisible()).toBe(true);
    expect(await countSheets(page)).toBe(1);
  }
  await press(pages.tips.print.all);
  expect(await seen()).toBe(tips.length);
});

it('a button that prints is off until it can', async () => {
  const { page } = await visit('/tips', { javaScriptEnabled: false });
  expect(await page.locator('.print-tips li button').count()).toBe(tips.length + 1);
  expect(await page.locator('.print-tips li button:enabled').count()).toBe(0);
});

it('without JavaScript there is no button that does nothing', async () => {
  const { page } = await visit('/tips', { javaScriptEnabled: false });
  expect(await page.locator('.print-tips').isVisible()).toBe(false);
});
