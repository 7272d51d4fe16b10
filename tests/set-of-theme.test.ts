/** What becomes of the words of the site's own printable when somebody comes with a theme, or with a list. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './browsers/browser.ts';
import { readRealContent } from './site/real-content.ts';

const { visit } = openBrowser();
const { material } = await readRealContent();
const slugOf = (wanted: string) => material.games.find(({ pack }) => pack === wanted)?.exercise.slug ?? '';
const [bingo, memory] = ['rijm-bingo', 'woord-plaatjes-memory'].map(slugOf);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const chosen = (page: Page) => page.locator('.set-chosen').first();
const words = (page: Page) => new URLSearchParams(page.url().split('#')[1]).get('woorden')?.split('.');
const missing = (page: Page, theme: string) =>
  page.getByText(
    RegExp(`^(${theme} zit er nog niet in|Van ${theme} do.* er nog maar \\d+ van de \\d+ woorden mee)\\.$`),
  );

async function openForm(slug: string | undefined, fragment = '#set') {
  const seen = await visit(`/oefeningen/${slug}${fragment}`);
  await chosen(seen.page).waitFor();
  return seen;
}

async function type(page: Page, text: string) {
  await page.getByLabel('Je eigen woorden').fill(text);
  await button(page, 'Zet erbij').click();
}

const list = 'vis, maan, Fatima, Noor, boom';

describe('a theme', () => {
  it('fills a set in which nothing was chosen, another one after it too, and goes again', async () => {
    const { page, said } = await openForm(memory);
    const standard = await chosen(page).textContent();
    const theme = page.getByLabel('Thema');
    await theme.selectOption('Sinterklaas');
    await page.getByText('Je set gaat nu over Sinterklaas.').waitFor();
    await expect.poll(() => words(page)).toContain('cadeau');
    await theme.selectOption('Herfst');
    await page.getByText('Je set gaat nu over Herfst.').waitFor();
    await expect.poll(() => words(page)).not.toContain('cadeau');
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Maak PDF').click()]);
    expect(download.suggestedFilename()).toBe('woord-plaatjes-memory-herfst.pdf');
    await button(page, 'Zet ze bij de woorden van ons printblad').click();
    await expect.poll(() => words(page)?.length ?? 0).toBeGreaterThan(15);
    for (const _ of [1, 2, 3]) await button(page, 'Stap terug').click();
    await expect.poll(() => chosen(page).textContent()).toBe(standard);
    await missing(page, 'Herfst').waitFor();
    expect(said).toEqual([]);
  });

  it('leaves what was chosen or typed, says that it is not in, and comes beside it at a tap', async () => {
    const { page, said } = await openForm(memory);
    await type(page, 'Noor');
    await expect.poll(() => words(page)).toContain('Noor');
    const before = words(page) ?? [];
    await page.getByLabel('Thema').selectOption('Sinterklaas');
    await missing(page, 'Sinterklaas').waitFor();
    expect(words(page)).toEqual(before);
    await button(page, 'Zet ze erbij').click();
    await missing(page, 'Sinterklaas').waitFor({ state: 'detached' });
    await expect.poll(() => words(page)).toEqual(expect.arrayContaining([...before, 'cadeau']));
    expect(said).toEqual([]);
  });
});

describe('a list', () => {
  it('comes in the place of the words of the site, which come beside it at a tap', async () => {
    const { page, said } = await openForm(bingo);
    await type(page, list);
    await expect.poll(() => words(page)?.length).toBe(5);
    await button(page, 'Zet de woorden van ons printblad erbij').click();
    await expect.poll(() => words(page)?.length ?? 0).toBeGreaterThan(20);
    await button(page, 'Alleen mijn woorden').click();
    await expect.poll(() => words(page)?.length).toBe(5);
    for (const _ of [1, 2, 3]) await button(page, 'Stap terug').click();
    await expect.poll(() => words(page)).toBe(undefined);
    expect(said).toEqual([]);
  });

  it('comes beside words that were chosen, and a word or two beside those of the site', async () => {
    const { page } = await openForm(bingo, '#set=2&woorden=aap.beer');
    await type(page, list);
    await expect.poll(() => words(page)?.length).toBe(7);
    await button(page, 'Alleen mijn woorden').click();
    await expect.poll(() => words(page)?.length).toBe(5);
    const other = await openForm(memory);
    await type(other.page, 'Noor, Fatima');
    await expect.poll(() => words(other.page)?.length ?? 0).toBeGreaterThan(10);
  });
});
