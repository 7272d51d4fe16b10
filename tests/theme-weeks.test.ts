/** The weeks of the site as they are. */
import { describe, expect, it } from 'vitest';
import { programmeOf } from '../scripts/outputs/week-orders.ts';
import { addresses } from '../src/model/addresses.ts';
import { hasWeek } from '../src/model/theme.ts';
import { checkTexts } from '../src/sheets/check-sheet.ts';
import { layProgrammePages } from '../src/week/programme-pages.ts';
import { openBrowser } from './browsers/browser.ts';
import { routeOf } from './site/built-site.ts';
import { complainAboutSet, setsOn } from './site/ready-sets.ts';
import { readRealContent } from './site/real-content.ts';

const { visit } = openBrowser();
const { themes, soundWeeks, pages } = await readRealContent();
const phone = { viewport: { width: 390, height: 844 } } as const;
describe('the programme in the print', () => {
  it.each([
    ...themes.filter(hasWeek).map(({ slug, week }) => [slug, week, week.taught] as const),
    ...[...soundWeeks].map(([sound, week]) => [`de ${sound}`, week, undefined] as const),
  ])('of %s has room for what it says', (_, week, words) => {
    const taught = words && { heading: pages.themes.taught, words };
    const laid = layProgrammePages(programmeOf(week, pages.week), taught);
    expect(checkTexts(laid)).toEqual([]);
  });
});

describe('the page of a theme', () => {
  it('leads from a day to a game with the words of the theme, where a set of it stands ready', async () => {
    for (const { slug, week } of themes.filter(hasWeek)) {
      const { page } = await visit(addresses.theme(slug));
      const hrefsIn = (part: string) =>
        page
          .locator(`${part} a[href*="/oefeningen/"]`)
          .evaluateAll((links) => links.map((link) => String(link.getAttribute('href'))));
      const ready = (await hrefsIn('.theme-games')).filter((href) => href.includes('#set='));
      const led = await hrefsIn('.week-day');
      const pathOf = (href: string): string => href.replace(/#.*/, '');
      for (const href of led) {
        const same = ready.find((one) => pathOf(one) === pathOf(href));
        expect(same ?? href, `${slug} ${week.exercises}`).toBe(href);
      }
    }
  });

  it('has no word on a phone that runs out of its place', async () => {
    for (const { slug } of themes.filter(hasWeek)) {
      const { page } = await visit(addresses.theme(slug), phone);
      const tooWide = await page
        .locator('.picture-words li')
        .evaluateAll((items) =>
          items.filter((item) => item.scrollWidth > item.clientWidth).map((item) => item.textContent),
        );
      expect(tooWide, slug).toEqual([]);
    }
  });

  it('is led to in the order of the school year, and after that those of any time', async () => {
    const { page } = await visit(addresses.themes);
    const listed = await page
      .locator('.themes-all a')
      .evaluateAll((links) => links.map((link) => String(link.getAttribute('href'))));
    const shown = themes.filter(hasWeek);
    const inOrder = [...shown.filter(({ from }) => from), ...shown.filter(({ from }) => !from)];
    expect(listed.map(routeOf)).toEqual(inOrder.map(({ slug }) => addresses.theme(slug)));
  });
});

describe('the sets that stand ready on the page of a theme', () => {
  it.each(themes.filter(hasWeek).map(({ slug }) => slug))('%s can be made just so', async (slug) => {
    const addresses = await setsOn(`/themas/${slug}`);
    const complaints = await Promise.all(addresses.map(complainAboutSet));
    expect(complaints.flat()).toEqual([]);
  });

  it('are there', async () => {
    const ready = await Promise.all(themes.filter(hasWeek).map(({ slug }) => setsOn(`/themas/${slug}`)));
    expect(ready.flat().length > 0).toBe(themes.some(hasWeek));
  });
});
