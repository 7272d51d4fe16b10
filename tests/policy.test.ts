import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaticHost } from '../scripts/serve.ts';
import { categories } from '../src/model/category.ts';
import { base, distFolder, pathTo, serveSite } from './built-site.ts';
import { launchChromium } from './chromium.ts';
import { findNginx, startNginx } from './nginx.ts';
import { listSampleRoutes } from './sample-articles.ts';
import { waitForIslands } from './wait-for-islands.ts';

const routes = [...(await listSampleRoutes()), '/onbekend', '/artikelen/bestaat-niet'];

const tellsOfPolicy = (text: string) => /policy|refused|violat/i.test(text);

let browser: Browser;
let host: StaticHost;

/** With all headers, where nginx can be had: what a page says itself then holds too, so both are tried at once. */
beforeAll(async () => {
  const start = findNginx() && base === '/' ? startNginx : serveSite;
  [browser, host] = await Promise.all([launchChromium(), start(distFolder)]);
});

afterAll(async () => {
  await browser?.close();
  await host?.close();
});

describe('under its own policy', () => {
  it.each(routes)(
    '%s needs nothing that is forbidden, asks nobody else, and keeps nothing',
    async (route) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const elsewhere: string[] = [];
      const stopped: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(`${host.address}/`)) elsewhere.push(request.url());
      });
      // Whatever the policy stops, the browser says on the console.
      page.on('console', (message) => {
        if (tellsOfPolicy(message.text())) stopped.push(message.text());
      });
      await page.goto(host.address + route);
      await waitForIslands(page);
      const controls = await page.locator('main :is(button, summary):visible').all();
      for (const control of controls) await control.click();
      expect(controls.length).toBeGreaterThanOrEqual(route === '/artikelen' ? categories.length : 0);
      for (const link of route === '/' ? ['/tips', '/artikelen', '/oefeningen', '/over', '/'] : ['/over']) {
        await page.locator(`header nav a[href="${pathTo(link)}"]`).click();
        await page.waitForURL(host.address + link);
      }
      expect(stopped).toEqual([]);
      expect(elsewhere).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
      await context.close();
    },
  );

  it('a script that comes in all the same is stopped', async () => {
    const page = await browser.newPage();
    await page.goto(`${host.address}/`);
    const stopped: string[] = [];
    page.on('console', (message) => stopped.push(message.text()));
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      document.body.append(script);
      return 'intruder' in window;
    });
    expect(ran).toBe(false);
    await expect.poll(() => stopped.filter(tellsOfPolicy)).not.toEqual([]);
    await page.close();
  });
});
