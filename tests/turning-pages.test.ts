import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, wakeApp } from './browser.ts';

const { visit } = openBrowser();
const article = '/artikelen/rijmspelletjes-voor-kleuters';
const titleOf = (page: Page) => page.locator('main h1').textContent();

async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`main a[href="${address}"]`).first().click();
  await page.waitForURL(`**${address}`);
}

/** At every change of the page: its title, and whether it is there down to its last part. */
function watchTurning(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const title = document.querySelector('main h1')?.textContent;
      const part = document.querySelector('.related') ? 'whole' : 'top';
      const state = `${part}: ${title}`;
      if (seen.at(-1) !== state) seen.push(state);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

describe('a page behind a link', () => {
  it('is on the screen before its lower part is made, and is whole in the end', async () => {
    const { page } = await visit('/');
    await wakeApp(page);
    await watchTurning(page);
    await follow(page, article);
    await page.locator('.related').waitFor();
    const title = await titleOf(page);
    expect((await seen(page)).slice(-2)).toEqual([`top: ${title}`, `whole: ${title}`]);
    expect(await page.locator('.still-to-come').count()).toBe(0);
  });

  it('is whole at once on the way back, where the visitor left it', async () => {
    const { page } = await visit(article);
    await wakeApp(page);
    const title = await titleOf(page);
    await page.locator('.related a').first().scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await page.locator('.related a').first().click();
    await page.waitForFunction((old) => document.querySelector('main h1')?.textContent !== old, title);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.locator('.related').waitFor();
    await watchTurning(page);
    await page.goBack();
    await page.waitForFunction((old) => document.querySelector('main h1')?.textContent === old, title);
    expect(await seen(page)).toEqual([`whole: ${title}`]);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });

  it('takes no tick along from the page before', async () => {
    const { page } = await visit(article);
    await wakeApp(page);
    const title = await titleOf(page);
    await page.getByRole('checkbox').first().check();
    await page.locator('.related a').first().click();
    await page.waitForFunction((old) => document.querySelector('main h1')?.textContent !== old, title);
    expect(await page.getByRole('checkbox').count()).toBeGreaterThan(0);
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  });

  it('is whole at once when it is entered below its top', async () => {
    const { page } = await visit('/');
    await wakeApp(page);
    await watchTurning(page);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'gerelateerd' });
      document.querySelector('main')?.prepend(link);
    }, `${article}#gerelateerd`);
    await page.getByText('gerelateerd', { exact: true }).click();
    await page.locator('.related').waitFor();
    const title = await titleOf(page);
    const states = await seen(page);
    expect(states.filter((state) => state.endsWith(`: ${title}`))).toEqual([`whole: ${title}`]);
  });
});

describe('a link that the visitor moves towards', () => {
  const fetched = (page: Page) =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

  it('has its page made ready before the click, out of the document', async () => {
    const { page } = await visit(article);
    await wakeApp(page);
    const title = await page.title();
    const elements = await page.evaluate(() => document.all.length);
    const link = page.locator('.related a').first();
    const slug = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
    expect((await fetched(page)).join()).not.toContain(slug);
    // No mouse: it would bring the link into view, and with it the same picture on its card.
    await link.dispatchEvent('pointerover');
    await expect.poll(async () => (await fetched(page)).join()).toContain(`/${slug}-`);
    expect(await page.title()).toBe(title);
    expect(await page.evaluate(() => document.all.length)).toBe(elements);
  });

  it('has the faces of the next page fetched', async () => {
    const { page } = await visit('/');
    await page.locator(`main a[href="${article}"]`).first().hover();
    const states = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ family }) => family.includes(' now')).map(({ status }) => status),
      );
    expect(await states()).toHaveLength(4);
    await expect.poll(states).toEqual(['loaded', 'loaded', 'loaded', 'loaded']);
  });

  it('takes no harm when those faces cannot be had', async () => {
    const { page, said } = await visit('/');
    await wakeApp(page);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.locator(`main a[href="${article}"]`).first().hover();
    await page.waitForTimeout(500);
    const blocked = 'error: Failed to load resource: net::ERR_FAILED';
    expect(said.filter((line) => line !== blocked)).toEqual([]);
  });

  it('leads to a page that is gone when it is left, with its ticks', async () => {
    const { page } = await visit('/');
    await wakeApp(page);
    const home = await titleOf(page);
    await page.locator(`main a[href="${article}"]`).first().hover();
    await page.waitForTimeout(500);
    await follow(page, article);
    await page.getByRole('checkbox').first().check();
    await page.goBack();
    await page.waitForFunction((title) => document.querySelector('main h1')?.textContent === title, home);
    await page.goForward();
    await page.waitForFunction((title) => document.querySelector('main h1')?.textContent !== title, home);
    expect(await page.locator('main > *').count()).toBe(1);
    expect(await page.getByRole('checkbox').count()).toBeGreaterThan(0);
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  });

  it('shows the list as its address tells', async () => {
    const { page } = await visit('/');
    await wakeApp(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/artikelen?categorie=rijm';
      link.textContent = 'Rijm';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByText('Rijm', { exact: true }).first().hover();
    await page.waitForTimeout(500);
    await page.getByText('Rijm', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Rijm', pressed: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?categorie=rijm');
    expect(await page.locator('.card-grid > *').count()).toBe(2);
  });
});

describe('a link', () => {
  it.each([
    { modifiers: ['Control' as const] },
    { modifiers: ['Shift' as const] },
    { button: 'middle' as const },
  ])('opens apart when that is asked for: %o', async (how) => {
    const { page } = await visit('/');
    await wakeApp(page);
    const title = await titleOf(page);
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator(`main a[href="${article}"]`).first().click(how),
    ]);
    await other.waitForURL(`**${article}`);
    expect(await titleOf(page)).toBe(title);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('to the page itself leads to its top, and adds nothing to the history', async () => {
    const { page } = await visit('/tips');
    await wakeApp(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    const entries = await page.evaluate(() => history.length);
    // A click of the browser's own would first bring the link into view, and the top with it.
    await page.locator('header a[href="/tips"]').evaluate((link: HTMLElement) => link.click());
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('within the page leads to its place, and back again', async () => {
    const { page } = await visit('/tips', { reducedMotion: 'reduce' });
    await wakeApp(page);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await page.waitForTimeout(50);
    await page.evaluate(() => {
      addEventListener('scrollend', () => document.body.setAttribute('data-at-rest', ''), { once: true });
    });
    await page
      .locator('nav a[href^="#"]')
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await page.locator('body[data-at-rest]').waitFor();
    expect(
      await page.evaluate(() => document.querySelector(':target')?.getBoundingClientRect().top),
    ).toBeLessThan(200);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  });

  it('to a place that no page has breaks nothing', async () => {
    const { page, said } = await visit('/tips');
    await wakeApp(page);
    const title = await titleOf(page);
    for (const hash of ['#%', '#onbekend']) {
      await page.evaluate((place) => location.assign(place), hash);
      await page.waitForFunction((place) => location.hash === place, hash);
    }
    await page.waitForTimeout(50);
    expect(await titleOf(page)).toBe(title);
    expect(said).toEqual([]);
  });

  it('to a PDF wakes nothing, and is a download', async () => {
    const { page } = await visit('/oefeningen');
    const link = page.locator('a[download]').first();
    await link.hover();
    await link.focus();
    await page.waitForTimeout(300);
    const scripts = await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
    expect(scripts).toBe(1);
    await wakeApp(page);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    expect(new URL(page.url()).pathname).toBe('/oefeningen');
  });
});

describe('the app', () => {
  it('asks above all else to be compiled while it arrives', async () => {
    const { page } = await visit('/over');
    const apps = await page.evaluate(async () => {
      const fetchText = async (address: string) => (await fetch(address)).text();
      const starter = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
      const names = [...(await fetchText(starter)).matchAll(/[\w-]+\.js/g)].map(
        ([name]) => new URL(name, starter),
      );
      return Promise.all(names.map(({ href }) => fetchText(href)));
    });
    const ofReact = apps.filter((code) => code.includes('onRecoverableError'));
    expect(ofReact.map((code) => code.split('\n')[0])).toEqual(['//# allFunctionsCalledOnLoad']);
  });

  it('starts without making an error, for each would have the engine read it all again', async () => {
    const { page } = await visit('/over');
    await page.addInitScript(() => {
      const made: string[] = [];
      Object.assign(window, { made });
      window.Error = new Proxy(Error, {
        construct: (target, values) => {
          made.push(String(values[0]));
          return Reflect.construct(target, values);
        },
        apply: (target, self, values) => {
          made.push(String(values[0]));
          return Reflect.apply(target, self, values);
        },
      });
    });
    await page.goto(new URL('/artikelen', page.url()).href);
    await wakeApp(page);
    expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
  });
});
