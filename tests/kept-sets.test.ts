import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from './browsers/axe.ts';
import { openBrowser } from './browsers/browser.ts';
import { readRealContent } from './site/real-content.ts';

const { open, address } = openBrowser();
const { material } = await readRealContent();
const slugOf = (wanted: string) => material.games.find(({ pack }) => pack === wanted)?.exercise.slug ?? '';
const [memory, sorting] = ['woord-plaatjes-memory', 'woordlengte-sorteren'].map(slugOf);
const herfst = '#set=3&titel=Herfst&heel=zzzz';

const nameField = (page: Page) => page.getByLabel('Bewaar je set op dit apparaat');
const keepButton = (page: Page) => page.getByRole('button', { name: 'Bewaar deze set', exact: true });
/** In the list below the form, where all of them are. */
const keptLink = (page: Page, name: string) => page.locator('.set-games').getByRole('link', { name });
const fold = (page: Page, count: number) => page.getByText(`Bewaarde sets (${count})`, { exact: true });
const onDevice = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

async function openSet(slug = sorting, fragment = herfst) {
  const seen = await open();
  await seen.page.goto(`${address()}/oefeningen/${slug}${fragment}`);
  await nameField(seen.page).waitFor();
  return seen;
}

async function goTo(page: Page, slug: string | undefined, fragment = '#set') {
  await page.goto('about:blank');
  await page.goto(`${address()}/oefeningen/${slug}${fragment}`);
  await nameField(page).waitFor();
}

async function keepAs(page: Page, name: string) {
  await nameField(page).fill(name);
  await keepButton(page).click();
  await page.getByText(`Deze set is bewaard als ‘${name}’.`).waitFor();
}

/** What a browser would have been given. */
const file = (text: string) => ({
  name: 'sets.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

async function takeFile(page: Page, text: string) {
  await page.getByLabel('Haal sets uit een bestand').setInputFiles(file(text));
}

describe('sets that are kept on the device', () => {
  it('are none until somebody asks, and are there on every exercise then', async () => {
    const { page, said } = await openSet();
    expect(await nameField(page).inputValue()).toBe('Herfst');
    await page.getByText('Haal sets uit een bestand').click();
    await page.getByLabel('Haal sets uit een bestand').waitFor();
    expect(await onDevice(page)).toBe('{}');
    await keepAs(page, 'Herfst, groep 1/2b');
    expect(await onDevice(page)).toContain('#set=3&titel=Herfst&heel=');
    await goTo(page, memory);
    await keepAs(page, 'Memory van toen');
    await goTo(page, memory);
    await fold(page, 2).click();
    await expect.poll(() => page.locator('.set-games strong').allTextContents()).toHaveLength(2);
    await keptLink(page, 'Herfst, groep 1/2b').click();
    await page.waitForURL(new RegExp(`/${sorting}#set=3&titel=Herfst`));
    await expect.poll(() => nameField(page).inputValue()).toBe('Herfst, groep 1/2b');
    await page.getByText('Deze set is bewaard als ‘Herfst, groep 1/2b’.').waitFor();
    expect(said).toEqual([]);
  });

  it('stand where the form of any exercise opens', async () => {
    const { page } = await openSet();
    expect(await page.getByText('Je bewaarde sets:').count()).toBe(0);
    await keepAs(page, 'Noor thuis');
    await goTo(page, memory);
    await page.locator('.set-kept', { hasText: 'Je bewaarde sets:' }).getByRole('link').click();
    await expect.poll(() => page.url()).toContain(`/${sorting}#set=3&titel=Herfst`);
  });

  it('have another name when they are kept by that, and open where one stands', async () => {
    const { page } = await openSet();
    await keepAs(page, 'Eerst');
    await keepAs(page, 'Daarna');
    await fold(page, 1).click();
    await page.getByLabel('Kleur', { exact: true }).check();
    await page.getByLabel('Zwart-wit').check();
    await expect.poll(() => page.url()).toContain('kleur=zwart-wit');
    await keptLink(page, 'Daarna').click();
    await expect.poll(() => page.getByLabel('Kleur', { exact: true }).isChecked()).toBe(true);
    expect(await findViolations(page)).toEqual([]);
  });

  it('are thrown away, and put back by who did not mean it', async () => {
    const { page } = await openSet();
    await keepAs(page, 'Herfst');
    const before = await onDevice(page);
    await fold(page, 1).click();
    await page.getByRole('button', { name: 'Haal ‘Herfst’ weg' }).click();
    expect(await onDevice(page)).toBe('{}');
    const undo = page.getByRole('button', { name: 'Toch niet' });
    await expect.poll(() => undo.evaluate((shown) => shown === document.activeElement)).toBe(true);
    await undo.click();
    await fold(page, 1).waitFor();
    expect(await onDevice(page)).toBe(before);
  });

  it('go to another device in a file, where those that stand there stay', async () => {
    const { page } = await openSet();
    await keepAs(page, 'Herfst');
    await goTo(page, memory);
    await keepAs(page, 'Van thuis');
    await fold(page, 2).click();
    const link = page.getByRole('link', { name: 'Bewaar als bestand' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^bewaarde-sets-\d{4}-\d\d-\d\d\.json$/);
    const text = readFileSync(await download.path(), 'utf8');

    const { page: other } = await openSet(memory, '#set');
    await keepAs(other, 'Van school');
    await fold(other, 1).click();
    await takeFile(other, text);
    await other.getByText('1 set erbij gezet.').waitFor();
    await other.getByText('1 set stond er al.').waitFor();
    await fold(other, 2).waitFor();
    await keptLink(other, 'Van school').waitFor();
    await keptLink(other, 'Herfst').waitFor();
    await takeFile(other, text);
    await other.getByText('2 sets stonden er al.').waitFor();
    await fold(other, 2).waitFor();
  });

  it('come out of a damaged file as far as they are whole, and it says which line is not', async () => {
    const { page, said } = await openSet();
    await page.getByText('Haal sets uit een bestand').click();
    await takeFile(page, '<script>alert(1)</script>');
    await page.getByText('Dit is geen bestand met bewaarde sets van deze site.').waitFor();
    const entry = (name: string, set: string) =>
      `{"spel":"${sorting}","naam":"${name}","set":"${set}","bewaard":"2026-11-23T20:00:00.000Z"}`;
    const lines = [
      '{"bewaarde-sets":1,"sets":[',
      `${entry('<b>Dier</b>', '#set=3&schud=2&heel=abcd')},`,
      entry('Kapot', '#set=3').slice(0, -20),
      entry('Kwaad', 'javascript:alert(1)'),
      ']}',
    ];
    await takeFile(page, lines.join('\n'));
    await page.getByText('1 set erbij gezet.').waitFor();
    await page.getByText('Regel 3: Daar staat geen set.').waitFor();
    await page.getByText('Regel 4: De set zelf is niet heel.').waitFor();
    await keptLink(page, '<b>Dier</b>').waitFor();
    expect(said).toEqual([]);
  });

  it('that the device can’t hold are told so, and the set is not said to be kept', async () => {
    const { page } = await open();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
    });
    await page.goto(`${address()}/oefeningen/${sorting}${herfst}`);
    await keepButton(page).click();
    await page.getByText('op dit apparaat is er geen plek meer voor').waitFor();
    expect(await page.getByText('Deze set is bewaard als').count()).toBe(0);
  });

  it('that the browser forbids are told so', async () => {
    const { page, said } = await open();
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('', 'SecurityError');
        },
      }),
    );
    await page.goto(`${address()}/oefeningen/${sorting}${herfst}`);
    await keepButton(page).click();
    await page.getByText('Bewaren mag hier niet van je browser').waitFor();
    expect(said).toEqual([]);
  });
});
