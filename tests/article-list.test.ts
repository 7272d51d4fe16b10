import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Category, categories, categoryNames } from '../src/model/category.ts';
import { openBrowser } from './browsers/browser.ts';
import { waitForIslands } from './browsers/wait-for-islands.ts';
import { pathTo, routeOf } from './site/built-site.ts';
import { countLine, findByRule } from './site/find-by-rule.ts';
import { readRealContent } from './site/real-content.ts';

const { visit, open, openForAll, address } = openBrowser();
const { articles } = await readRealContent();

const [newest] = articles;
if (!newest) throw new Error('There are articles');
const all = countLine(articles);

/** What the newest article is called finds it, whatever else it finds. */
const itsTitle = newest.title;
const found = findByRule(articles, itsTitle);
const inItsCategory = found.filter(({ category }) => category === newest.category);
/** A kind of article that the title finds none of, and a text that finds nothing at all. */
const otherCategory = categories.find((one) => found.every(({ category }) => category !== one));
const nowhere = '.*';

const searchBox = (page: Page) => page.getByPlaceholder('Zoek in artikelen...');
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const filterOf = (page: Page, category: Category) => filter(page, categoryNames[category]);
const query = (words: Record<string, string>) => `/artikelen?${new URLSearchParams(words)}`;

async function expectCount(page: Page, line: string): Promise<void> {
  await expect.poll(() => page.locator('main [role="status"]').innerText()).toBe(line);
}

let inOwnTime: Page;

beforeAll(async () => {
  ({ page: inOwnTime } = await openForAll());
  await inOwnTime.clock.install();
});

/** Visits with a clock that a test can move on. */
async function visitInOwnTime(route: string): Promise<Page> {
  await inOwnTime.goto('about:blank');
  await inOwnTime.goto(address() + route);
  await waitForIslands(inOwnTime);
  return inOwnTime;
}

/** Far longer than anything that the list puts off; the address is what it will stay. */
async function lateAddress(page: Page): Promise<string> {
  await page.clock.runFor(10_000);
  return routeOf(page.url());
}

describe('the article list', () => {
  it('starts with everything, newest first', async () => {
    const { page } = await visit('/artikelen');
    await expectCount(page, all);
    const shown = await page
      .locator('main h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual(articles.slice(0, shown.length).map(({ slug }) => pathTo(`/artikelen/${slug}`)));
    const minutes = Math.ceil(newest.wordCount / 200);
    expect(await page.locator('main').innerText()).toContain(
      `${newest.wordCount} woorden • ${minutes} min lezen`,
    );
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
    for (const category of categories) {
      await filterOf(page, category).click();
      await expectCount(page, countLine(articles.filter((article) => article.category === category)));
      await expect
        .poll(() => page.locator('button[aria-pressed="true"]').innerText())
        .toBe(categoryNames[category]);
      await expect.poll(() => routeOf(page.url())).toBe(query({ categorie: category }));
    }
  });

  it('searches whatever the case and the space around it', async () => {
    const { page } = await visit('/artikelen');
    await waitForIslands(page);
    await searchBox(page).fill(`  ${itsTitle.toUpperCase()} `);
    await expectCount(page, countLine(found));
    expect(await page.locator('main h2').allInnerTexts()).toContain(itsTitle);
  });

  it('combines filter and search, and clears both', async () => {
    const { page } = await visit('/artikelen');
    await waitForIslands(page);
    await searchBox(page).fill(itsTitle);
    await expectCount(page, countLine(found));
    await filterOf(page, newest.category).click();
    await expectCount(page, countLine(inItsCategory));
    await filterOf(page, otherCategory ?? newest.category).click();
    await searchBox(page).fill(otherCategory ? itsTitle : nowhere);
    await page.getByText('Geen artikelen gevonden met de huidige filters.').waitFor();
    await expectCount(page, countLine([]));
    await page.getByRole('button', { name: 'Alle filters wissen' }).click();
    await expectCount(page, all);
    expect(await searchBox(page).inputValue()).toBe('');
    await expect.poll(() => routeOf(page.url())).toBe('/artikelen');
  });

  it('opens in the state that the address tells', async () => {
    const { page, said } = await visit(query({ search: itsTitle, categorie: newest.category }));
    await expectCount(page, countLine(inItsCategory));
    expect(await searchBox(page).inputValue()).toBe(itsTitle);
    expect(await filterOf(page, newest.category).getAttribute('aria-pressed')).toBe('true');
    expect(said).toEqual([]);
  });

  it('keeps the address up to date without filling the history', async () => {
    const { page } = await visit('/tips');
    await page.goto(`${address()}/artikelen`);
    await waitForIslands(page);
    await searchBox(page).pressSequentially('boek', { delay: 20 });
    await expect.poll(() => routeOf(page.url())).toBe('/artikelen?search=boek');
    await page.goBack();
    await expect.poll(() => routeOf(page.url())).toBe('/tips');
  });

  it('shows all again when its own link is clicked while a search is on', async () => {
    const { page } = await visit(query({ search: nowhere }));
    await expectCount(page, countLine([]));
    await page.locator('header nav').getByRole('link', { name: 'Artikelen' }).click();
    await expectCount(page, all);
    expect(await searchBox(page).inputValue()).toBe('');
  });

  it('loses nothing that was typed before the app was there', async () => {
    const { page } = await open();
    let letIn = () => {};
    const isLetIn = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await page.route('**/assets/*.js', (route) => isLetIn.then(() => route.continue()));
    await page.goto(`${address()}/artikelen`, { waitUntil: 'commit' });
    await searchBox(page).fill(itsTitle);
    letIn();
    await waitForIslands(page);
    await expectCount(page, countLine(found));
    expect(await searchBox(page).inputValue()).toBe(itsTitle);
  });

  it('keeps what was typed before the app was there and a click at the moment it comes alive', async () => {
    const { page } = await open();
    await page.addInitScript(
      ([typed, category]) => {
        addEventListener('DOMContentLoaded', () => {
          const box = document.querySelector<HTMLInputElement>('input[type="search"]');
          if (box) box.value = typed;
          const button = document.querySelector<HTMLButtonElement>(`button.${category}`);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            if (Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps$'))) button?.click();
            else port2.postMessage('');
          };
          port2.postMessage('');
        });
      },
      [itsTitle, newest.category] as const,
    );
    await page.goto(`${address()}/artikelen`);
    await expectCount(page, countLine(inItsCategory));
    expect(await searchBox(page).inputValue()).toBe(itsTitle);
    expect(await filterOf(page, newest.category).getAttribute('aria-pressed')).toBe('true');
    await expect
      .poll(() => routeOf(page.url()))
      .toBe(query({ search: itsTitle, categorie: newest.category }));
  });

  it.each([
    ['?search=&categorie=rijm', '?categorie=rijm'],
    ['?categorie=bestaat-niet', ''],
    ['?utm_source=brief', '?utm_source=brief'],
  ])('tidies %s', async (search, tidy) => {
    const page = await visitInOwnTime(`/artikelen${search}`);
    expect(await lateAddress(page)).toBe(`/artikelen${tidy}`);
  });

  it('lets go of whoever types and follows a link at once', async () => {
    const page = await visitInOwnTime('/artikelen');
    await searchBox(page).fill(itsTitle);
    await page.locator('header nav').getByRole('link', { name: 'Tips' }).click();
    await page.getByRole('heading', { level: 1, name: '24 Praktische Tips' }).waitFor();
    expect(await lateAddress(page)).toBe('/tips');
  });

  it('shows all articles again to whoever types and follows the link Artikelen at once', async () => {
    const page = await visitInOwnTime('/artikelen');
    await searchBox(page).fill(nowhere);
    await expectCount(page, countLine([]));
    await page.locator('header nav').getByRole('link', { name: 'Artikelen' }).click();
    await expectCount(page, all);
    await waitForIslands(page);
    expect(await lateAddress(page)).toBe('/artikelen');
    expect(await searchBox(page).inputValue()).toBe('');
  });
});
