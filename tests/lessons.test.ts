import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent } from '../scripts/content/read-content.ts';
import { fill } from '../src/model/fill.ts';
import { openBrowser } from './browsers/browser.ts';
import { pathTo } from './site/built-site.ts';
import { readRealContent } from './site/real-content.ts';

const { open, visit, address } = openBrowser();
const { articles, lessons, pages } = await readRealContent();
const { warnings } = await readContent('content');
/** Of which the build says so. */
const long = warnings.flatMap(({ ruleId, file }) =>
  ruleId === 'lesson-length' && file ? path.parse(file).name : [],
);
/** Such as have a place for the classroom, which leads to the lesson. */
const leading = articles
  .filter(({ body }) => body.some(({ kind }) => kind === 'class'))
  .map(({ slug }) => slug);
const routeOf = (slug: string) => `/lessen/${slug}`;

describe.each(lessons)('$slug', ({ slug, letter }) => {
  it('prints on one side of A4 unless it is too long, upright, with nothing of the site around it', async () => {
    const { page } = await visit(routeOf(slug));
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    if (!long.includes(slug)) expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox \[0 0 594\.9\d* 841\.9\d*\]/);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['header.site-header', 'footer', '.parent-letter', '.lesson-others'])
      expect(await page.locator(part).isVisible(), part).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });

  it('has a letter that one tap copies', async () => {
    const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page: shown } = await visit(routeOf(slug));
    await page.goto(shown.url());
    await page.getByText(pages.lessons.letter.heading).click();
    await page.getByRole('button', { name: 'Kopieer de brief' }).click();
    await page.getByText('Gekopieerd.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(letter);
  });
});

it.each(lessons.filter(({ article }) => leading.includes(article)))(
  '$slug is led to by its article, from the place for the classroom',
  async ({ slug, title, article }) => {
    const { page } = await visit(`/artikelen/${article}`);
    const link = page
      .locator('.class-card')
      .getByRole('link', { name: fill(pages.article.lesson, { titel: title }) });
    expect(await link.getAttribute('href')).toBe(pathTo(routeOf(slug)));
  },
);

it.each(lessons.slice(0, 1))(
  'a letter that no clipboard takes is selected, and says so',
  async ({ slug, letter }) => {
    const { page } = await open();
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
    await page.goto(`${address()}${routeOf(slug)}#brief`);
    await page.getByRole('button', { name: 'Kopieer de brief' }).click();
    await page.getByText('De brief is geselecteerd').waitFor();
    expect(await page.evaluate(() => String(getSelection()))).toBe(letter);
  },
);
