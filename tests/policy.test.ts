import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StaticHost, serveFolder } from '../scripts/serve.ts';
import { wakeApp } from './browser.ts';
import { distFolder, listRoutes } from './built-site.ts';
import { launchChromium } from './chromium.ts';
import { findNginx, startNginx } from './nginx.ts';

const routes = [...(await listRoutes()), '/onbekend', '/artikelen/bestaat-niet'];

const hosts = [
  { name: 'a host without headers of its own', start: () => serveFolder(distFolder), isHere: true },
  { name: 'a host with all headers', start: () => startNginx(distFolder), isHere: findNginx() !== null },
];

describe.each(hosts)('on $name', ({ start, isHere }) => {
  let browser: Browser;
  let host: StaticHost;

  beforeAll(async () => {
    if (isHere) [browser, host] = await Promise.all([launchChromium(), start()]);
  });

  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });

  it.skipIf(!isHere).each(routes)(
    '%s needs nothing that the policy forbids, asks nobody else, and keeps nothing',
    async (route) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const elsewhere: string[] = [];
      const stopped: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== host.address) elsewhere.push(request.url());
      });
      // Whatever the policy stops, the browser says on the console.
      page.on('console', (message) => {
        if (/policy|refused|violat/i.test(message.text())) stopped.push(message.text());
      });
      await page.goto(host.address + route);
      await wakeApp(page);
      for (const control of await page.locator('main :is(button, summary):visible').all()) {
        await control.click({ timeout: 500 }).catch(() => {});
      }
      for (const link of route === '/' ? ['/tips', '/artikelen', '/oefeningen', '/over', '/'] : ['/over']) {
        await page.locator(`header nav a[href="${link}"]`).click();
        await page.waitForURL(host.address + link);
      }
      expect(stopped).toEqual([]);
      expect(elsewhere).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
      await context.close();
    },
  );

  it.skipIf(!isHere)('a script that comes in all the same is stopped', async () => {
    const page = await browser.newPage();
    await page.goto(host.address);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      document.body.append(script);
      return 'intruder' in window;
    });
    expect(ran).toBe(false);
    await page.close();
  });
});
