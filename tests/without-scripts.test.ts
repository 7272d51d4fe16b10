/** Words to look at together, for who has no JavaScript: on a screen, and on paper. */
import { expect, it } from 'vitest';
import { areSeen, openBrowser } from './browsers/browser.ts';

const { open, address } = openBrowser();

const sizes = { phone: { width: 390, height: 844 }, paper: { width: 720, height: 1000 } };

it.each(['/oefeningen/klank/m', '/themas/herfst'])(
  '%s shows and prints each word with its picture',
  async (route) => {
    const { page } = await open({ javaScriptEnabled: false, viewport: sizes.phone });
    await page.goto(address() + route);
    const seeAll = async () => {
      const words = await areSeen(page, '.picture-words li');
      expect(words.length).toBeGreaterThan(15);
      expect(words).not.toContain(false);
      const pictures = page.locator('.picture-words img');
      expect(await pictures.count()).toBe(words.length);
      expect(
        await pictures.evaluateAll((all) =>
          all.filter((one) => (one as HTMLImageElement).naturalWidth === 0),
        ),
      ).toEqual([]);
      const cut = await page
        .locator('.picture-words li')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
      expect(cut).toBe(0);
    };
    await seeAll();
    await page.setViewportSize(sizes.paper);
    await page.emulateMedia({ media: 'print' });
    await seeAll();
  },
);
