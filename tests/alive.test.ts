import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, wakeApp } from './browser.ts';
import { listRoutes } from './built-site.ts';

const { visit } = openBrowser();
const routes = await listRoutes();

/** The page as a tree, whichever way it came: comments, split texts and the order of attributes say nothing. */
async function describePage(page: Page) {
  return page.evaluate(() => {
    const describeTag = (element: Element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
      return [element.tagName, ...attributes].join(' ');
    };
    const describeTree = (node: Node): unknown[] => {
      const parts: unknown[] = [];
      for (const child of node.childNodes) {
        if (child instanceof Element) parts.push(describeTag(child), describeTree(child));
        else if (child instanceof Text && typeof parts.at(-1) === 'string')
          parts.push(parts.pop() + child.data);
        else if (child instanceof Text) parts.push(child.data);
      }
      return parts;
    };
    const main = document.querySelector('main');
    const head = [...document.head.querySelectorAll('title, meta[data-page], link[rel="canonical"]')];
    return {
      main: main && describeTree(main),
      title: document.title,
      head: head.map(describeTag).sort(),
    };
  });
}

const routesWithDays = ['/', '/artikelen', '/artikelen/luisteren-zonder-scherm'];

describe.each([
  ['America/Los_Angeles', routes],
  ['Pacific/Kiritimati', routesWithDays],
])('in %s', (timezoneId, visited) => {
  it.each(visited)('%s comes alive without a word on the console, and looks as it did', async (route) => {
    const { page, said } = await visit(route, { timezoneId });
    const before = await describePage(page);
    await wakeApp(page);
    await page.waitForTimeout(50);
    expect(await describePage(page)).toEqual(before);
    expect(said).toEqual([]);
  });
});

describe('a page reached by a click', () => {
  const reached = ['/', '/artikelen', '/tips', '/oefeningen', '/artikelen/luisteren-zonder-scherm'];

  it.each(reached)('%s is the page that a fresh load gives', async (route) => {
    const fresh = await visit(route);
    await wakeApp(fresh.page);
    const { page, said } = await visit('/over');
    await wakeApp(page);
    if (route.startsWith('/artikelen/')) {
      await page.locator('header nav a[href="/artikelen"]').click();
      await page.waitForURL('**/artikelen');
    }
    await page.locator(`a[href="${route}"]`).first().click();
    await page.waitForURL(`**${route}`);
    await page.waitForFunction(
      (url) => document.querySelector('main h1') && location.pathname === url,
      route,
    );
    await expect.poll(() => describePage(page)).toEqual(await describePage(fresh.page));
    expect(said).toEqual([]);
  });
});

describe('without JavaScript', () => {
  it.each(routes)('%s can be read', async (route) => {
    const { page, said } = await visit(route, { javaScriptEnabled: false });
    expect(await page.locator('h1').count()).toBe(1);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
    expect(said).toEqual([]);
  });

  it('all articles are listed, and no dead control is shown', async () => {
    const { page } = await visit('/artikelen', { javaScriptEnabled: false });
    expect(await page.locator('main h2 a[href^="/artikelen/"], main h3 a[href^="/artikelen/"]').count()).toBe(
      8,
    );
    expect(await page.getByRole('searchbox').count()).toBe(0);
    expect(await page.getByRole('button').count()).toBe(0);
  });
});

describe('a page that is only read', () => {
  it.each(['/', '/artikelen/luisteren-zonder-scherm', '/tips', '/over'])(
    '%s asks for no app before there is a sign that it is of use',
    async (route) => {
      const { page } = await visit(route);
      await page.waitForTimeout(300);
      const scripts = () =>
        page.evaluate(
          () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
        );
      expect(await scripts()).toBe(1);
      await wakeApp(page);
      expect(await scripts()).toBeGreaterThan(1);
    },
  );
});
