import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isSetKind } from '../src/packs/loaders.ts';
import { openBrowser } from './browsers/browser.ts';
import { readRealContent } from './site/real-content.ts';

const { visit, open, address } = openBrowser();
const { material, themes } = await readRealContent();
const games = material.games.filter(({ pack }) => isSetKind(pack));
const slugs = games.map(({ exercise }) => exercise.slug);
const slugOf = (pack: string) => games.find((game) => game.pack === pack)?.exercise.slug ?? '';
const bingo = slugOf('rijm-bingo');
const letters = slugOf('letter-herkenning');
const phone = { width: 390, height: 844 };
const laptop = { width: 1366, height: 768 };

const makePdf = (page: Page) => page.getByRole('button', { name: 'Maak PDF' });
const smallPages = (page: Page) => page.locator('.set-pages ol button');
const drawings = (page: Page) => page.locator('.set-pages ol svg');
const load = (page: Page) => page.locator('.set-load');

/** The form stands where it comes to stand. */
async function openForm(slug: string, options = {}, fragment = '#set') {
  const { page, said } = await visit(`/oefeningen/${slug}${fragment}`, options);
  await drawings(page).first().waitFor({ state: 'attached' });
  const topOf = () => makePdf(page).evaluate((one) => one.getBoundingClientRect().top);
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const isStill = before === (await topOf());
        before = await topOf();
        return isStill;
      },
      { interval: 300 },
    )
    .toBe(true);
  return { page, said };
}

describe('the form of a set', () => {
  it.each(slugs)('%s has its questions and its button in sight, on a phone and a laptop', async (slug) => {
    for (const viewport of [phone, laptop]) {
      const { page, said } = await openForm(slug, { viewport });
      const heading = await page.locator('.own-set-section h2').boundingBox();
      const button = await makePdf(page).boundingBox();
      expect(heading?.y).toBeGreaterThanOrEqual(0);
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      expect(await page.locator('.set-choices').first().locator('.set-question').count()).toBeLessThanOrEqual(
        3,
      );
      expect(await page.locator('.set-things li input').count()).toBe(0);
      expect(said).toEqual([]);
    }
  });

  it('keeps the focus where somebody opens what can be chosen', async () => {
    const { page } = await openForm(bingo, { viewport: phone });
    const fold = page.getByText('Kies zelf woorden');
    await fold.focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Zoek een woord').waitFor();
    expect(await fold.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.getByLabel('Zoek een woord').evaluate((one) => one === document.activeElement)).toBe(
      true,
    );
  });

  it('takes nothing more of a theme that was taken', async () => {
    const { page } = await openForm(bingo);
    const only = page.getByRole('button', { name: 'Kies alleen deze' });
    await page.getByLabel('Thema').selectOption('Verkeer');
    await page.getByText(/woorden doen mee[.;]/).waitFor();
    await only.waitFor({ state: 'detached' });
    await page.getByText('Kies zelf woorden').click();
    await page.getByLabel('Zoek een woord').fill('auto');
    await only.click();
    await page.getByText('Je set gaat nu over').waitFor({ state: 'detached' });
    await page.getByLabel('Hoeveel kinderen').fill('8');
    await page.getByLabel('Zwart-wit').check();
    await only.waitFor({ state: 'detached' });
    await page.getByLabel('Zoek een woord').fill('');
    await only.waitFor();
  });
});

describe('a set, before it is made', () => {
  it('shows all its pages, each with who has it and how often it is printed, and draws those in sight', async () => {
    const { page, said } = await openForm(letters, { viewport: phone });
    const last = smallPages(page).last();
    expect(await smallPages(page).count()).toBeGreaterThan(30);
    expect(await last.textContent()).toMatch(/Observatieblad.*voor de leerkracht.*keer/);
    expect(await drawings(page).count()).toBeLessThan(8);
    await last.scrollIntoViewIfNeeded();
    await last.locator('svg').waitFor();
    await expect.poll(() => drawings(page).count()).toBeLessThan(8);
    expect(said).toEqual([]);
  });

  it('says what it takes as page one says it, for as many children as there are', async () => {
    const { page } = await openForm(bingo, {}, '#set=2&kinderen=8');
    const told = /^(\d+) vellen voor 8 kinderen, (\d+) minuten knippen/.exec(
      (await load(page).textContent()) ?? '',
    );
    expect(told).not.toBeNull();
    await smallPages(page).first().click();
    const large = page.locator('dialog svg');
    await large.waitFor();
    const said = await large.evaluate((one) => one.textContent ?? '');
    expect(said).toContain(`Basis samen${told?.[1]} vellen`);
    expect(said).toContain(`Alleen knippen${told?.[2]} min`);
  });

  it('shows a page large, the ones beside it, and goes back to where somebody was', async () => {
    const { page } = await openForm(bingo, { viewport: phone }, '#set=2&kinderen=4');
    const third = smallPages(page).nth(2);
    await third.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Zo wordt bladzijde 3').waitFor();
    await dialog.getByRole('button', { name: 'Volgende' }).click();
    await dialog.getByLabel('Zo wordt bladzijde 4').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await third.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('draws what is chosen last, whatever was asked before', async () => {
    const { page, said } = await openForm(letters);
    await page.getByLabel('Voor welk kind').fill('Noor');
    for (const look of ['Zwart-wit', 'Kleur', 'Zwart-wit'])
      await page.getByLabel(look, { exact: true }).check();
    await expect.poll(() => load(page).textContent()).toMatch(/voor 1 kind/);
    await expect.poll(() => drawings(page).first().textContent()).toContain('Noor');
    await expect.poll(() => drawings(page).nth(1).textContent()).toContain('Noor');
    expect(said).toEqual([]);
  });

  it('names every word that a remedy brings', async () => {
    const { page } = await openForm(bingo, {}, '#set=2&kinderen=12');
    await page.goto(`${address()}/oefeningen/${bingo}#set=1&woorden=maan.muis`);
    const remedy = page.getByRole('button', { name: /^Kies er \d+ bij$/ });
    const count = Number(/\d+/.exec((await remedy.textContent()) ?? '')?.[0]);
    await remedy.click();
    const told = await page.getByText(/^Erbij: ‘/).textContent();
    expect(told?.match(/‘/g)).toHaveLength(count);
  });
});

it('from Home a bingo of the theme of now is on paper in four taps, on a phone and a laptop', async () => {
  for (const viewport of [phone, laptop]) {
    const { page } = await open({ viewport, hasTouch: true });
    await page.goto(address());
    await page.getByRole('link', { name: /^Een week rond een thema/ }).tap();
    const theme = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('link', { name: 'Spellen', exact: true }).tap();
    const game = page.locator(`.fitting-games a[href*="${bingo}#"]`);
    await expect.poll(() => isInSight(game, viewport)).toBe(true);
    await game.tap();
    await drawings(page).first().waitFor({ state: 'attached' });
    await page.getByText(`over ${theme}: `).waitFor();
    await expect.poll(() => isInSight(makePdf(page), viewport)).toBe(true);
    const [download] = await Promise.all([page.waitForEvent('download'), makePdf(page).tap()]);
    expect(download.suggestedFilename()).toMatch(/^woord-bingo-.*\.pdf$/);
  }
});

async function isInSight(one: Locator, { height }: typeof phone): Promise<boolean> {
  const box = await one.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

it('from Home a bingo of this week’s theme is on paper in seven taps, on a phone', async () => {
  const { page } = await open({ viewport: phone, hasTouch: true });
  await page.goto(address());
  let taps = 0;
  const tap = async (name: string | RegExp, role: 'link' | 'button' = 'link') => {
    taps += 1;
    await page.getByRole(role, { name }).first().tap();
  };
  await tap(/oefeningen/i);
  await page.locator(`#${bingo} .own-set-door`).first().tap();
  taps += 1;
  await drawings(page).first().waitFor({ state: 'attached' });
  await page.getByLabel('Thema').selectOption(themes[0]?.name ?? '');
  // The list, and what is in it.
  taps += 2;
  await page.getByText(/woorden doen mee[.;]/).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), tap('Maak PDF', 'button')]);
  expect(download.suggestedFilename()).toMatch(/^woord-bingo-.*\.pdf$/);
  expect(taps).toBeLessThanOrEqual(7);
});
