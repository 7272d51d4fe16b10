import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { findViolations } from './browsers/axe.ts';
import { openBrowser } from './browsers/browser.ts';
import { readRealContent } from './site/real-content.ts';

const { open, address } = openBrowser();
const { material } = await readRealContent();
const slugOf = (wanted: string) => material.games.find(({ pack }) => pack === wanted)?.exercise.slug ?? '';
const [memory = '', bingo = ''] = ['woord-plaatjes-memory', 'rijm-bingo'].map(slugOf);

const red = { r: 255, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 255 };

/** As from a phone: red above, blue below. */
async function takeTallPhoto(): Promise<Buffer> {
  const below = await sharp({ create: { width: 60, height: 90, channels: 3, background: blue } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 60, height: 180, channels: 3, background: red } })
    .composite([{ input: below, top: 90, left: 0 }])
    .jpeg()
    .toBuffer();
}

const ownWord = (page: Page) => page.locator('.set-own li', { hasText: 'oma Truus' });
const shownPhoto = (page: Page) => ownWord(page).locator('img');
const removePhoto = (page: Page) => page.getByRole('button', { name: 'Haal de foto van ‘oma Truus’ weg' });
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

async function openGame(slug: string) {
  const seen = await open();
  await seen.page.goto(`${address()}/oefeningen/${slug}#set`);
  await seen.page.getByLabel('Je eigen woorden').first().waitFor();
  return seen;
}

async function photograph(page: Page) {
  await page.getByLabel('Je eigen woorden').first().fill('oma Truus');
  await page.getByRole('button', { name: 'Zet erbij' }).first().click();
  const file = { name: 'oma.jpg', mimeType: 'image/jpeg', buffer: await takeTallPhoto() };
  await page.getByLabel('Foto van ‘oma Truus’').setInputFiles(file);
  await removePhoto(page).waitFor();
}

/** What stands in the middle of it. */
const middleColour = (page: Page) =>
  shownPhoto(page).evaluate(async (shown) => {
    if (!(shown instanceof HTMLImageElement)) return '';
    await shown.decode();
    const pen = new OffscreenCanvas(shown.naturalWidth, shown.naturalHeight).getContext('2d');
    pen?.drawImage(shown, 0, 0);
    const [r = 0, , b = 0] =
      pen?.getImageData(shown.naturalWidth / 2, shown.naturalHeight / 2, 1, 1).data ?? [];
    return r > b ? 'red' : 'blue';
  });

it('of a tall photo the upper part is on the card, or what the visitor slides there', async () => {
  const { page, said } = await openGame(memory);
  await photograph(page);
  expect(await middleColour(page)).toBe('red');
  await page.getByLabel('Schuif de foto omhoog of omlaag').fill('1');
  await expect.poll(() => middleColour(page)).toBe('blue');
  expect(await findViolations(page)).toEqual([]);
  expect(said).toEqual([]);
});

it('a photo goes along to another game in the same tab, and is nowhere else', async () => {
  const { page, said } = await openGame(memory);
  await photograph(page);
  await page.getByText('Speel ook met deze woorden').click();
  await page.locator(`.set-games a[href*="${bingo}#set"]`).first().click();
  await removePhoto(page).waitFor();
  expect(await middleColour(page)).toBe('red');
  expect(await kept(page)).toEqual([]);
  await removePhoto(page).click();
  await page.reload();
  await page.getByLabel('Foto van ‘oma Truus’').waitFor({ state: 'attached' });
  expect(await removePhoto(page).count()).toBe(0);
  expect(said).toEqual([]);
});

it('a photo is kept with its set, goes with it, and comes back with it', async () => {
  const { page, said } = await openGame(memory);
  await photograph(page);
  await page.getByRole('button', { name: 'Bewaar deze set', exact: true }).click();
  await expect.poll(() => kept(page)).toEqual(['bewaarde-sets', 'foto van oma Truus']);
  const another = await page.context().newPage();
  await another.goto(`${address()}/oefeningen/${bingo}#set`);
  await another.locator('.set-kept a').click();
  await removePhoto(another).waitFor();
  await another.getByText('Bewaarde sets (1)').click();
  await another
    .locator('.set-games')
    .getByRole('button', { name: /oma Truus.* weg$/ })
    .click();
  await expect.poll(() => kept(another)).toEqual([]);
  await another.locator('.set-games').getByRole('button', { name: 'Toch niet' }).click();
  await expect.poll(() => kept(another)).toEqual(['bewaarde-sets', 'foto van oma Truus']);
  expect(said).toEqual([]);
});

it('who has a PDF keeps its set by one tap', async () => {
  const { page } = await openGame(memory);
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Maak PDF' }).click()]);
  await page.getByRole('button', { name: 'Bewaar deze set voor een andere dag' }).click();
  await page.getByText('Bewaard. Je vindt hem terug bovenaan dit formulier.').waitFor();
  await expect.poll(() => kept(page)).toEqual(['bewaarde-sets']);
});
