import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from './browsers/axe.ts';
import { openBrowser } from './browsers/browser.ts';
import { readRealContent } from './site/real-content.ts';

const { open, visit, address } = openBrowser();
const { material } = await readRealContent();
const slugOf = (wanted: string) => material.games.find(({ pack }) => pack === wanted)?.exercise.slug ?? '';
const [bingo, memory, sorting] = ['rijm-bingo', 'woord-plaatjes-memory', 'woordlengte-sorteren'].map(slugOf);
const titleOf = (slug = '') =>
  material.games.find(({ exercise }) => exercise.slug === slug)?.exercise.title ?? '';
const pasted =
  'vis, maan, sok, boek, jas, zon, muis, roos, peer, tent, Fatima, Oma Truus, paprikasoepje, boom';

const opener = (page: Page) => page.getByText('Speel ook met deze woorden');
const game = (page: Page, slug = '') => page.locator('.set-games > ul > li', { hasText: titleOf(slug) });

/** Fourteen words and a title, in the form of this exercise. */
async function paste(slug: string | undefined) {
  const seen = await visit(`/oefeningen/${slug}#set=3&titel=Herfst&kleur=zwart-wit`);
  await seen.page.getByText('Kies zelf woorden').click();
  await seen.page.getByRole('button', { name: 'Haal alles weg' }).first().click();
  await seen.page.getByLabel('Je eigen woorden').fill(pasted);
  await seen.page.getByRole('button', { name: 'Zet erbij' }).click();
  await seen.page.locator('.set-own').getByText('‘Fatima’').first().waitFor();
  return seen;
}

async function showGames(page: Page) {
  await opener(page).click();
  await page.getByText(/^Dit kan met je \d+ woorden:$/).waitFor();
}

describe('the words of a set in other games', () => {
  it('are looked into when somebody asks, and nothing of it is fetched before', async () => {
    const { page } = await open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${address()}/oefeningen/${bingo}#set`);
    await page.locator('.set-page svg').first().waitFor();
    await opener(page).waitFor();
    const later = () => asked.filter((url) => /games-for-words|carry-to-games/.test(url));
    expect(later()).toEqual([]);
    await showGames(page);
    expect(later().length).toBeGreaterThan(0);
  });

  it('go from bingo to memory, with all that was typed, and on to its board', async () => {
    const { page, said } = await paste(bingo);
    await showGames(page);
    await game(page, memory)
      .getByRole('link', { name: `Maak de set: ${titleOf(memory)}` })
      .click();
    await page.waitForURL(new RegExp(`/${memory}#set=3`));
    await page.locator('.set-page svg').first().waitFor();
    expect(await page.locator('.set-trouble').count()).toBe(0);
    const fields = new URLSearchParams(new URL(page.url()).hash.slice(1));
    expect(fields.get('titel')).toBe('Herfst');
    expect(fields.get('kleur')).toBe('zwart-wit');
    expect(fields.get('woorden')?.split('.')).toEqual(expect.arrayContaining(['Fatima', 'Oma_Truus', 'vis']));
    await page.goBack();
    await showGames(page);
    await game(page, memory)
      .getByRole('link', { name: `Op het bord: ${titleOf(memory)}` })
      .click();
    await page.getByRole('dialog').waitFor();
    expect(said).toEqual([]);
  });

  it('that do not fit are named with the reason, in a game that the others make', async () => {
    const { page } = await paste(memory);
    await showGames(page);
    await game(page, sorting)
      .getByText(/^‘paprikasoepje’ niet\. Het heeft 5 klappen/)
      .waitFor();
    await game(page, sorting)
      .getByText(/^\d+ van de 14 woorden doen mee\./)
      .waitFor();
    expect(await findViolations(page)).toEqual([]);
    await game(page, sorting)
      .getByRole('link', { name: `Maak de set: ${titleOf(sorting)}` })
      .click();
    await page.waitForURL(new RegExp(`/${sorting}#set=3`));
    await page.locator('.set-page svg').first().waitFor();
    expect(await page.locator('.set-trouble').count()).toBe(0);
  });

  it('follow what is chosen while it is open', async () => {
    const { page } = await paste(memory);
    await showGames(page);
    await page.getByRole('button', { name: 'Fatima weghalen' }).click();
    await page.getByText('Dit kan met je 13 woorden:').waitFor();
  });

  it.each(['zin-puzzel', 'letter-herkenning'])('are not asked of %s, which has none', async (pack) => {
    const { page } = await visit(`/oefeningen/${slugOf(pack)}#set`);
    await page.locator('.set-page svg').first().waitFor();
    expect(await opener(page).count()).toBe(0);
  });
});
