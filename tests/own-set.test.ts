import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isSetKind } from '../src/packs/loaders.ts';
import { findViolations } from './browsers/axe.ts';
import { openBrowser, watchTraffic } from './browsers/browser.ts';
import { findNginx, startNginx } from './machine/nginx.ts';
import { base, distFolder } from './site/built-site.ts';
import { readRealContent } from './site/real-content.ts';

const { open, visit, address } = openBrowser();
const { material, pages } = await readRealContent();
const slugs = material.games.filter(({ pack }) => isSetKind(pack)).map(({ exercise }) => exercise.slug);
const bingo = material.games.find(({ pack }) => pack === 'rijm-bingo')?.exercise.slug ?? '';
const sorting = material.games.find(({ pack }) => pack === 'woordlengte-sorteren')?.exercise.slug ?? '';
const memory = material.games.find(({ pack }) => pack === 'woord-plaatjes-memory')?.exercise.slug ?? '';
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'light' } as const;
const deskByNight = { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' } as const;
/** Any picture that the site has. */
const photo = path.join(distFolder, 'icon-512.png');
/** A set that is soon made, where any will do. */
const fewCards = '#set=2&kinderen=4';
const routeOf = (slug: string) => `/oefeningen/${slug}`;

const preview = (page: Page) => page.locator('.set-pages .set-page svg').first();
const ownChoice = (page: Page) => page.getByText(/^Kies zelf [a-z]+$/).first();
const chosen = (page: Page) => page.getByText(/\d+ [a-z]+ gekozen/).first();
const moreChoices = (page: Page) => page.locator('.set-more > summary');
const makePdf = (page: Page) => page.getByRole('button', { name: 'Maak PDF' });

async function openSet(fragment = '#set', options = {}, slug = bingo) {
  const seen = await visit(routeOf(slug) + fragment, options);
  await chosen(seen.page).waitFor();
  return seen;
}

/** All that a PDF holds, unpacked: two zips of one text may differ. */
function unpack(file: Buffer): string[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/stream\n/g)]
    .filter(({ index }) => !text.slice(index - 3, index).endsWith('end'))
    .map(({ index }) => {
      const bytes = file.subarray(index + 7, text.indexOf('\nendstream', index));
      return (bytes[0] === 0x78 ? inflateSync(bytes) : bytes).toString('latin1');
    });
}

async function print(page: Page): Promise<{ name: string; file: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), makePdf(page).click()]);
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
}

describe('a set of one’s own', () => {
  it('is fetched when somebody opens it, and not before', async () => {
    const { page } = await open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(address() + routeOf(bingo), { waitUntil: 'networkidle' });
    expect(asked.filter((url) => /\.js$/.test(url))).toHaveLength(1);
    await page.getByText(pages.exercises.ownSet.open).click();
    await preview(page).waitFor();
    expect(asked.some((url) => /set-worker/.test(url))).toBe(true);
  });

  it.each(slugs)('%s shows a preview of the printable of the site', async (slug) => {
    const { page, said } = await openSet('#set', {}, slug);
    await preview(page).waitFor();
    expect(await makePdf(page).isDisabled()).toBe(false);
    expect(said).toEqual([]);
  });

  it('is the printable of the site until something else is chosen', async () => {
    const { page } = await openSet();
    await preview(page).waitFor();
    const { name, file } = await print(page);
    expect(name).toBe(`${bingo}-eigen-set.pdf`);
    const drawn = unpack(file);
    expect(drawn.length).toBeGreaterThan(20);
    expect(drawn).toEqual(unpack(readFileSync(path.join(distFolder, `oefeningen/${bingo}.pdf`))));
  });

  it('follows each choice with a preview and an address that makes the same set', async () => {
    const { page, said } = await openSet();
    await preview(page).waitFor();
    await page.getByLabel('Hoeveel kinderen').fill('8');
    await moreChoices(page).click();
    await page.getByLabel('Hoe heet je set').fill('Herfst');
    await page.getByLabel('Voor wie').fill('De Kikkers');
    await page.getByLabel('Zwart-wit').check();
    await page.getByRole('button', { name: 'Schud opnieuw' }).click();
    await page.getByText('‘Herfst’, voor De Kikkers, anders geschud').waitFor();
    await ownChoice(page).click();
    await page.getByRole('checkbox', { name: 'aap' }).uncheck();
    await expect
      .poll(() => page.url())
      .toMatch(
        /#set=3&kinderen=8&woorden=.*&kleur=zwart-wit&titel=Herfst&voor=De\+Kikkers&schud=2&heel=\w{4}$/,
      );
    await page.getByText('De Kikkers', { exact: false }).last().waitFor({ state: 'attached' });
    const other = await page.context().newPage();
    await other.goto(page.url());
    const isSame = async () => (await preview(other).innerHTML()) === (await preview(page).innerHTML());
    await expect.poll(isSame).toBe(true);
    await other.close();
    expect(said).toEqual([]);
  });

  it('has its address selected where no clipboard takes it', async () => {
    const { page } = await open();
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
    await page.goto(`${address()}${routeOf(bingo)}#set`);
    await page.getByRole('button', { name: 'Kopieer' }).click();
    await page.getByText('Het adres is geselecteerd').waitFor();
    const field = page.getByLabel('Deel je set');
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected).toBe(await field.inputValue());
    expect(await field.evaluate((shown) => shown === document.activeElement)).toBe(true);
  });

  it('says what can’t be, and does what can at a click', async () => {
    const { page } = await openSet('#set=1&woorden=maan.muis');
    const remedy = page.getByRole('button', { name: /^Kies er \d+ bij$/ });
    await remedy.waitFor();
    await page.getByText(/Voor 30 kaarten heb je minstens 14 woorden nodig; je hebt er 2\./).waitFor();
    expect(await makePdf(page).isDisabled()).toBe(true);
    await remedy.click();
    await preview(page).waitFor();
    expect(await makePdf(page).isDisabled()).toBe(false);
  });

  it('is about a theme in a tap, with what it takes beside its words', async () => {
    const { page } = await visit('/oefeningen', { viewport: phone.viewport });
    await page.locator(`#${bingo} .own-set-door`).first().click();
    await preview(page).waitFor();
    await page.getByLabel('Thema').selectOption('Verkeer');
    await page
      .getByText(
        /Je set gaat nu over Verkeer\..*Daarom wordt het: Woord-bingo\. \d+ van de \d+ woorden doen mee; ‘.*’ niet\./,
      )
      .waitFor();
    await ownChoice(page).click();
    await page.locator('.set-things li input').first().waitFor();
    expect(await page.locator('.set-things li input:checked').count()).toBeGreaterThan(3);
    expect(await makePdf(page).isDisabled()).toBe(false);
    await page.getByRole('button', { name: 'Toch niet' }).click();
    await expect.poll(() => page.url()).toMatch(/#set=3&heel=\w{4}$/);
  });

  it('keeps what was typed and chosen whatever is looked for, and takes back every step', async () => {
    const { page } = await openSet('#set', {}, memory);
    const addresses: string[] = [];
    const stepTo = async (address: RegExp) => {
      await expect.poll(() => page.url()).toMatch(address);
      addresses.push(page.url());
    };
    await ownChoice(page).click();
    await page.getByRole('button', { name: 'Haal alles weg' }).click();
    await stepTo(/woorden=&/);
    await page.getByLabel('Je eigen woorden').fill('fatima');
    await page.keyboard.press('Enter');
    await stepTo(/woorden=fatima&/);
    for (const theme of ['Herfst', 'Dieren']) {
      await page.getByLabel('Thema').selectOption(theme);
      await page.getByText(/\d+ gevonden/).waitFor();
      expect(page.url()).toBe(addresses.at(-1));
    }
    await page.getByRole('button', { name: 'Kies alleen deze' }).click();
    await stepTo(/woorden=fatima\.[a-z]+\./);
    await page.getByLabel('Zwart-wit').check();
    await stepTo(/kleur=zwart-wit/);
    const back = page.getByRole('button', { name: 'Stap terug' });
    for (const address of addresses.slice(0, -1).reverse()) {
      await back.click();
      await expect.poll(() => page.url()).toBe(address);
    }
    await back.click();
    expect(await back.isDisabled()).toBe(true);
    for (const address of addresses) {
      await page.getByRole('button', { name: 'Stap vooruit' }).click();
      await expect.poll(() => page.url()).toBe(address);
    }
  });

  it('shows what is chosen above the list, and a tap takes it away', async () => {
    const { page } = await openSet(
      '#set=2&kinderen=4&woorden=beer.broek.ei.hond.kroon.maan.peer.pet.taart.trein.zon',
    );
    expect(await page.locator('.set-things li input').count()).toBe(0);
    await ownChoice(page).click();
    const picked = page.locator('.set-picked');
    await picked.getByRole('button').first().waitFor();
    expect(await picked.getByRole('button').count()).toBe(10);
    await picked.getByRole('button', { name: 'en nog' }).click();
    await picked.getByRole('button', { name: 'zon weghalen' }).click();
    await page.getByText('10 woorden gekozen').waitFor();
    expect(await picked.getByRole('button', { name: 'zon' }).count()).toBe(0);
    const shown = await page.locator('.set-things li input').count();
    await page.getByRole('button', { name: /^Toon meer woorden/ }).click();
    await page.locator('.set-things li input').nth(shown).waitFor();
  });

  it('reads a damaged address as far as it goes', async () => {
    const { page, said } = await openSet('#set=7&kinderen=nul&woorden=maan.draak&kleur=%zz&schud=-3');
    await page.getByText('Dit adres is van een andere versie').waitFor();
    await page.getByText('2 woorden gekozen').waitFor();
    expect(said).toEqual([]);
  });

  it.each([
    ['in capitals', '#SET=2&KINDEREN=8'],
    ['encoded', '#set%3D2%26kinderen%3D8'],
    ['with its sign encoded as well', '%23set%3D2%26kinderen%3D8'],
    ['written as HTML', '#set=2&amp;kinderen=8'],
  ])('is the same from an address that came %s', async (_, fragment) => {
    const { page } = await openSet(fragment);
    expect(await page.getByLabel('Hoeveel kinderen').inputValue()).toBe('8');
    expect(await page.getByText('niet heel overgekomen').count()).toBe(0);
  });

  it('says so where its address lost its beginning or its end', async () => {
    for (const fragment of ['#inderen=5&kinderen=8', '#set=3&kinderen=8&he']) {
      const { page } = await openSet(fragment);
      const note = page.getByText('Dit adres is niet heel overgekomen');
      await note.waitFor();
      expect(await page.getByLabel('Hoeveel kinderen').inputValue()).toBe('8');
      await preview(page).waitFor();
      await page.reload();
      await note.waitFor();
      await page.getByLabel('Hoeveel kinderen').fill('9');
      await expect.poll(() => page.url()).toMatch(/#set=3&kinderen=9&heel=/);
      await note.waitFor({ state: 'detached' });
    }
  });

  it('can be made with the keyboard alone', async () => {
    const { page } = await openSet();
    await preview(page).waitFor();
    await page.getByLabel('Hoeveel kinderen').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('4');
    await ownChoice(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'aap' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => page.url()).toContain('kinderen=4&woorden=');
    await makePdf(page).focus();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/^rijm-bingo-[a-z]+-[a-z]+-[a-z]+-4-kinderen\.pdf$/);
  });

  it('has no fault for axe on a phone, nor on a desk by night, and nothing wider than it', async () => {
    const { page } = await openSet('#set=1&woorden=maan.muis&x');
    const look = async () => {
      for (const { viewport, colorScheme } of [phone, deskByNight]) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        expect(await findViolations(page), colorScheme).toEqual([]);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, colorScheme).toBeLessThanOrEqual(0);
      }
    };
    await page.getByRole('button', { name: /^Kies er/ }).waitFor();
    await look();
    await page.getByRole('button', { name: /^Kies er/ }).click();
    await preview(page).waitFor();
    await look();
  });

  it('goes on without a network once it is opened', async () => {
    const { page } = await open({ serviceWorkers: 'allow' });
    const traffic = watchTraffic(page);
    await page.goto(`${address()}${routeOf(bingo)}${fewCards}`);
    await preview(page).waitFor();
    await expect.poll(() => traffic.hasAsked(/write-pdf/)).toBe(true);
    await traffic.settle();
    await page.context().setOffline(true);
    await moreChoices(page).click();
    await page.getByRole('button', { name: 'Schud opnieuw' }).click();
    const { file } = await print(page);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('starts without a network once it was opened', async () => {
    const { page } = await open({ serviceWorkers: 'allow' });
    await page.goto(`${address()}/oefeningen`);
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
    );
    await page.goto(`${address()}${routeOf(bingo)}${fewCards}`);
    await preview(page).waitFor();
    await print(page);
    await page.context().setOffline(true);
    const later = await page.context().newPage();
    await later.goto(`${address()}${routeOf(bingo)}${fewCards}&voor=Jip`);
    await preview(later).waitFor();
    const { file } = await print(later);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.skipIf(!findNginx() || base !== '/')(
    'keeps to the policy that nginx sends, its worker too',
    async () => {
      const host = await startNginx(distFolder);
      try {
        const { page, said } = await open();
        await page.goto(`${host.address}${routeOf(sorting)}#set=2&eigen=jip`);
        await preview(page).waitFor();
        await page.getByLabel('Foto van ‘jip’').setInputFiles(photo);
        await page.getByRole('button', { name: 'Haal de foto van ‘jip’ weg' }).waitFor();
        const { file } = await print(page);
        expect(file.length).toBeGreaterThan(50_000);
        expect(said).toEqual([]);
      } finally {
        await host.close();
      }
    },
  );

  it('takes typed words, says what it hears, and is told otherwise', async () => {
    const { page, said } = await openSet();
    await page.getByLabel('Je eigen woorden').fill('x2');
    await page.keyboard.press('Enter');
    await page.getByText('‘x2’ kunnen we niet lezen.').waitFor();
    await page.getByLabel('Je eigen woorden').fill('Jochem');
    await page.keyboard.press('Enter');
    const refused = page.getByText('Op ‘Jochem’ rijmt geen van onze woorden.');
    await refused.waitFor();
    await page.getByText(/Klopt dit\? .*rijmt op geen van onze woorden/).click();
    const rhyme = page.getByLabel('Rijmt op', { exact: true });
    await rhyme.selectOption({ index: 3 });
    await refused.waitFor({ state: 'detached' });
    await page.getByText(/Klopt dit\? .*rijmt op [a-z]+$/).waitFor();
    await expect.poll(() => page.url()).toMatch(/&eigen=Jo-chem_rijmt_[a-z]+&/);
    await page.reload();
    await page.getByRole('button', { name: 'Haal ‘Jochem’ weg' }).waitFor();
    await ownChoice(page).click();
    await page.getByLabel('Zoek een woord').fill('jochem');
    await page.getByRole('checkbox', { name: /^Jochem/ }).waitFor();
    expect(said).toEqual([]);
  });

  it('takes a list from anywhere, tells what has a picture, and nothing that is no longer true', async () => {
    const { page, said } = await openSet('#set', {}, memory);
    await ownChoice(page).click();
    await page.getByRole('button', { name: 'Haal alles weg' }).click();
    await page.getByLabel('Je eigen woorden').fill('1. de maan\n2. vis, Oma Truus\n• e-mail\nx2');
    await page.getByRole('button', { name: 'Zet erbij' }).click();
    const told = page.locator('.set-own [role="status"]');
    await told.getByText('Met een plaatje: ‘maan’ en ‘vis’.').waitFor();
    await told.getByText('Zonder plaatje: ‘Oma Truus’ en ‘e-mail’.').waitFor();
    await told.getByText('‘x2’ kunnen we niet lezen.').waitFor();
    expect(await page.getByLabel('Je eigen woorden').inputValue()).toBe('x2');
    await expect.poll(() => page.url()).toMatch(/woorden=[^&]*Oma_Truus[^&]*&eigen=O-ma__Truus\.e--mail&/);
    await page.reload();
    await page.getByRole('button', { name: 'Haal ‘Oma Truus’ weg' }).waitFor();
    await page.getByText('4 woorden gekozen').waitFor();
    await page.getByLabel('Je eigen woorden').fill('Fatima');
    await page.keyboard.press('Enter');
    await told.getByText('Zonder plaatje: ‘Fatima’.').waitFor();
    await page.getByRole('button', { name: 'Haal ‘Fatima’ weg' }).click();
    await expect.poll(() => told.textContent()).toBe('');
    expect(said).toEqual([]);
  });

  it('says why a word is not clapped as somebody types', async () => {
    const { page } = await openSet('#set=2&eigen=pa-pri-ka-soep', {}, sorting);
    await page.getByText(/^Klopt dit\?/).click();
    const clap = page.getByLabel('Zo klap je het');
    await clap.fill('---');
    await clap.press('Tab');
    await page.getByText('Dat zijn niet de letters van ‘paprikasoep’. Het blijft: pa-pri-ka-soep.').waitFor();
    await clap.fill('p-aprikasoep');
    await clap.press('Tab');
    await page.getByText('Elk stuk heeft een klinker nodig. Het blijft: pa-pri-ka-soep.').waitFor();
  });

  it('selects its number for whoever comes to type another, and says what can’t be when they leave', async () => {
    const { page, said } = await openSet();
    const number = page.getByLabel('Hoeveel kinderen');
    await number.click();
    await page.keyboard.type('1');
    expect(await number.inputValue()).toBe('1');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.keyboard.press('Tab');
    await page
      .getByRole('alert')
      .getByText('Dat kan hier niet: het gaat van 2 tot en met 36 kinderen.')
      .waitFor();
    await number.focus();
    await page.keyboard.type('12');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await number.fill('40');
    await page.getByRole('button', { name: 'Neem 36 kinderen' }).click();
    expect(await number.inputValue()).toBe('36');
    await expect.poll(() => page.url()).toMatch(/kinderen=36&/);
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await number.fill('12.5');
    await number.blur();
    await page.getByRole('alert').waitFor();
    expect(page.url()).toMatch(/kinderen=36&/);
    expect(said).toEqual([]);
  });

  it('leads from what it does not have to a word of one’s own, which takes part', async () => {
    const { page, said } = await openSet();
    await ownChoice(page).click();
    await page.getByLabel('Zoek een woord').fill('jochem');
    await page.getByText('Dat hebben we hier niet.').waitFor();
    await page.getByRole('button', { name: 'Zet ‘jochem’ bij je eigen woorden' }).click();
    expect(await page.getByLabel('Zoek een woord').inputValue()).toBe('');
    await page.getByText(/Klopt dit\? .*rijmt op geen van onze woorden/).click();
    await page.getByLabel('Rijmt op', { exact: true }).selectOption({ index: 3 });
    await page.getByLabel('Zoek een woord').fill('jochem');
    await expect.poll(() => page.getByRole('checkbox', { name: /^jochem/ }).isChecked()).toBe(true);
    await expect.poll(() => page.url()).toMatch(/woorden=[^&]*jochem/);
    expect(said).toEqual([]);
  });

  it('has a picture that a child may call otherwise for who looks for it or types it, and says so', async () => {
    const { page, said } = await openSet('#set', {}, memory);
    await ownChoice(page).click();
    const search = page.getByLabel('Zoek een woord');
    await search.fill('ijsje');
    await page.getByRole('checkbox', { name: 'ijs', exact: true }).waitFor();
    await search.fill('mijter');
    await page.getByText('Hierbij kan een kind iets anders zeggen.').waitFor();
    await page.getByRole('button', { name: 'Neem ‘mijter’' }).click();
    await page.locator('.set-own li', { hasText: 'mijter' }).locator('img').waitFor();
    await page.getByLabel('Je eigen woorden').fill('Pepernoot');
    await page.keyboard.press('Enter');
    await page.getByText('Met een plaatje: ‘pepernoot’.').waitFor();
    await page.getByText('Bij het plaatje van ‘pepernoot’ kan een kind iets anders zeggen.').waitFor();
    await expect.poll(() => page.url()).toMatch(/woorden=pepernoot\.mijter\./);
    // Nobody asked for rhyme: what has none is no less a game.
    await page.getByText('Het wordt: zoek twee dezelfde plaatjes.').waitFor();
    expect(await makePdf(page).isEnabled()).toBe(true);
    await page.locator('.set-pages').scrollIntoViewIfNeeded();
    await preview(page).waitFor();
    expect(said).toEqual([]);
  });

  it('asks whether another word was meant, and takes that when somebody says so', async () => {
    const { page, said } = await openSet('#set', {}, memory);
    await page.getByLabel('Je eigen woorden').fill('olifand');
    await page.keyboard.press('Enter');
    await page.getByText('Bedoel je ‘olifant’?').waitFor();
    await expect.poll(() => page.url()).toMatch(/woorden=olifand\./);
    await page.getByRole('button', { name: 'Neem ‘olifant’ in plaats van ‘olifand’' }).click();
    await expect.poll(() => page.url()).toMatch(/woorden=olifant\.(?!.*olifand)/);
    expect(said).toEqual([]);
  });

  it('is still there when a board with it was closed, by the door that says no set', async () => {
    const { page } = await visit(
      `${routeOf(memory)}#bord=set-&set=3&woorden=maan.muis.vis.zon&spel=plaatjes`,
    );
    await page
      .getByRole('button', { name: /^Sluit/ })
      .first()
      .click();
    await expect.poll(() => page.url()).toMatch(/#set=3&woorden=maan/);
    await page.locator('.own-set-link a').click();
    await page.getByText('4 woorden gekozen').waitFor();
    await page.locator('.own-set-link a').click();
    await expect.poll(() => page.url()).toMatch(/#set=3&woorden=maan/);
    await page.getByText('4 woorden gekozen').waitFor();
  });

  it('is not printed for another number than stands there', async () => {
    const { page } = await openSet(fewCards);
    await preview(page).waitFor();
    const number = page.getByLabel('Hoeveel kinderen');
    await number.fill('40');
    await makePdf(page).click();
    expect(await number.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByRole('progressbar').count()).toBe(0);
    await page.getByRole('button', { name: 'Neem 36 kinderen' }).click();
    await expect.poll(() => page.url()).toMatch(/kinderen=36&/);
  });

  it('is not printed for a number that lies in a fold either: it opens', async () => {
    const { page } = await openSet('#set=2&woorden=maan.muis.vis.zon&spel=plaatjes', {}, memory);
    await preview(page).waitFor();
    const fold = page.getByText('Meer keuzes');
    await fold.click();
    const number = page.getByLabel('Voor hoeveel kinderen print je?');
    await number.fill('99');
    await fold.click();
    await makePdf(page).click();
    expect(await number.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByRole('progressbar').count()).toBe(0);
  });

  it('is not printed without the words that were typed and not put there', async () => {
    const { page } = await openSet('#set=2&woorden=maan.muis.vis.zon&spel=plaatjes', {}, memory);
    await preview(page).waitFor();
    const typed = page.getByLabel('Je eigen woorden');
    await typed.fill('Fatima');
    await makePdf(page).click();
    expect(await typed.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await typed.evaluate((field: HTMLTextAreaElement) => field.validationMessage)).toBe(
      'Hier staat nog ‘Fatima’. Zet het erbij, of maak het vak leeg.',
    );
    expect(await page.getByRole('progressbar').count()).toBe(0);
    // What can't take part was told, and is in nobody's way.
    await typed.fill('Fatima x2');
    await page.getByRole('button', { name: 'Zet erbij' }).click();
    await page.getByText('kunnen we niet lezen.').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), makePdf(page).click()]);
    expect(download.suggestedFilename()).toContain('.pdf');
  });

  it('has a word of one’s own first, and drops another for it where there are too many', async () => {
    const full = 'aap.bed.koe.leeuw.maan.muis.slak.tent.banaan.raket.krokodil.olifant';
    const { page } = await openSet(`#set=2&woorden=${full}`, {}, sorting);
    await preview(page).waitFor();
    await page.getByLabel('Je eigen woorden').fill('jip');
    await page.keyboard.press('Enter');
    await page.getByText('passen er 8 kaartjes; je koos er 9.').waitFor();
    await page.getByRole('button', { name: 'Haal ‘tent’ eruit' }).click();
    await preview(page).waitFor();
    await ownChoice(page).click();
    const first = page.locator('.set-things li:has(> label)').first();
    expect(await first.textContent()).toContain('jip');
    expect(await first.getByRole('checkbox').isChecked()).toBe(true);
    await expect.poll(() => page.url()).toMatch(/woorden=(?!.*tent)[^&]*jip/);
  });

  it('lies over nothing on a phone, and fits it in letters twice as large', async () => {
    const { page } = await openSet('#set=2&kinderen=4', { viewport: phone.viewport });
    await preview(page).waitFor();
    const sticking = await page
      .locator('.own-set *')
      .evaluateAll((all) => all.filter((one) => /sticky|fixed/.test(getComputedStyle(one).position)).length);
    expect(sticking).toBe(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });

  it('has an edge around each button where colours are forced', async () => {
    const { page } = await openSet('#set=2&kinderen=4', { forcedColors: 'active' });
    await preview(page).waitFor();
    const bare = await page
      .locator('.own-set button, .button')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).borderTopWidth === '0px').length);
    expect(bare).toBe(0);
    expect(await makePdf(page).evaluate((one) => getComputedStyle(one).borderTopStyle)).toBe('solid');
    const faded = await page
      .locator('.own-set button')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length);
    expect(faded).toBe(0);
  });

  it('says without JavaScript what there would be', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(address() + routeOf(bingo));
    const line = page.locator('.own-set-section noscript p');
    expect(await line.isVisible()).toBe(true);
    expect(await line.textContent()).toBe(pages.exercises.ownSet.withoutScript);
    expect(await page.locator('.own-set-section > details').isVisible()).toBe(false);
  });

  it('has her title on page one, in the head of each page, in the document and in the name of the file', async () => {
    const { page } = await openSet('#set=2&kinderen=4&titel=Herfst+%E2%80%93+groep+1%2F2b');
    await preview(page).waitFor();
    const { name, file } = await print(page);
    expect(name).toBe('rijm-bingo-herfst-groep-1-2b-4-kinderen.pdf');
    expect(file.toString('latin1')).toContain('<rdf:li xml:lang="x-default">Herfst');
  });

  it('puts a photo on the card, and keeps it out of the address', async () => {
    const { page, said } = await openSet('#set=2&eigen=jip_rijmt_trap', {}, sorting);
    // One makes room for the other.
    await ownChoice(page).click();
    await page.getByLabel('Zoek een woord').fill('neus');
    await page.getByRole('checkbox', { name: 'neus' }).first().uncheck();
    await page.getByLabel('Zoek een woord').fill('jip');
    await page.getByRole('checkbox', { name: /^jip/ }).check();
    await expect.poll(() => page.url()).toMatch(/woorden=[^&]*jip/);
    await preview(page).waitFor();
    const address = page.url();
    await page
      .getByLabel('Foto van ‘jip’')
      .setInputFiles({ name: 'geen.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('geen foto') });
    await page.getByText('Deze foto krijgen we niet open.').waitFor();
    await page.getByLabel('Foto van ‘jip’').setInputFiles(photo);
    await page.getByRole('button', { name: 'Haal de foto van ‘jip’ weg' }).waitFor();
    await page.locator('.set-pages image').first().waitFor({ state: 'attached' });
    const { file } = await print(page);
    expect(file.toString('latin1')).toContain('/Filter /DCTDecode');
    const inColour = await page.locator('.set-pages image').first().getAttribute('href');
    await page.getByLabel('Zwart-wit').check();
    await expect.poll(() => page.locator('.set-pages image').first().getAttribute('href')).not.toBe(inColour);
    const isGrey = await page
      .locator('.set-pages image')
      .first()
      .evaluate(async (image) => {
        const photo = new Image();
        photo.src = image.getAttribute('href') ?? '';
        await photo.decode();
        const pen = new OffscreenCanvas(photo.width, photo.height).getContext('2d');
        pen?.drawImage(photo, 0, 0);
        const data = pen?.getImageData(0, 0, photo.width, photo.height).data ?? [];
        return Array.from({ length: data.length / 4 }, (_, at) => at * 4).every(
          (at) => Math.abs(Number(data[at]) - Number(data[at + 2])) < 4,
        );
      });
    expect(isGrey).toBe(true);
    await page.getByLabel('Kleur', { exact: true }).check();
    await expect.poll(() => page.url()).toBe(address);
    expect(page.url()).toBe(address);
    expect(await findViolations(page)).toEqual([]);
    expect(said).toEqual([]);
  });

  it('prints its address as a code on page one, if that is wanted', async () => {
    const { page } = await openSet(fewCards);
    await preview(page).waitFor();
    await page.getByLabel('QR-code van het adres op bladzijde 1').check();
    await expect.poll(() => page.url()).toMatch(/&qr=ja/);
    const { file } = await print(page);
    expect(unpack(file).length).toBeGreaterThan(20);
    expect(file.toString('latin1')).toContain('QR-code met het adres van deze set');
  });

  it('stops when asked, and can begin again', async () => {
    const { page } = await open();
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/write-pdf/, (route) => isLetGo.then(() => route.continue()));
    await page.goto(`${address()}${routeOf(bingo)}${fewCards}`);
    await preview(page).waitFor();
    await makePdf(page).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await makePdf(page).waitFor();
    letGo();
    const { file } = await print(page);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
