import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, waitForIslands } from './browser.ts';

const { visit } = openBrowser();

const searchBox = (page: Page) => page.getByPlaceholder('Zoek in artikelen...');
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const count = (page: Page) => page.getByText(/^\d+ artikel(en)? gevonden$/);

async function expectCount(page: Page, line: string): Promise<void> {
  await expect.poll(() => count(page).innerText(), { timeout: 10_000 }).toBe(line);
}

function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

describe('the article list', () => {
  it('starts with everything, newest first', async () => {
    const { page } = await visit('/artikelen');
    await expectCount(page, '8 artikelen gevonden');
    const dates = await page
      .locator('main time')
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates).toHaveLength(8);
    expect(await page.locator('main').innerText()).toMatch(/\d{3} woorden • [45] min lezen/);
  });

  it('has the filters of the specification, of which one is pressed', async () => {
    const { page } = await visit('/artikelen');
    const names = await page.locator('button[aria-pressed]').allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual([
      'Alle',
      'Woordenschat',
      'Rijm',
      'Voorlezen',
      'Spellen',
    ]);
    await filter(page, 'Rijm').click();
    await expectCount(page, '2 artikelen gevonden');
    expect(await filter(page, 'Rijm').getAttribute('aria-pressed')).toBe('true');
    expect(await filter(page, 'Alle').getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => addressOf(page)).toBe('/artikelen?categorie=rijm');
  });

  it('searches in title, summary and category, whatever the case and the space around it', async () => {
    const { page } = await visit('/artikelen');
    await searchBox(page).fill('  PRENTENBOEK KIEZEN ');
    await expectCount(page, '1 artikel gevonden');
    await searchBox(page).fill('Voorlezen');
    await expect.poll(() => page.locator('main time').count()).toBeGreaterThanOrEqual(2);
  });

  it('combines filter and search, and clears both', async () => {
    const { page } = await visit('/artikelen');
    await searchBox(page).fill('scherm');
    await filter(page, 'Rijm').click();
    await page.getByText('Geen artikelen gevonden met de huidige filters.').waitFor();
    await expectCount(page, '0 artikelen gevonden');
    await page.getByRole('button', { name: 'Alle filters wissen' }).click();
    await expectCount(page, '8 artikelen gevonden');
    expect(await searchBox(page).inputValue()).toBe('');
    await expect.poll(() => addressOf(page)).toBe('/artikelen');
  });

  it('opens in the state that the address tells', async () => {
    const { page, said } = await visit('/artikelen?search=rijm&categorie=rijm');
    await expectCount(page, '2 artikelen gevonden');
    expect(await searchBox(page).inputValue()).toBe('rijm');
    expect(await filter(page, 'Rijm').getAttribute('aria-pressed')).toBe('true');
    expect(said).toEqual([]);
  });

  it('keeps the address up to date without filling the history', async () => {
    const { page } = await visit('/tips');
    await page.goto(page.url().replace('/tips', '/artikelen'));
    await expectCount(page, '8 artikelen gevonden');
    await searchBox(page).pressSequentially('boek', { delay: 20 });
    await expect.poll(() => addressOf(page)).toBe('/artikelen?search=boek');
    await page.goBack();
    await expect.poll(() => addressOf(page)).toBe('/tips');
  });

  it('shows all again when its own link is clicked while a search is on', async () => {
    const { page } = await visit('/artikelen?search=scherm');
    await expectCount(page, '1 artikel gevonden');
    await page.locator('header nav').getByRole('link', { name: 'Artikelen' }).click();
    await expectCount(page, '8 artikelen gevonden');
    expect(await searchBox(page).inputValue()).toBe('');
  });

  it('treats signs of a pattern as plain text', async () => {
    const { page } = await visit('/artikelen?search=.*');
    await expectCount(page, '0 artikelen gevonden');
  });

  it('loses nothing that was typed before the app was there', async () => {
    const { page } = await visit('/over');
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.goto(page.url().replace('/over', '/artikelen'), { waitUntil: 'commit' });
    await searchBox(page).fill('scherm');
    await expectCount(page, '1 artikel gevonden');
    expect(await searchBox(page).inputValue()).toBe('scherm');
  });

  it('keeps what was typed before the app was there and a click at the moment it comes alive', async () => {
    const { page } = await visit('/over');
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const box = document.querySelector<HTMLInputElement>('input[type="search"]');
        if (box) box.value = 'scherm';
        const button = document.querySelector<HTMLButtonElement>('button.rijm');
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          if (Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps$'))) button?.click();
          else port2.postMessage('');
        };
        port2.postMessage('');
      });
    });
    await page.goto(page.url().replace('/over', '/artikelen'));
    await expectCount(page, '0 artikelen gevonden');
    expect(await searchBox(page).inputValue()).toBe('scherm');
    expect(await filter(page, 'Rijm').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => addressOf(page)).toBe('/artikelen?search=scherm&categorie=rijm');
  });

  it.each([
    ['?search=&categorie=rijm', '?categorie=rijm'],
    ['?categorie=bestaat-niet', ''],
    ['?utm_source=brief', '?utm_source=brief'],
  ])('tidies %s', async (search, tidy) => {
    const { page } = await visit(`/artikelen${search}`);
    await waitForIslands(page);
    await page.waitForTimeout(400);
    expect(addressOf(page)).toBe(`/artikelen${tidy}`);
  });

  it('lets go of whoever types and follows a link at once', async () => {
    const { page } = await visit('/artikelen');
    await waitForIslands(page);
    await searchBox(page).fill('rijm');
    await page.locator('header nav').getByRole('link', { name: 'Tips' }).click();
    await page.getByRole('heading', { level: 1, name: '24 Praktische Tips' }).waitFor();
    await page.waitForTimeout(600);
    expect(addressOf(page)).toBe('/tips');
  });

  it('shows all articles again to whoever types and follows the link Artikelen at once', async () => {
    const { page } = await visit('/artikelen');
    await waitForIslands(page);
    await searchBox(page).fill('rijm');
    await page.locator('header nav').getByRole('link', { name: 'Artikelen' }).click();
    await expectCount(page, '8 artikelen gevonden');
    await page.waitForTimeout(600);
    expect(addressOf(page)).toBe('/artikelen');
    expect(await searchBox(page).inputValue()).toBe('');
  });
});
