import { expect, it } from 'vitest';
import type { Article } from '../../src/model/article.ts';
import { testSite } from '../content/articles/article-for-tests.ts';
import type { Content } from '../content/read-content.ts';
import { feed } from './feed.ts';

const older: Article = {
  slug: 'rijm',
  title: 'Muis & huis <1>',
  category: 'rijm',
  summary: 'Zeg “muis”,\u0007 zeg "huis" & lach.',
  metaTitle: 'Muis',
  metaDescription: 'Huis',
  datePublished: '2025-08-24',
  dateModified: '2026-01-02',
  wordCount: 700,
  relatedArticles: [],
  body: [],
  actions: [],
  faq: [],
  exercises: [],
  sources: [],
  books: [],
};
const { dateModified: _never, ...unchanged } = older;
const newer: Article = {
  ...unchanged,
  slug: 'spel',
  title: 'Spel',
  category: 'spellen',
  datePublished: '2025-09-07',
};
const content = (url = testSite.url) =>
  ({ site: { ...testSite, url }, articles: [newer, older] }) as Partial<Content> as Content;

function valuesOf(tag: string, text: string): string[] {
  return [...text.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`, 'g'))].map(
    ([, value = '']) => value,
  );
}

it('lists the articles in the order of the site', () => {
  expect(valuesOf('title', feed(content()))).toEqual([testSite.name, 'Spel', 'Muis &amp; huis &lt;1&gt;']);
});

it('tells when each article was published and last changed, and when the newest change was', () => {
  expect(valuesOf('published', feed(content()))).toEqual(['2025-09-07T12:00:00Z', '2025-08-24T12:00:00Z']);
  expect(valuesOf('updated', feed(content()))).toEqual([
    '2026-01-02T12:00:00Z',
    '2025-09-07T12:00:00Z',
    '2026-01-02T12:00:00Z',
  ]);
});

it('gives the summary as text, without the signs that XML forbids', () => {
  expect(valuesOf('summary', feed(content()))[1]).toBe('Zeg “muis”, zeg &quot;huis&quot; &amp; lach.');
});

it('is by the site', () => {
  expect(valuesOf('name', feed(content()))).toEqual([testSite.name]);
});

it('links to the articles and to itself by whole addresses', () => {
  const links = [...feed(content('https://a.nl/b')).matchAll(/<link rel="(\w+)"[^>]* href="([^"]*)"\/>/g)];
  expect(links.map(([, rel, href]) => `${rel} ${href}`)).toEqual([
    'self https://a.nl/b/feed.xml',
    'alternate https://a.nl/b/artikelen',
    'alternate https://a.nl/b/artikelen/spel',
    'alternate https://a.nl/b/artikelen/rijm',
  ]);
});

it('knows an article by the same name for ever, wherever the site moves', () => {
  const ids = valuesOf('id', feed(content()));
  expect(ids).toEqual(valuesOf('id', feed(content('https://elders.nl'))));
  expect(new Set(ids).size).toBe(3);
  expect(ids).toMatchInlineSnapshot(`
    [
      "urn:uuid:19c7dd8f-ca10-5423-9151-cf50a805f239",
      "urn:uuid:3492be5e-7f78-5671-97df-aec20f0ee14a",
      "urn:uuid:a8ad23d1-1c1b-55ff-8a75-8de7892a2f2e",
    ]
  `);
});

it('holds no more than the fifty newest', () => {
  const articles = Array.from({ length: 60 }, (_, place) => ({
    ...newer,
    slug: `spel-${place}`,
    title: `${place}`,
  }));
  const titles = valuesOf('title', feed({ ...content(), articles }));
  expect(titles).toEqual([testSite.name, ...articles.slice(0, 50).map(({ title }) => title)]);
});
