import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePhonePhoto, secrets } from '../scripts/pictures/photos/photos-for-tests.ts';
import { openBrowser } from './browsers/browser.ts';
import { buildPatience, copySmallHouse, type HouseCopy, kept } from './house-copy.ts';
import { findNginx, startNginx } from './machine/nginx.ts';
import { listBuiltFiles } from './site/built-site.ts';

let house: HouseCopy | undefined;
const slug = 'luisteren-zonder-scherm';
const dist = () => path.join(house?.folder ?? '', 'dist');
/** From narrow to wide, and the one for other readers. */
let photos: string[];

/** One photo above a long text, and one below it. */
beforeAll(async () => {
  house = await copySmallHouse(kept);
  const content = path.join(house.folder, 'content');
  const article = path.join(content, `artikelen/${slug}.md`);
  await mkdir(path.join(content, 'afbeeldingen'));
  await writeFile(path.join(content, 'afbeeldingen/boven.jpg'), await makePhonePhoto(1200, 2000));
  await writeFile(path.join(content, 'afbeeldingen/onder.jpg'), await makePhonePhoto(1200, 2000));
  const show = (name: string) => `![een ${name}](../afbeeldingen/${name}.jpg)`;
  const long = Array.from({ length: 80 }, () => 'Hoor je de muis in het hooi? '.repeat(12)).join('\n\n');
  const text = await readFile(article, 'utf8');
  const between = (head: string) => `${head}${show('boven')}\n\n${long}\n\n${show('onder')}\n\n`;
  await writeFile(article, text.replace(/^---\n.*?\n---\n\n/s, between));
  const { code, said } = await house.build();
  if (code !== 0) throw new Error(said);
  const files = await listBuiltFiles(dist());
  photos = files.filter((file) => /(boven|onder)-\d/.test(file));
}, buildPatience);

afterAll(() => house?.remove());

/** What moved without a visitor's doing. */
function shiftsSince(page: Page, start: number): Promise<unknown[]> {
  return page.evaluate(
    (from) =>
      new Promise<unknown[]>((resolve) => {
        const seen = new PerformanceObserver((list) => resolve(list.getEntries()));
        seen.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 500);
      }).then((all) => all.filter((entry) => Object(entry).startTime > from)),
    start,
  );
}

describe('a photo in an article', () => {
  const { open, address } = openBrowser(dist);

  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
  const desk = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

  it.each([
    ['a phone', phone, 960],
    ['a simple phone', { ...phone, deviceScaleFactor: 1 }, 480],
    ['a desk', desk, 960],
    ['a desk with a fine screen', { ...desk, deviceScaleFactor: 2 }, 1440],
  ])('comes to %s in one size that fits, and moves nothing when it does', async (_, screen, width) => {
    const { page } = await open(screen);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    let letIn = () => {};
    const isLetIn = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await page.route('**/*.avif', (route) => isLetIn.then(() => route.continue()));
    await page.goto(`${address()}/artikelen/${slug}`, { waitUntil: 'commit' });
    await page.locator('img[alt="een boven"]').waitFor();
    // What moves before has to do with the letters.
    const start = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return performance.now();
    });
    letIn();
    await page.waitForLoadState('load');
    const fetched = () => asked.filter((name) => /(boven|onder)-\d/.test(name));
    const pattern = (name: string) => new RegExp(`^/assets/${name}-${width}-[0-9a-f]{10}\\.avif$`);
    expect(fetched()).toEqual([expect.stringMatching(pattern('boven'))]);
    const above = page.locator('img[alt="een boven"]');
    await expect
      .poll(() => above.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    const below = page.locator('img[alt="een onder"]');
    await below.scrollIntoViewIfNeeded();
    await expect.poll(() => below.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    expect(fetched()).toEqual(['boven', 'onder'].map((name) => expect.stringMatching(pattern(name))));
    const shown = await below.evaluate(
      ({ naturalWidth, naturalHeight, clientWidth, clientHeight }: HTMLImageElement) => ({
        natural: naturalHeight / naturalWidth,
        client: clientHeight / clientWidth,
      }),
    );
    // Held upright, whatever its file says.
    expect(shown.natural).toBeCloseTo(1200 / 2000, 1);
    expect(shown.client).toBeCloseTo(1200 / 2000, 1);
    expect(await shiftsSince(page, start)).toEqual([]);
  });
});

describe('the files of a photo', () => {
  it('are three sizes and one for any reader, and nothing of the camera is in them', async () => {
    expect(photos.map((name) => name.replace(/-[0-9a-f]{10}\./, '.')).sort()).toEqual(
      ['boven', 'onder']
        .flatMap((name) =>
          [1440, 480, 960].map((width) => `assets/${name}-${width}.avif`).concat(`assets/${name}-960.jpeg`),
        )
        .sort(),
    );
    for (const name of photos) {
      const bytes = await readFile(path.join(dist(), name));
      for (const secret of [...secrets, 'Exif', 'GPS']) expect(bytes.includes(secret)).toBe(false);
    }
  });

  it('wait until somebody sees them', async () => {
    const worker = await readFile(path.join(dist(), 'sw.js'), 'utf8');
    expect(worker).toContain(`artikelen/${slug}`);
    expect(worker).not.toMatch(/\.(avif|jpeg)"/);
  });

  it.skipIf(!findNginx())('are served as what they are', async () => {
    const host = await startNginx(dist());
    try {
      for (const name of photos) {
        const { status, headers } = await fetch(`${host.address}/${name}`);
        expect(status).toBe(200);
        expect(headers.get('content-type')).toBe(`image/${path.extname(name).slice(1)}`);
        expect(headers.get('cache-control')).toContain('immutable');
      }
    } finally {
      await host.close();
    }
  });
});
