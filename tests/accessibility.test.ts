import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { listRoutes } from './built-site.ts';

const { visit } = openBrowser();
/** Run as the debugger does, since no page lets a script in that isn't its own. */
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const routes = [...(await listRoutes()), '/onbekend', '/artikelen/bestaat-niet'];

const viewports = { desk: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } };

describe.each(Object.entries(viewports))('on a %s', (_name, viewport) => {
  it.each(routes)('axe finds nothing at %s, in light and dark', async (route) => {
    const { page } = await visit(route, { viewport });
    await page.locator('h1').waitFor();
    await page.evaluate(axe);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run({
          resultTypes: ['violations'],
        }),
      );
      expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });
});

describe('on a small screen', () => {
  it.each(routes)(
    '%s needs no scrolling sideways at 320 px, and is big enough for a thumb',
    async (route) => {
      const { page } = await visit(route, { viewport: { width: 320, height: 640 }, hasTouch: true });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      const small = await page.evaluate(() => {
        const targets = document.querySelectorAll('header a, footer a, button, main a, label:has(input)');
        return [...targets]
          .filter((target) => getComputedStyle(target).display !== 'inline' && target.checkVisibility())
          .map((target) => ({ text: target.textContent?.trim(), box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 1 && box.height < 43.5)
          .map(({ text, box }) => `${text}: ${box.width} × ${box.height}`);
      });
      expect(small).toEqual([]);
    },
  );
});
