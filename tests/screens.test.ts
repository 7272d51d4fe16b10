import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { categoryNames } from '../src/model/category.ts';
import { formatLong, formatShort } from '../src/model/day.ts';
import type { Line } from '../src/model/exercise.ts';
import type { Moment } from '../src/model/week.ts';
import { areSeen, fetchPictures, openBrowser } from './browsers/browser.ts';
import { pathTo, routeOf } from './site/built-site.ts';
import { readRealContent } from './site/real-content.ts';
import { sampleArticles } from './site/sample-articles.ts';

const { visit, address } = openBrowser();
const { articles, exercises, pages, site, themes, tips: tipGroups } = await readRealContent();
const tips = tipGroups.flatMap((group) => group.tips);
const sample = sampleArticles(articles);

/** The themes in whose week something is done. */
const weeksThat = (isDone: (moment: Moment) => boolean): string[] =>
  themes
    .filter(({ week }) => week?.days.some(({ moments }) => moments.some(isDone)))
    .map(({ slug }) => `/themas/${slug}`);

async function texts(page: Page, selector: string): Promise<string[]> {
  return (await page.locator(selector).allInnerTexts()).map(flat);
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('the frame', () => {
  it('has the navigation of the specification, in its order', async () => {
    const { page } = await visit('/');
    expect(await texts(page, 'header nav a')).toEqual(['Home', 'Artikelen', 'Tips', 'Oefeningen', 'Over']);
    expect(
      await page
        .locator(`header a[href="${pathTo('/')}"]`)
        .first()
        .innerText(),
    ).toContain(site.name);
  });

  it.each([
    ['/', 'Home'],
    ['/artikelen', 'Artikelen'],
    [`/artikelen/${sample[0]?.slug}`, 'Artikelen'],
    ['/tips', 'Tips'],
    ['/oefeningen', 'Oefeningen'],
    [`/oefeningen/${exercises[0]?.slug}`, 'Oefeningen'],
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
    expect(await footer.locator('a[href^="mailto:"]').getAttribute('href')).toBe(`mailto:${site.email}`);
    const sponsor = footer.getByRole('link', { name: /^Mede mogelijk gemaakt door/ });
    expect(await sponsor.getAttribute('href')).toBe(site.pictureBook.url);
    expect(await sponsor.getAttribute('target')).toBe('_blank');
  });
});

describe('Home', () => {
  it('features two articles and shows the three latest, newest first', async () => {
    const { page } = await visit('/');
    const linksIn = (heading: string) =>
      page
        .locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) })
        .locator('a[href*="/artikelen/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const featured = pages.home.featured.map((slug) => pathTo(`/artikelen/${slug}`));
    expect(featured).toHaveLength(2);
    expect([...new Set(await linksIn('Start hier'))]).toEqual(featured);
    expect(await page.getByRole('link', { name: 'Lees artikel' }).count()).toBe(2);
    const latest = articles.slice(0, 3);
    expect([...new Set(await linksIn('Laatste artikelen'))]).toEqual(
      latest.map(({ slug }) => pathTo(`/artikelen/${slug}`)),
    );
    expect(await page.locator('main time').allInnerTexts()).toEqual(
      latest.map(({ datePublished }) => formatShort(datePublished)),
    );
    expect(await page.getByRole('link', { name: 'Alle artikelen' }).getAttribute('href')).toBe(
      pathTo('/artikelen'),
    );
  });

  it('has a door for parents and one for teachers, each with what is for them', async () => {
    const { page } = await visit('/');
    const linksBehind = (door: string) =>
      page
        .getByRole('navigation', { name: door, exact: true })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const { parents, teachers } = pages.home.doors;
    expect(await linksBehind(parents.heading)).toEqual(
      ['/tips', '/oefeningen', '/oefeningen/woord-plaatjes-memory#set', '/over#zorgen'].map(pathTo),
    );
    const [lessons, week, ...others] = await linksBehind(teachers.heading);
    // The one of this time of the year.
    expect(themes.map((theme) => pathTo(`/themas/${theme.slug}`))).toContain(week);
    const behind = [lessons, ...others];
    expect(behind).toEqual(
      [
        '/oefeningen#lessen',
        '/oefeningen/woord-plaatjes-memory#set',
        '/oefeningen/rijm-bingo#bord',
        '/oefeningen#klank-van-de-week',
      ].map(pathTo),
    );
    await page.goto(new URL(behind[2] ?? '', address()).href);
    await page.locator('#bord[open]').waitFor();
    await page.goto(new URL(behind[1] ?? '', address()).href);
    await page.getByLabel('Je eigen woorden').waitFor();
  });
});

describe.each(sample.map((article) => [article.slug, article] as const))(
  'the article %s',
  (slug, article) => {
    const route = `/artikelen/${slug}`;
    const { actions, books, sources, relatedArticles } = article;

    it('shows its facts, its checklist, what it rests on, its books and its relations', async () => {
      const { page } = await visit(route);
      const main = page.locator('main');
      expect(await texts(page, 'h1')).toEqual([article.title]);
      const facts = await page.locator('main header').innerText();
      expect(facts).toContain(categoryNames[article.category]);
      expect(facts).toContain(formatLong(article.datePublished));
      expect(facts).toContain(`${Math.ceil(article.wordCount / 200)} min lezen`);
      expect(await page.getByRole('link', { name: 'Terug naar artikelen' }).getAttribute('href')).toBe(
        pathTo('/artikelen'),
      );
      expect(await texts(page, 'main h2[id="probeer-dit-vandaag"]')).toEqual(['Probeer dit vandaag']);
      const card = page.locator('section', { has: page.locator('#probeer-dit-vandaag') });
      expect(await card.getByRole('checkbox').count()).toBe(actions.length);
      expect(await card.getByText('Geen specifieke acties gevonden.').count()).toBe(actions.length ? 0 : 1);
      expect(await texts(page, '.sources cite')).toEqual(sources.map(({ title }) => flat(title)));
      expect(await main.getByRole('heading', { name: pages.article.sources }).count()).toBe(
        sources.length ? 1 : 0,
      );
      expect(await texts(page, '.book h3')).toEqual(books.map(({ title }) => flat(title)));
      expect(await texts(page, '.book blockquote')).toEqual(books.map(({ say }) => `“${flat(say)}”`));
      const titleOf = (related: string) => articles.find((one) => one.slug === related)?.title ?? '';
      expect(await texts(page, '.related h3')).toEqual(relatedArticles.map((one) => flat(titleOf(one))));
      expect(await main.innerText()).not.toContain('Gerelateerde artikelen:');
    });

    it('marks each link to the picture-book site as sponsored, in a new tab', async () => {
      const { page } = await visit(route);
      const links = await page.locator(`main .prose a[href^="${site.pictureBook.url}"]`).all();
      for (const link of links) {
        expect(await link.innerText()).toBe('persoonlijk prentenboek');
        expect(await link.getAttribute('target')).toBe('_blank');
        expect(await link.getAttribute('rel')).toBe('sponsored noopener');
      }
      expect(links).toHaveLength(
        JSON.stringify(article.body).split('>persoonlijk prentenboek</a>').length - 1,
      );
    });

    it('prints its words, its list, its sources and its books, and no way to elsewhere', async () => {
      const { page } = await visit(route);
      await page.emulateMedia({ media: 'print' });
      for (const shown of ['.prose > *', '.action-card', '.sources', '.book h3'])
        expect(await areSeen(page, shown), shown).not.toContain(false);
      expect(await areSeen(page, '.prose > *')).toContain(true);
      for (const gone of ['.fitting-tips', '.related'])
        expect(await areSeen(page, gone), gone).not.toContain(true);
      expect(await areSeen(page, '.back')).toEqual([false]);
    });
  },
);

it('the articles that are looked at have all that an article can have', () => {
  expect(sample.some(({ actions }) => actions.length > 0)).toBe(true);
  expect(sample.some(({ relatedArticles }) => relatedArticles.length > 0)).toBe(true);
});

describe('a list to tick', () => {
  it('keeps no ticks', async () => {
    const slug = articles.find(({ actions }) => actions.length > 0)?.slug;
    const { page } = await visit(`/artikelen/${slug}`);
    const box = page.getByRole('checkbox').first();
    await box.check();
    expect(await box.isChecked()).toBe(true);
    await page.reload();
    expect(await page.getByRole('checkbox').first().isChecked()).toBe(false);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
});

describe('a tip and what carries it further', () => {
  it('lead to each other, wherever a tip names an article or an exercise', async () => {
    const { page } = await visit('/tips');
    for (const { id, article, exercise } of tips) {
      const links = page.locator(`#tip-${id} a`);
      const wanted = [
        ...(article ? [`/artikelen/${article}`] : []),
        ...(exercise ? [`/oefeningen#${exercise}`] : []),
        ...weeksThat((moment) => moment.tip === id),
      ];
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        wanted.map(pathTo),
      );
    }
    const tipsOn = async (route: string, part: string) => {
      await page.goto(address() + route);
      const links = page.locator(`${part} a[href^="${pathTo('/tips#')}"]`);
      return (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).sort();
    };
    const namedBy = (field: 'article' | 'exercise', slug?: string) =>
      tips
        .filter((tip) => (slug ? tip[field] === slug : tip[field]))
        .map(({ id }) => pathTo(`/tips#tip-${id}`))
        .sort();
    for (const { slug } of sample)
      expect(await tipsOn(`/artikelen/${slug}`, '.fitting-tips')).toEqual(namedBy('article', slug));
    expect(await tipsOn('/oefeningen', '.exercise')).toEqual(namedBy('exercise'));
  });

  it('a tip is where its link leads', async () => {
    const [tip] = tips;
    const { page } = await visit(`/tips#tip-${tip?.id}`);
    expect(await texts(page, ':target h3')).toEqual([flat(tip?.title ?? '')]);
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
    expect(await page.getByText('Wanneer?', { exact: true }).count()).toBe(24);
    expect(await texts(page, '[id^="tip-"] h3')).toEqual(tips.map(({ title }) => flat(title)));
    expect(tips).toHaveLength(24);
    expect(await texts(page, 'main section:last-of-type h3')).toEqual([
      'Plezier eerst',
      'Klein beginnen',
      'Jij bent genoeg',
    ]);
  });
});

describe('exercises', () => {
  it('offers a PDF of each that can be had', async () => {
    const { page } = await visit('/oefeningen');
    const links = page.getByRole('link', { name: /Download PDF/ });
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(exercises.map(({ slug }) => pathTo(`/oefeningen/${slug}.pdf`)));
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(await link.getAttribute('download')).not.toBeNull();
      const response = await page.request.get(address() + routeOf(href));
      expect(response.status()).toBe(200);
      expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
      expect(await page.locator('main').innerText()).toContain(href.split('/').at(-1));
    }
    for (const name of ['Print & Speel', 'Herhaal Rustig', 'Maak het Eigen']) {
      expect(await page.getByRole('heading', { name }).count()).toBe(1);
    }
  });
});

/** The one with most pages, and one with pages that lie on their side. */
const sampleExercises = [
  exercises.toSorted((one, other) => other.pages - one.pages)[0],
  exercises.find(({ sheetPages }) => sheetPages.some(({ landscape }) => landscape)),
].flatMap((exercise) => (exercise ? [[exercise.slug, exercise] as const] : []));

describe.each(sampleExercises)('the exercise %s', (slug, exercise) => {
  const route = `/oefeningen/${slug}`;
  const said = (lines: readonly Line[]) => lines.map((line) => flat(line.map(({ text }) => text).join('')));

  it('is where its card leads, and can be had in two looks', async () => {
    const { page } = await visit('/oefeningen');
    await page.getByRole('link', { name: exercise.title, exact: true }).last().click();
    await page.waitForURL(`**${pathTo(route)}`);
    expect(await texts(page, 'h1')).toEqual([exercise.title]);
    const downloads = page.locator('main a[download]');
    expect(await downloads.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      pathTo(exercise.path),
      pathTo(exercise.lineArtPath),
    ]);
    expect(await downloads.first().innerText()).toBe('Download PDF');
    expect((await downloads.first().boundingBox())?.y).toBeLessThan(600);
    await page.getByRole('link', { name: pages.exercises.all }).click();
    await page.waitForURL(`**${pathTo('/oefeningen')}`);
  });

  it('offers both looks side by side on a phone, in letters that are a little wider too', async () => {
    const { page } = await visit(`/oefeningen/${exercises[0]?.slug}`, {
      viewport: { width: 360, height: 740 },
    });
    await page.evaluate(() => document.fonts.ready);
    const room = await page.locator('main .downloads').evaluate((row) => {
      const links = [...row.children].map((link) => link.getBoundingClientRect());
      const [first, last] = [links[0]?.left ?? 0, links.at(-1)?.right ?? 0];
      return row.getBoundingClientRect().width / (last - first);
    });
    expect(room).toBeGreaterThan(1.05);
  });

  it('says what stands on paper: how it is played, with what, for whom and how long', async () => {
    const { page } = await visit(route);
    const { steps, otherGames = [], needs, easier, harder, withoutPrinter, ownLanguage } = exercise.adultPage;
    expect(await texts(page, '.how-to-play li')).toEqual(
      said([...steps, ...otherGames.flatMap((game) => game.steps)]),
    );
    expect(await texts(page, '.in-short li')).toEqual(said(needs));
    expect(await texts(page, '.other-ways p')).toEqual(
      said([...easier, ...harder, ...withoutPrinter, ownLanguage]),
    );
    const facts = flat(await page.locator('.in-short').innerText());
    const { trains, term, plan } = exercise;
    for (const fact of [trains, term, plan.goal, plan.players, `${plan.minutes} minuten`, ...plan.where])
      expect(facts).toContain(fact);
  });

  it('shows a page of each part, and all pages once the drawer is opened by keyboard', async () => {
    const { page } = await visit(route);
    expect(await texts(page, '.sheet-pages ul strong')).toEqual(exercise.parts.map(({ name }) => flat(name)));
    const all = page.locator('.sheet-pages ol img');
    expect(await all.count()).toBe(exercise.pages);
    expect(await all.last().isVisible()).toBe(false);
    await page.locator('.sheet-pages summary').focus();
    await page.keyboard.press('Enter');
    expect(await areSeen(page, '.sheet-pages ol img')).not.toContain(false);
    expect(Math.min(...(await fetchPictures(page, '.sheet-pages ol img')))).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/\.svg$/);
  });

  it('leads to the articles and the tips that lead to it', async () => {
    const { page } = await visit(route);
    const links = page.locator('.exercise-further a');
    const leading = articles.filter(({ exercises }) => exercises.includes(slug)).slice(0, 3);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      ...leading.map((article) => pathTo(`/artikelen/${article.slug}`)),
      ...tips.filter((tip) => tip.exercise === slug).map(({ id }) => pathTo(`/tips#tip-${id}`)),
      ...weeksThat((moment) => moment.exercise === slug).map(pathTo),
    ]);
  });

  it('prints how it is played, and no way to elsewhere', async () => {
    const { page } = await visit(route);
    await page.emulateMedia({ media: 'print' });
    for (const shown of ['.how-to-play', '.in-short'])
      expect(await areSeen(page, shown), shown).toEqual([true]);
    for (const gone of ['.back', '.downloads', '.sheet-pages', '.exercise-further'])
      expect(await areSeen(page, gone), gone).toEqual([false]);
  });
});

describe('about', () => {
  it('says what it is not, and when it answers', async () => {
    const { page } = await visit('/over');
    const text = flat(await page.locator('main').innerText());
    const { contact, mission, note } = pages.about;
    for (const said of [mission, note, contact].flatMap(({ heading, paragraphs }) => [
      heading,
      ...paragraphs,
    ]))
      expect(text).toContain(flat(said));
    expect(await page.locator(`main a[href="mailto:${site.email}"]`).count()).toBeGreaterThan(0);
  });
});

describe('doubt', () => {
  it('has a block with an address of its own', async () => {
    const { page } = await visit('/over#zorgen');
    const { heading, helpers } = pages.about.doubt;
    expect(await texts(page, '#zorgen:target h2')).toEqual([heading]);
    expect(await texts(page, '#zorgen dt')).toEqual(helpers.items.map(({ who }) => flat(who)));
    const block = page.locator('#zorgen');
    await expect.poll(async () => (await block.boundingBox())?.y ?? 999).toBeLessThan(100);
  });
});

describe('what is not there', () => {
  it.each(['/onbekend', '/a/b/c', '/Tips', '/oefeningen/bestaat-niet'])(
    '%s is the 404 page, and its path is logged',
    async (route) => {
      const { page, said } = await visit(route);
      await page.getByRole('heading', { name: '404' }).waitFor();
      expect(await page.locator('main').innerText()).toContain('Oops! Page not found');
      expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe(pathTo('/'));
      await expect.poll(() => said.join('\n')).toContain(route);
      expect(said.filter((line) => /^error: (?!Failed to load resource)/.test(line))).toEqual([]);
    },
  );

  it('an unknown article says so', async () => {
    const { page, said } = await visit('/artikelen/bestaat-niet');
    await page.getByRole('heading', { name: 'Artikel niet gevonden' }).waitFor();
    expect(await page.getByRole('link', { name: 'Terug naar artikelen' }).getAttribute('href')).toBe(
      pathTo('/artikelen'),
    );
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    expect(await page.locator('title').count()).toBe(1);
    expect(said.filter((line) => /^error: (?!Failed to load resource)/.test(line))).toEqual([]);
  });

  it('leads to no other host, whatever the address', async () => {
    const { page } = await visit('//elsewhere.test/x.html');
    await page.getByRole('heading', { name: '404' }).waitFor();
    expect(new URL(page.url()).host).toBe(new URL(address()).host);
  });

  it('answers with status 404', async () => {
    const { page } = await visit('/');
    expect((await page.request.get(`${address()}/artikelen/bestaat-niet`)).status()).toBe(404);
  });
});
