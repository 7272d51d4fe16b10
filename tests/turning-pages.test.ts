import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaticHost } from '../scripts/serve.ts';
import { launchChromium } from './browsers/chromium.ts';
import { fileOfRoute, pathTo, readBuilt, routeOf, serveSite } from './site/built-site.ts';
import { listKinds } from './site/kinds-of-pages.ts';

const kinds = await listKinds();
const inNavigation = ['/', '/artikelen', '/tips', '/oefeningen', '/over'];

let browser: Browser;
let host: StaticHost;
let page: Page;

/** With the cache for back and forward, which test browsers do without otherwise. */
beforeAll(async () => {
  [browser, host] = await Promise.all([
    launchChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    serveSite(),
  ]);
  page = await browser.newPage({ viewport: { width: 390, height: 760 } });
});

afterAll(async () => {
  await browser?.close();
  await host?.close();
});

async function visit(route: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(host.address + route, { waitUntil: 'load' });
}

const headingOf = () => page.locator('h1').innerText();
const scrollPlace = () => page.evaluate(() => Math.round(scrollY));

describe('a link is a link', () => {
  it.each(inNavigation)('%s: by keyboard, with the title of the page that it leads to', async (route) => {
    await visit(route === '/over' ? '/tips' : '/over');
    await page.locator(`header nav a[href="${pathTo(route)}"]`).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(host.address + route);
    expect(await page.title()).toBe((await readBuilt(fileOfRoute(route))).match(/<title>(.*?)</)?.[1]);
    expect(await scrollPlace()).toBe(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  it('to a place on another page goes there', async () => {
    await visit('/oefeningen');
    const id = (await page.locator('main article[id]').last().getAttribute('id')) ?? '';
    await page.goto(`${host.address}/over`);
    await page.evaluate(
      (address) => {
        document.querySelector<HTMLAnchorElement>('header nav a')?.setAttribute('href', address);
      },
      pathTo(`/oefeningen#${id}`),
    );
    await page.locator('header nav a').first().click();
    await page.waitForURL(`**#${id}`);
    await expect
      .poll(() => page.evaluate((place) => document.getElementById(place)?.getBoundingClientRect().top, id))
      .toBeLessThan(200);
  });

  it('within a page moves the focus along', async () => {
    await visit('/tips');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });
});

describe('back and forward', () => {
  it.each(kinds)('%s comes back as it was left', async (route) => {
    await visit(route);
    const heading = await headingOf();
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      scrollTo({ top: 500, behavior: 'instant' });
    });
    const left = await scrollPlace();
    expect(left).toBeGreaterThan(0);
    const elsewhere = route === '/over' ? '/tips' : '/over';
    await page.goto(host.address + elsewhere, { waitUntil: 'load' });
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
    expect(await headingOf()).toBe(heading);
    expect(await scrollPlace()).toBe(left);
    await page.evaluate(() => history.forward());
    await expect.poll(async () => routeOf(await page.evaluate(() => location.href))).toBe(elsewhere);
    expect(await headingOf()).not.toBe(heading);
  });
});

describe('pages made ahead', () => {
  it.each([
    ['a finger taps', true, 'prefetch'],
    ['a mouse rests', false, 'prerender'],
  ])('where %s (%s) all that is done ahead is to %s', async (_what, hasTouch, done) => {
    const screen = await browser.newPage({ hasTouch });
    /** What the browser goes by, of all that it was told. */
    const taken = new Map<string, string>();
    const inspector = await screen.context().newCDPSession(screen);
    inspector.on('Preload.ruleSetUpdated', ({ ruleSet }) => taken.set(ruleSet.id, ruleSet.sourceText));
    inspector.on('Preload.ruleSetRemoved', ({ id }) => taken.delete(id));
    await inspector.send('Preload.enable');
    await screen.goto(`${host.address}/`, { waitUntil: 'load' });
    await expect
      .poll(() => [...taken.values()].flatMap((text) => Object.keys(JSON.parse(text))))
      .toEqual([done]);
    await screen.close();
  });
});
