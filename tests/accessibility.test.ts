import { describe, expect, it } from 'vitest';
import { findViolations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { listRoutes } from './built-site.ts';

const { visit } = openBrowser();
const routes = [...(await listRoutes()), '/onbekend', '/artikelen/bestaat-niet'];

const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };
const smallest = { width: 320, height: 640 };

describe.each(routes)('%s', (route) => {
  it('gives axe nothing to find, at a desk and on a phone, in light and dark', async () => {
    const { page } = await visit(route, { viewport: desk });
    await page.locator('h1').waitFor();
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findViolations(page), `${viewport.width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });

  it('needs no scrolling sideways on the smallest screen, and is big enough for a thumb', async () => {
    const { page } = await visit(route, { viewport: smallest, hasTouch: true });
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
  });
});
