import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from './browsers/browser.ts';

const { open, address } = openBrowser();

/** What the face of the paper calls itself: it is Andika with another a, g and q. */
const paperFace = 'Vulpen';

const texts = '#set .set-page svg text';

/** By name, how many signs of the pages that are shown are drawn with each face; those of the device too. */
async function countByFace(client: CDPSession): Promise<Record<string, number>> {
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: texts });
  const counts: Record<string, number> = {};
  for (const nodeId of nodeIds) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont, glyphCount } of fonts) {
      const name = isCustomFont ? familyName : `${familyName} of the device`;
      counts[name] = (counts[name] ?? 0) + glyphCount;
    }
  }
  return counts;
}

/** In millimetres: pages that are shown small have their sizes and widths in tenths. */
const rounding = 0.1;

/** How much wider or narrower than the PDF lays it out a text comes by itself, at most: as a share of its width. */
const findWidest = (page: Page): Promise<number> =>
  page.locator(texts).evaluateAll(
    (all, rounding) =>
      Math.max(
        ...all.map((text) => {
          if (!(text instanceof SVGTextElement)) throw new Error('No text');
          const asked = text.textLength.baseVal.value;
          text.removeAttribute('textLength');
          text.style.fontKerning = 'none';
          return (Math.abs(text.getComputedTextLength() - asked) - rounding) / asked;
        }),
      ),
    rounding,
  );

it.each(['rijm-bingo', 'letter-herkenning', 'zin-puzzel'])(
  'the pages of a set of %s are shown in the face of the paper, as wide as it is printed',
  async (slug) => {
    const { page } = await open();
    await page.goto(`${address()}/oefeningen/${slug}#set`);
    await page.locator(texts).first().waitFor();
    await page.waitForFunction(
      () => [...document.fonts].filter(({ family }) => family === 'Andika').length === 2,
    );
    const client = await page.context().newCDPSession(page);
    await expect.poll(async () => Object.keys(await countByFace(client))).toEqual([paperFace]);
    expect(await findWidest(page)).toBeLessThan(0.02);
    await page.locator('#set .set-pages li button').first().click();
    await page.locator('dialog svg text').first().waitFor();
    expect(Object.keys(await countByFace(client))).toEqual([paperFace]);
  },
);
