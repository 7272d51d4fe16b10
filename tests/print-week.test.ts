import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { texts as sectionTexts } from '../src/islands/print-week/section-texts.ts';
import { texts } from '../src/islands/print-week/texts.ts';
import { findViolations } from './browsers/axe.ts';
import { openBrowser } from './browsers/browser.ts';

const { open, visit, address } = openBrowser();
const route = '/oefeningen/klank/m';
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'light' } as const;
/** In bytes: what a teacher mails to a colleague without a thought. */
const largest = 1_500_000;

const makePdf = (page: Page) => page.getByRole('button', { name: texts.make });
const told = (page: Page) => page.getByText('Voor je hele groep');

async function openWeek(options = {}) {
  const seen = await visit(`${route}#print-de-week`, options);
  await told(seen.page).waitFor();
  return seen;
}

async function print(page: Page): Promise<{ name: string; file: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), makePdf(page).click()]);
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
}

/** Files of this name don't come before they are let go: what needs them is busy until then. */
async function holdBack(page: Page, name: RegExp): Promise<{ letGo: () => void }> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(name, async (asked) => {
    await held;
    await asked.continue().catch(() => {});
  });
  return { letGo };
}

const countPages = (file: Buffer): number => file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

describe('the print of a week', () => {
  it('is fetched when somebody opens it, and not before', async () => {
    const { page } = await open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(address() + route, { waitUntil: 'networkidle' });
    expect(asked.filter((url) => /\.js$/.test(url))).toHaveLength(1);
    await page.getByText(sectionTexts.open).click();
    await told(page).waitFor();
    expect(asked.some((url) => /set-worker/.test(url))).toBe(true);
  });

  it('makes one PDF of what is ticked, tagged, with a title and a language', async () => {
    const { page, said } = await openWeek();
    const { name, file } = await print(page);
    expect(name).toBe('klank-m.pdf');
    const text = file.toString('latin1');
    for (const sign of [
      '/Marked true',
      '/Lang (nl-NL)',
      '/DisplayDocTitle true',
      '<pdfuaid:part>1</pdfuaid:part>',
    ])
      expect(text).toContain(sign);
    expect(text).toContain('De m van maan');
    expect(file.length).toBeLessThan(largest);
    const pages = countPages(file);
    expect(pages).toBeGreaterThan(6);
    await page.getByText(texts.ready(pages)).waitFor();
    expect(said).toEqual([]);
  });

  it('has no more than what is ticked, in zwart-wit for who asks', async () => {
    const { page } = await openWeek();
    const { file: all } = await print(page);
    for (const box of await page.getByRole('group', { name: texts.games }).getByRole('checkbox').all())
      await box.uncheck();
    await told(page).waitFor();
    const { file: words } = await print(page);
    expect(countPages(words)).toBeLessThan(countPages(all));
    await page.getByLabel(texts.looks.line).check();
    const { file: grey } = await print(page);
    expect(countPages(grey)).toBe(countPages(words));
    expect(grey.equals(words)).toBe(false);
    for (const box of await page.getByRole('group', { name: texts.what }).getByRole('checkbox').all())
      await box.uncheck();
    await page.getByText(texts.nothing).waitFor();
    expect(await makePdf(page).isDisabled()).toBe(true);
  });

  it('never gives what was ticked before: who changes their mind while it is made gets the other one', async () => {
    const { page } = await open();
    const faces = await holdBack(page, /andika-.*\.ttf$/);
    await page.goto(`${address()}${route}#print-de-week`);
    await told(page).waitFor();
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.url()));
    const first = page.waitForEvent('download');
    await makePdf(page).click();
    const boxes = page.getByRole('group', { name: texts.games }).getByRole('checkbox');
    for (const box of await boxes.all()) await box.uncheck();
    await makePdf(page).click();
    faces.letGo();
    const changed = readFileSync(await (await first).path());
    const { file: again } = await print(page);
    expect(countPages(changed)).toBe(countPages(again));
    expect(downloads).toHaveLength(2);
  });

  it('takes two games at most: the first that was chosen gives way', async () => {
    const { page } = await openWeek();
    const games = page.getByRole('group', { name: texts.games }).getByRole('checkbox');
    await games.nth(1).check();
    await games.nth(2).check();
    expect(await games.nth(0).isChecked()).toBe(false);
    await told(page).waitFor();
    expect((await print(page)).file.length).toBeLessThan(largest);
  });

  it('counts the paper for the number of children', async () => {
    const { page } = await openWeek();
    const said = await told(page).textContent();
    await page.getByLabel(texts.children).fill('6');
    await expect.poll(() => told(page).textContent()).not.toBe(said);
    await page.getByLabel(texts.children).fill('99');
    await page.locator('.week-load', { hasText: texts.childrenHint }).waitFor();
    expect(await makePdf(page).isDisabled()).toBe(true);
  });

  it('opens the games of the page for as many children, once somebody said how many that are', async () => {
    const { page } = await visit(`${route}#print-de-week`);
    await told(page).waitFor();
    const game = page.locator('.fitting-games a[href*="#set="]').first();
    expect(await game.getAttribute('href')).not.toContain('kinderen=17');
    const children = page.getByLabel(texts.children);
    await children.fill('17');
    await children.blur();
    // The 4 of 40 is no number of children.
    await children.fill('');
    await children.pressSequentially('40');
    await game.click();
    await page.getByText(/ voor 17 kinderen, /).waitFor();
    await expect.poll(() => page.url()).toContain('kinderen=17');
    expect(await page.locator('.set-trouble').count()).toBe(0);
  });

  it('is made without a network once it was opened', async () => {
    const { page } = await openWeek();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    expect(countPages((await print(page)).file)).toBeGreaterThan(6);
  });

  it('says so where something doesn’t come, and makes it after all', async () => {
    const { page } = await open();
    await page.route(/klank-m-.*\.json$/, (asked) => asked.abort());
    await page.goto(`${address()}${route}#print-de-week`);
    await page.getByRole('alert').getByText(texts.failed).waitFor();
    await page.unroute(/klank-m-.*\.json$/);
    await page.getByRole('button', { name: texts.retry }).last().click();
    await told(page).waitFor();
    expect(countPages((await print(page)).file)).toBeGreaterThan(6);
  });

  it('is open to all', async () => {
    const { page } = await openWeek(phone);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
