import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { base, fileOfRoute, listBuiltFiles, listRoutes, readBuilt, routeOf } from './site/built-site.ts';
import { readRealContent } from './site/real-content.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // How a tag is written is the renderer's taste; a long title is told to its writer, and stops nothing.
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
  },
});

const routes = await listRoutes();
const files = await listBuiltFiles();
const pages = new Map(
  await Promise.all(routes.map(async (route) => [route, await readBuilt(fileOfRoute(route))] as const)),
);
const notFoundPage = await readBuilt('404.html');
const offlinePage = await readBuilt('offline.html');
const content = await readRealContent();

function pageAt(route: string): string {
  const page = pages.get(route);
  if (page === undefined) throw new Error(`No page at ${route}`);
  return page;
}

function tag(page: string, attribute: string, name: string): string | undefined {
  return page.match(new RegExp(`<meta ${attribute}="${name}" content="([^"]*)"`))?.[1];
}

function graph(page: string): Record<string, unknown>[] {
  const json = page.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? '{}';
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
}

function thing(page: string, type: string): Record<string, unknown> {
  const found = graph(page).find((candidate) => candidate['@type'] === type);
  if (!found) throw new Error(`No ${type} in the structured data`);
  return found;
}

it('has a page for every route of the specification, and a file for each that the sitemap names', () => {
  const expected = [
    '/',
    '/artikelen',
    ...content.articles.map(({ slug }) => `/artikelen/${slug}`),
    '/oefeningen',
    ...content.exercises.map(({ slug }) => `/oefeningen/${slug}`),
    ...content.lessons.map(({ slug }) => `/lessen/${slug}`),
    '/themas',
    ...content.themes.flatMap(({ slug, week }) => (week ? [`/themas/${slug}`] : [])),
    ...content.sounds.sounds.map(({ sound }) => `/oefeningen/klank/${sound}`),
    '/over',
    '/tips',
  ];
  expect(routes).toEqual(expect.arrayContaining(expected));
  const html = files.filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'));
  expect(html.sort()).toEqual([...routes.map(fileOfRoute), '404.html', 'offline.html'].sort());
});

const unnamedPages = [
  ['404', notFoundPage],
  ['offline', offlinePage],
] as const;

describe.each([...pages, ...unnamedPages])('%s', (route, page) => {
  it('is valid HTML', async () => {
    const report = await validator.validateString(page);
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it('has one title, one description, the language and the defaults that are always there', () => {
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(readText(page.match(/<title>([^<]*)<\/title>/)?.[1] ?? '')).toContain(content.site.name);
    expect(page.match(/<meta name="description"/g)).toHaveLength(1);
    expect(page).toContain('<html lang="nl-NL">');
    expect(tag(page, 'property', 'og:locale')).toBe('nl_NL');
    expect(tag(page, 'name', 'twitter:card')).toBe('summary_large_image');
    expect(thing(page, 'Organization').name).toBe(content.site.name);
    expect(JSON.stringify(thing(page, 'WebSite').potentialAction)).toContain(
      '/artikelen?search={search_term_string}',
    );
  });

  it('has a social picture that exists', () => {
    const image = new URL(tag(page, 'property', 'og:image') ?? '');
    expect(image.href.startsWith(`${content.site.url}/`)).toBe(true);
    expect(files).toContain(routeOf(image.href).slice(1));
  });

  it('runs no script and takes no style that a strict policy would refuse', () => {
    const scripts = [...page.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(scripts.length).toBeGreaterThan(2);
    for (const attributes of scripts)
      expect(attributes).toMatch(/ src="|type="(application\/(ld\+)?json|speculationrules)"/);
    expect(page).not.toMatch(/<[^>]+\s(style|on[a-z]+)="/);
  });

  it('links only to what is there', () => {
    // Of a picture in several widths each stands before its own.
    const addresses = [...page.matchAll(/\s(?:href|src|srcset)="(\/[^"]*)"/g)].flatMap(([, listed = '']) =>
      listed.split(', ').map((one) => one.split(' ', 1).join()),
    );
    const missing = addresses.filter((address) => !address.startsWith(base) || !exists(address));
    expect(missing).toEqual([]);
    expect(addresses.length).toBeGreaterThan(5);
  });

  it('is in the search engine or out of it, as it should', () => {
    expect(tag(page, 'name', 'robots')).toBe(route.startsWith('/') ? 'index, follow' : 'noindex, follow');
  });
});

it.each([...pages])('%s holds what there is to read, under one heading', (_route, page) => {
  const [, main = ''] = /<main\b(.*)<\/main>/s.exec(page) ?? [];
  expect(main.match(/<h1\b/g)).toHaveLength(1);
  expect(main.replace(/<[^>]*>/g, '').length).toBeGreaterThan(200);
});

function exists(address: string): boolean {
  const { pathname, hash } = new URL(routeOf(address), 'http://x');
  const page = pages.get(pathname);
  if (page === undefined) return files.includes(pathname.slice(1));
  // The choices of a set stand behind the id of what opens.
  const [id = ''] = hash.slice(1).split('=');
  return id === '' || page.includes(` id="${id}"`);
}

/** As it is read: what HTML writes otherwise is few. */
function readText(html: string): string {
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", amp: '&' };
  return html.replace(/&([#\w]+);/g, (entity, name) => signs[name] ?? entity);
}

describe('metadata', () => {
  const ownMetadata = routes.filter((route) => route !== '/over');

  it.each(ownMetadata)('%s names its own address and keywords', (route) => {
    const page = pageAt(route);
    expect(page).toContain(`<link rel="canonical" href="${content.site.url}${route}"`);
    expect(tag(page, 'property', 'og:url')).toBe(content.site.url + route);
    expect(tag(page, 'name', 'keywords')).toBeTruthy();
  });

  it('/over sets a title and a description only', () => {
    const page = pageAt('/over');
    expect(page).not.toContain('rel="canonical"');
    expect(tag(page, 'name', 'keywords')).toBeUndefined();
    expect(tag(page, 'property', 'og:url')).toBeUndefined();
  });

  it('the not-found page and the offline page have no address of their own', () => {
    expect(notFoundPage + offlinePage).not.toContain('rel="canonical"');
  });

  it('no two pages share a title or a description, but for articles to which their writers gave the same', () => {
    const others = [...pages]
      .filter(([route]) => !/^\/artikelen\/[^/]+$/.test(route))
      .map(([, page]) => page);
    const titles = others.map((page) => page.match(/<title[^>]*>([^<]*)<\/title>/)?.[1]);
    const descriptions = others.map((page) => tag(page, 'name', 'description'));
    expect(new Set(titles).size).toBe(others.length);
    expect(new Set(descriptions).size).toBe(others.length);
  });

  it.each(content.articles.map((article) => [article.slug, article] as const))(
    'the article %s tells when and by whom it was published',
    (slug, article) => {
      const page = pageAt(`/artikelen/${slug}`);
      expect(tag(page, 'property', 'og:type')).toBe('article');
      expect(tag(page, 'property', 'article:published_time')).toBe(article.datePublished);
      expect(tag(page, 'property', 'article:modified_time')).toBe(
        article.dateModified ?? article.datePublished,
      );
      expect(tag(page, 'property', 'article:section')).toBeTruthy();
      expect(tag(page, 'name', 'author')).toBe(content.site.name);
      expect(thing(page, 'Article').wordCount).toBe(article.wordCount);
      const questions = graph(page).filter((one) => one['@type'] === 'FAQPage');
      expect(questions.map(({ mainEntity }) => mainEntity)).toEqual(
        article.faq.length === 0
          ? []
          : [article.faq.map(({ question }) => expect.objectContaining({ name: question }))],
      );
      expect(thing(page, 'Article').citation ?? []).toHaveLength(article.sources.length);
      expect(thing(page, 'Article').mentions ?? []).toHaveLength(article.books.length);
    },
  );

  it.each(content.exercises.map((exercise) => [exercise.slug, exercise] as const))(
    'the exercise %s tells what it is and where its files are',
    (slug, exercise) => {
      const page = pageAt(`/oefeningen/${slug}`);
      const { url } = content.site;
      expect(thing(page, 'LearningResource')).toMatchObject({
        name: exercise.title,
        url: `${url}/oefeningen/${slug}`,
        image: `${url}/covers/oefeningen/${slug}.png`,
        teaches: exercise.trains,
        timeRequired: `PT${exercise.plan.minutes}M`,
        encoding: [
          { contentUrl: `${url}/oefeningen/${slug}.pdf` },
          { contentUrl: `${url}/oefeningen/${slug}-zwart-wit.pdf` },
        ],
      });
      expect(tag(page, 'property', 'og:image')).toBe(`${url}/covers/oefeningen/${slug}.png`);
      expect(thing(page, 'BreadcrumbList').itemListElement).toHaveLength(3);
      expect(thing(pageAt('/oefeningen'), 'CollectionPage').mainEntity).toMatchObject({
        itemListElement: expect.arrayContaining([
          expect.objectContaining({ item: expect.objectContaining({ url: `${url}/oefeningen/${slug}` }) }),
        ]),
      });
    },
  );

  it('Home lists what it features, the article list at most ten articles', () => {
    expect(thing(pageAt('/'), 'WebPage').mainEntity).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2 }],
    });
    expect(thing(pageAt('/'), 'BreadcrumbList')).toBeTruthy();
    const { itemListElement } = thing(pageAt('/artikelen'), 'CollectionPage').mainEntity as {
      itemListElement: unknown[];
    };
    expect(itemListElement).toHaveLength(Math.min(10, content.articles.length));
  });
});

describe('the files beside the pages', () => {
  it('the headers let in the styles and the rules of every page', async () => {
    const headers = await readBuilt('_headers');
    for (const page of [...pages.values(), notFoundPage, offlinePage]) {
      const own =
        page.match(/Content-Security-Policy" content="([^"]*)"/)?.[1]?.match(/'sha256-[^']*'/g) ?? [];
      // Its styles, and the rules for mice and for fingers.
      expect(own).toHaveLength(3);
      for (const hash of own) expect(headers).toContain(hash);
    }
  });

  it('the sitemap tells when each page last changed', async () => {
    const sitemap = await readBuilt('sitemap.xml');
    for (const { slug, datePublished, dateModified } of content.articles) {
      expect(sitemap).toContain(
        `<loc>${content.site.url}/artikelen/${slug}</loc><lastmod>${dateModified ?? datePublished}</lastmod>`,
      );
    }
  });

  it('robots.txt lets everybody in and names the sitemap', async () => {
    expect(await readBuilt('robots.txt')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${content.site.url}/sitemap.xml\n`,
    );
  });

  it('an article travels only with its own page', async () => {
    const sentences = content.articles.flatMap(({ slug, body }) =>
      body.flatMap((block) =>
        block.kind === 'paragraph' && block.html.length > 60
          ? [{ slug, sentence: block.html.slice(0, 60) }]
          : [],
      ),
    );
    const own = sentences.find(
      ({ sentence }) => sentences.filter((other) => other.sentence === sentence).length === 1,
    );
    // Nobody has to write a long paragraph.
    if (!own) return;
    const { slug, sentence } = own;
    const holders = await Promise.all(
      files
        .filter((file) => /\.(html|js)$/.test(file))
        .map(async (file) => ((await readBuilt(file)).includes(sentence) ? [file] : [])),
    );
    const html = holders.flat().filter((file) => file.endsWith('.html'));
    const scripts = holders.flat().filter((file) => file.endsWith('.js'));
    expect(html).toEqual([`artikelen/${slug}.html`]);
    expect(scripts).toEqual([]);
  });

  it('a list of facts holds its terms in groups, or none of them', () => {
    const lists = [...pages].flatMap(([route, html]) =>
      [...html.matchAll(/<dl[^>]*>(.*?)<\/dl>/gs)].map(([, inside = '']) => ({ route, inside })),
    );
    const isMixed = (inside: string) =>
      inside.startsWith('<div') && /<dt/.test(inside.replace(/<div[^>]*>.*?<\/div>/gs, ''));
    expect(lists.length).toBeGreaterThan(10);
    const odd = lists.filter(
      ({ inside }) => isMixed(inside) || (!inside.startsWith('<div') && inside.includes('<div')),
    );
    expect(odd.map(({ route }) => route)).toEqual([]);
  });

  it('the checks of content never reach a visitor', async () => {
    const scripts = files.filter((file) => file.endsWith('.js'));
    const bodies = await Promise.all(scripts.map(readBuilt));
    expect(bodies.filter((body) => /valibot|safeParse/.test(body))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(3);
  });
});
