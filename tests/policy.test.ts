import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaticHost } from '../scripts/serve.ts';
import { categories } from '../src/model/category.ts';
import { launchChromium } from './browsers/chromium.ts';
import { waitForIslands } from './browsers/wait-for-islands.ts';
import { findNginx, startNginx } from './machine/nginx.ts';
import { base, distFolder, pathTo, serveSite } from './site/built-site.ts';
import { listKinds } from './site/kinds-of-pages.ts';

const routes = [...(await listKinds()), '/onbekend', '/artikelen/bestaat-niet', '/offline'];

const tellsOfPolicy = (text: string) => /policy|refused|violat|trusted/i.test(text);

let browser: Browser;
let host: StaticHost;
let page: Page;
/** Whom the page asked besides the host, and what the policy stopped: the browser says so on the console. */
const elsewhere: string[] = [];
const stopped: string[] = [];

/** With all headers, where nginx can be had: what a page says itself then holds too, so both are tried at once. */
beforeAll(async () => {
  const start = findNginx() && base === '/' ? startNginx : serveSite;
  [browser, host] = await Promise.all([launchChromium(), start(distFolder)]);
  page = await browser.newPage();
  page.on('request', (request) => {
    if (!request.url().startsWith(`${host.address}/`)) elsewhere.push(request.url());
  });
  page.on('console', (message) => {
    if (tellsOfPolicy(message.text())) stopped.push(message.text());
  });
});

afterAll(async () => {
  await browser?.close();
  await host?.close();
});

beforeEach(() => {
  elsewhere.length = 0;
  stopped.length = 0;
});

/** A board lies over the page until it is closed. */
async function playAndClose(): Promise<void> {
  const board = page.getByRole('dialog');
  await board.getByRole('button', { name: 'Begin' }).waitFor();
  await board.getByText('wordt klaargezet').waitFor({ state: 'detached' });
  for (const key of ['Space', 'Space', 'Space', 'Escape']) await page.keyboard.press(key);
  await board.waitFor({ state: 'detached' });
}

describe('under its own policy', () => {
  it.each(routes)(
    '%s needs nothing that is forbidden, asks nobody else, and keeps nothing',
    async (route) => {
      await page.goto(host.address + route);
      await waitForIslands(page);
      const controls = await page.locator('main :is(button, summary):visible').all();
      for (const control of controls) {
        await control.click();
        if (await control.evaluate((one) => one.matches('.board-door > summary'))) await playAndClose();
      }
      expect(controls.length).toBeGreaterThanOrEqual(route === '/artikelen' ? categories.length : 0);
      for (const link of route === '/' ? ['/tips', '/artikelen', '/oefeningen', '/over', '/'] : ['/over']) {
        await page.locator(`header nav a[href="${pathTo(link)}"]`).click();
        await page.waitForURL(host.address + link);
      }
      expect(stopped).toEqual([]);
      expect(elsewhere).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    },
  );

  it('a script that comes in all the same is stopped', async () => {
    await page.goto(`${host.address}/`);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('window.intruder = true');
      document.body.append(script);
      return 'intruder' in window;
    });
    expect(ran).toBe(false);
    await expect.poll(() => stopped).not.toEqual([]);
  });
});

describe('of strings neither elements nor scripts are made', () => {
  it.each([
    ['HTML', () => void Object.assign(document.body, { innerHTML: '<img src=x onerror=alert(1)>' })],
    ['a parsed page', () => void new DOMParser().parseFromString('<p>', 'text/html')],
    [
      'the address of a script',
      () => void Object.assign(document.createElement('script'), { src: '/sw.js' }),
    ],
    ['a worker', () => void new Worker('/sw.js')],
    ['a policy of another name', () => void window.trustedTypes?.createPolicy('default', {})],
  ])('%s', async (_what, act) => {
    await page.goto(`${host.address}/`);
    await expect(page.evaluate(act)).rejects.toThrow(/TypeError/);
  });
});

it('rules that come in all the same have nothing fetched ahead', async () => {
  await page.goto(`${host.address}/`);
  const isStopped = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        const rules = document.createElement('script');
        rules.type = 'speculationrules';
        rules.append('{"prefetch":[{"urls":["https://elders.test/"],"eagerness":"immediate"}]}');
        document.body.append(rules);
      }),
  );
  expect(await isStopped).toMatch(/^(script-src|require-trusted-types-for)/);
});
