import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { readRealContent } from './real-content.ts';

const { visit, address } = openBrowser();
const { articles, tips: tipGroups } = await readRealContent();
const tips = tipGroups.flatMap((group) => group.tips);

async function texts(page: Page, selector: string): Promise<string[]> {
  return (await page.locator(selector).allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
}

describe('the frame', () => {
  it('has the navigation of the specification, in its order', async () => {
    const { page } = await visit('/');
    expect(await texts(page, 'header nav a')).toEqual(['Home', 'Artikelen', 'Tips', 'Oefeningen', 'Over']);
    expect(await page.locator('header a[href="/"]').first().innerText()).toContain('Kleutertaal');
  });

  it.each([
    ['/', 'Home'],
    ['/artikelen', 'Artikelen'],
    ['/artikelen/luisteren-zonder-scherm', 'Artikelen'],
    ['/tips', 'Tips'],
    ['/oefeningen', 'Oefeningen'],
    ['/over', 'Over'],
  ])('at %s only the link %s is the current one', async (route, name) => {
    const { page } = await visit(route);
    expect(await texts(page, 'nav a[aria-current="page"]')).toEqual([name]);
  });

  it('has the footer of the specification', async () => {
    const { page } = await visit('/');
    const footer = page.locator('footer');
    expect(await footer.innerText()).toContain('2025');
    expect(await footer.innerText()).toContain('Eenvoudige tips voor taalplezier');
    expect(await footer.locator('a[href^="mailto:"]').count()).toBe(1);
    const sponsor = footer.getByRole('link', { name: /^Mede mogelijk gemaakt door/ });
    expect(await sponsor.getAttribute('target')).toBe('_blank');
  });
});

describe('Home', () => {
  it('features two articles and shows the three latest, newest first', async () => {
    const { page } = await visit('/');
    const start = page.locator('section', { has: page.getByRole('heading', { name: 'Start hier' }) });
    expect(await start.getByRole('link', { name: 'Lees artikel' }).count()).toBe(2);
    const latest = page.locator('section', { has: page.getByRole('heading', { name: 'Laatste artikelen' }) });
    expect(await latest.locator('time').allInnerTexts()).toEqual(['7 sep 2025', '5 sep 2025', '3 sep 2025']);
    expect(await latest.getByRole('link', { name: 'Alle artikelen' }).getAttribute('href')).toBe(
      '/artikelen',
    );
  });
});

describe('an article', () => {
  const route = '/artikelen/rijmspelletjes-voor-kleuters';

  it('shows its date in full, its reading time, its checklist and its relations', async () => {
    const { page } = await visit(route);
    expect(await page.locator('main').innerText()).toContain('24 augustus 2025');
    expect(await page.locator('main').innerText()).toMatch(/[45] min lezen/);
    expect(await page.getByRole('link', { name: 'Terug naar artikelen' }).getAttribute('href')).toBe(
      '/artikelen',
    );
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'Probeer dit vandaag' }) });
    expect(await card.getByRole('checkbox').count()).toBeGreaterThanOrEqual(3);
    expect(await page.getByRole('heading', { name: 'Probeer dit vandaag' }).count()).toBe(1);
    const related = page.locator('section', {
      has: page.getByRole('heading', { name: 'Gerelateerde artikelen' }),
    });
    expect(await related.locator('h3').count()).toBe(3);
    expect(await page.locator('main').innerText()).not.toContain('Gerelateerde artikelen:');
  });

  it('keeps no ticks', async () => {
    const { page } = await visit(route);
    const box = page.getByRole('checkbox').first();
    await box.check();
    expect(await box.isChecked()).toBe(true);
    await page.reload();
    expect(await page.getByRole('checkbox').first().isChecked()).toBe(false);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });

  it('marks the link to the picture-book site as sponsored, in a new tab', async () => {
    const { page } = await visit('/artikelen/prentenboeken-kiezen');
    const link = page.locator('main').getByRole('link', { name: 'persoonlijk prentenboek' });
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toBe('sponsored noopener');
  });
});

describe('each article', () => {
  it.each(articles.map((article) => [article.slug, article] as const))(
    '%s has a place for the class, names what it rests on, and shows its books',
    async (slug, { sources, books }) => {
      const { page } = await visit(`/artikelen/${slug}`);
      expect(await texts(page, 'section:has(> #in-de-klas) > h2')).toEqual(['In de klas']);
      expect(await page.locator('section:has(> #in-de-klas) > *').count()).toBeGreaterThan(1);
      expect(sources.length).toBeGreaterThanOrEqual(2);
      const cited = page.locator('section', { has: page.getByRole('heading', { name: 'Bronnen' }) });
      expect(await texts(page, 'cite')).toEqual(sources.map(({ title }) => title));
      expect(await cited.getByRole('listitem').count()).toBe(sources.length);
      expect(await texts(page, '.book h3')).toEqual(books.map(({ title }) => title));
      expect(await texts(page, '.book blockquote')).toEqual(books.map(({ say }) => `“${say}”`));
    },
  );

  it.each(['/artikelen/rijmspelletjes-voor-kleuters', '/artikelen/prentenboeken-kiezen'])(
    '%s prints its words, its list and its books, and no way to elsewhere',
    async (route) => {
      const { page } = await visit(route);
      await page.emulateMedia({ media: 'print' });
      for (const shown of ['#in-de-klas', '.action-card', '.sources', '.book h3'])
        for (const part of await page.locator(shown).all()) expect(await part.isVisible()).toBe(true);
      for (const gone of ['.fitting-tips', '.related', '.back'])
        expect(await page.locator(gone).isVisible()).toBe(false);
    },
  );
});

describe('a tip and what carries it further', () => {
  it('lead to each other, for an article and for an exercise', async () => {
    const further = tips.filter(({ article, exercise }) => article && exercise);
    const [tip] = further;
    if (!tip) throw new Error('There is a tip with both');
    const { page } = await visit('/tips');
    const card = page.locator(`#tip-${tip.id}`);
    expect(await card.locator(`a[href="/artikelen/${tip.article}"]`).count()).toBe(1);
    expect(await card.locator(`a[href="/oefeningen#${tip.exercise}"]`).count()).toBe(1);
    for (const route of [`/artikelen/${tip.article}`, '/oefeningen']) {
      await page.goto(address() + route);
      const own = tips.filter(({ article }) => article === tip.article);
      const back = page.locator('main a[href^="/tips#"]');
      if (route !== '/oefeningen') expect(await back.count()).toBe(own.length);
      await page.locator(`main a[href="/tips#tip-${tip.id}"]`).click();
      await page.locator(`#tip-${tip.id}:target`).waitFor();
      expect(await page.locator(`#tip-${tip.id} h3`).innerText()).toBe(tip.title);
    }
  });
});

describe('tips', () => {
  it('has four groups of six, each tip with a hint, and three principles', async () => {
    const { page } = await visit('/tips');
    expect(await texts(page, 'main h2')).toEqual([
      'Dagelijks leven',
      'Spelenderwijs',
      'Leren & Groeien',
      'Gesprekken',
      'Het belangrijkste van allemaal',
    ]);
    expect(await page.getByText('Wanneer?').count()).toBe(24);
    expect(await texts(page, 'main section:last-of-type h3')).toEqual([
      'Plezier eerst',
      'Klein beginnen',
      'Jij bent genoeg',
    ]);
  });
});

describe('exercises', () => {
  it('offers ten PDFs that can be had', async () => {
    const { page } = await visit('/oefeningen');
    const links = page.getByRole('link', { name: /Download PDF/ });
    expect(await links.count()).toBe(10);
    for (const link of await links.all()) {
      const href = await link.getAttribute('href');
      expect(href).toMatch(/^\/oefeningen\/[a-z-]+\.pdf$/);
      expect(await link.getAttribute('download')).not.toBeNull();
      const response = await page.request.get(address() + href);
      expect(response.status()).toBe(200);
      expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
      expect(await page.locator('main').innerText()).toContain(href?.split('/').at(-1));
    }
    for (const name of ['Print & Speel', 'Herhaal Rustig', 'Maak het Eigen']) {
      expect(await page.getByRole('heading', { name }).count()).toBe(1);
    }
  });
});

describe('about', () => {
  it('says what it is not, and when it answers', async () => {
    const { page } = await visit('/over');
    const text = await page.locator('main').innerText();
    expect(text).toContain('geen medisch advies');
    expect(text).toContain('binnen 2 werkdagen');
    expect(await page.locator('main a[href^="mailto:"]').count()).toBeGreaterThan(0);
  });
});

describe('doubt', () => {
  it('has a block with an address of its own, to which articles lead', async () => {
    const { page } = await visit('/artikelen/thuistaal-en-nederlands');
    await page.locator('main a[href="/over#twijfel-je"]').first().click();
    const block = page.locator('#twijfel-je:target');
    await block.getByRole('heading', { level: 2, name: 'Twijfel je?' }).waitFor();
    expect(await block.locator('dt').count()).toBeGreaterThanOrEqual(4);
    await expect.poll(async () => (await block.boundingBox())?.y ?? 999).toBeLessThan(100);
  });
});

describe('what is not there', () => {
  it.each(['/onbekend', '/a/b/c', '/Tips'])('%s is the 404 page, and its path is logged', async (route) => {
    const { page, said } = await visit(route);
    await page.getByRole('heading', { name: '404' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('Oops! Page not found');
    expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    await expect.poll(() => said.join('\n')).toContain(route);
    expect(said.filter((line) => /^error: (?!Failed to load resource)/.test(line))).toEqual([]);
  });

  it('an unknown article says so', async () => {
    const { page, said } = await visit('/artikelen/bestaat-niet');
    await page.getByRole('heading', { name: 'Artikel niet gevonden' }).waitFor();
    expect(await page.getByRole('link', { name: 'Terug naar artikelen' }).getAttribute('href')).toBe(
      '/artikelen',
    );
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    expect(await page.locator('title').count()).toBe(1);
    expect(said.filter((line) => /^error: (?!Failed to load resource)/.test(line))).toEqual([]);
  });

  it('answers with status 404', async () => {
    const { page } = await visit('/');
    expect((await page.request.get(`${address()}/artikelen/bestaat-niet`)).status()).toBe(404);
  });
});
