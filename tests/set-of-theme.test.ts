/** What becomes of the words of the site's own printable when somebody comes with a theme, or with a list. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './browsers/browser.ts';
import { readRealContent } from './site/real-content.ts';

const { visit } = openBrowser();
const { material } = await readRealContent();
const slugOf = (wanted: string) => material.games.find(({ pack }) => pack === wanted)?.exercise.slug ?? '';
const [bingo, memory, sorting] = ['rijm-bingo', 'woord-plaatjes-memory', 'woordlengte-sorteren'].map(slugOf);

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
    await expect.poll(() => words(page)).toEqual(expect.arrayContaining(['mijter', 'pepernoot', 'cadeau']));
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

  it('is taken back where it is told, as long as nothing else was done', async () => {
    const { page } = await openForm(memory);
    const standard = await chosen(page).textContent();
    const undo = button(page, 'Toch niet');
    await page.getByLabel('Thema').selectOption('Herfst');
    await undo.waitFor();
    await page.getByLabel('Zwart-wit').check();
    await undo.waitFor({ state: 'detached' });
    await button(page, 'Stap terug').click();
    await undo.click();
    await expect.poll(() => chosen(page).textContent()).toBe(standard);
    await button(page, 'Kies alleen deze').click();
    await page.getByText(/woorden doen mee[.;]/).waitFor();
    await undo.click();
    await expect.poll(() => chosen(page).textContent()).toBe(standard);
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

describe('a word that a child may call otherwise', () => {
  it('lies in a fold where its name decides', async () => {
    const { page, said } = await openForm(sorting);
    await page.getByLabel('Thema').selectOption('Sinterklaas');
    await page.getByText('Je set gaat nu over Sinterklaas.').waitFor();
    await expect.poll(() => words(page)?.length ?? 0).toBeGreaterThan(0);
    expect(words(page)).not.toContain('mijter');
    await page.getByText(/^Van Sinterklaas ook ‘.*\?$/).click();
    await page.getByText('kan een kind iets anders zeggen').waitFor();
    await button(page, 'Neem ‘mijter’').waitFor();
    expect(said).toEqual([]);
  });

  it('of the page of its theme is in the set from the start, and goes to the fold where somebody plays by rhyme', async () => {
    const { page, said } = await visit('/themas/sinterklaas');
    const card = page.locator('.fitting-games li', { hasText: 'Woord-bingo' });
    await card.getByRole('link').click();
    await expect.poll(() => words(page)).toEqual(expect.arrayContaining(['mijter', 'pepernoot']));
    await page.getByText('Klopt dit?').waitFor({ state: 'detached' });
    await page.getByLabel('Wat roep je?').selectOption('rijm');
    await button(page, /^Haal .* eruit/)
      .first()
      .click();
    await expect.poll(() => words(page)).not.toContain('mijter');
    await expect.poll(() => page.url()).not.toContain('_thema');
    expect(said).toEqual([]);
  });
});

describe('a game of the page of a theme', () => {
  it('is called what is played with its words, from its card to its file', async () => {
    const { page, said } = await visit('/themas/herfst');
    const card = page.locator('.fitting-games li', { hasText: 'Woord-bingo' });
    expect(await card.textContent()).toMatch(/woorden kennen en goed luisteren/);
    await card.getByRole('link').click();
    await page.getByRole('heading', { name: 'Woord-bingo', exact: true }).waitFor();
    expect(await page.title()).toMatch(/^Woord-bingo:/);
    expect(await page.getByLabel('Thema').inputValue()).toBe('Herfst');
    await page.getByLabel('Hoeveel kinderen spelen mee?').fill('24');
    await expect.poll(() => page.url()).toContain('kinderen=24');
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Maak PDF').click()]);
    expect(download.suggestedFilename()).toBe('woord-bingo-herfst-24-kinderen.pdf');
    await page.getByLabel('Wat roep je?').selectOption('rijm');
    await page.getByRole('heading', { name: 'Woord-bingo', exact: true }).waitFor({ state: 'detached' });
    expect(await page.title()).toMatch(/^Rijm-bingo:/);
    expect(said).toEqual([]);
  });
});

describe('a list', () => {
  it('of a whole game takes the place of the words of the site, which come beside it at a tap', async () => {
    const { page } = await openForm(bingo);
    await type(page, `${list}, peer`);
    await expect.poll(() => words(page)?.length).toBe(6);
    await page.getByText('Je set is nu van jouw woorden.').waitFor();
    await button(page, 'Zet de woorden van ons printblad erbij').click();
    await expect.poll(() => words(page)?.length ?? 0).toBeGreaterThan(20);
  });

  it('of a few comes beside the words of the site, says so, and takes their place at a tap', async () => {
    const { page, said } = await openForm(bingo);
    await type(page, list);
    await page.getByText(/^Er doen ook nog \d+ andere woorden mee\./).waitFor();
    await expect.poll(() => words(page)?.length ?? 0).toBeGreaterThan(20);
    await button(page, 'Alleen mijn woorden').click();
    await expect.poll(() => words(page)?.length).toBe(5);
    await button(page, 'Zet de woorden van ons printblad erbij').click();
    await expect.poll(() => words(page)?.length ?? 0).toBeGreaterThan(20);
    for (const _ of [1, 2, 3]) await button(page, 'Stap terug').click();
    await expect.poll(() => words(page)).toBe(undefined);
    expect(said).toEqual([]);
  });

  it('of which two look alike is for who typed it: one of them goes, or both stay', async () => {
    const { page, said } = await openForm(memory);
    await type(page, 'auto, bus, fiets, trein, vrachtwagen, step, raket');
    await page.getByText('De plaatjes van ‘bus’ en ‘vrachtwagen’ lijken op elkaar').waitFor();
    await expect.poll(() => words(page)).toEqual(expect.arrayContaining(['bus', 'vrachtwagen']));
    const undecided = page.url();
    await button(page, 'Neem ‘bus’ en ‘vrachtwagen’ toch allebei').click();
    await page.getByText('Bekijk vooraf samen waaraan je ‘vrachtwagen’ herkent').waitFor();
    // The address follows the form a moment later.
    await expect.poll(() => page.url()).not.toBe(undecided);
    await expect.poll(() => button(page, 'Maak PDF').isEnabled()).toBe(true);
    await page.reload();
    await expect.poll(() => button(page, 'Maak PDF').isEnabled()).toBe(true);
    await button(page, 'Haal ‘vrachtwagen’ weg').click();
    await expect.poll(() => words(page)).not.toContain('vrachtwagen');
    expect(said).toEqual([]);
  });

  it('is not led to a word that is in the way of another in it', async () => {
    const { page, said } = await openForm(memory);
    await type(page, 'auto, bus, fiets, trein, vrachtauto, step, raket');
    await page.getByText('Zonder plaatje: ‘vrachtauto’.').waitFor();
    await expect.poll(() => button(page, 'Maak PDF').isEnabled()).toBe(true);
    const instead = button(page, 'Neem ‘vrachtwagen’ in plaats van ‘vrachtauto’');
    expect(await instead.count()).toBe(0);
    await page.getByText('Kies zelf woorden').click();
    await button(page, 'bus weghalen').click();
    await instead.click();
    await expect.poll(() => words(page)).toContain('vrachtwagen');
    await expect.poll(() => button(page, 'Maak PDF').isEnabled()).toBe(true);
    expect(said).toEqual([]);
  });

  it('comes beside words that were chosen, as a word or two do', async () => {
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
