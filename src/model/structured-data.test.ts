import { expect, it } from 'vitest';
import type { Article } from './article.ts';
import type { Site } from './site.ts';
import { articleThings } from './structured-data.ts';

const site: Site = {
  name: 'Proefsite',
  url: 'https://proef.test',
  email: 'post@proef.test',
  tagline: '',
  description: '',
  pictureBook: { url: 'https://boeken.test', credit: '' },
  copyrightYear: 2025,
};

const plain: Article = {
  slug: 'proef',
  title: 'Proef',
  category: 'rijm',
  summary: '',
  metaTitle: '',
  metaDescription: '',
  datePublished: '2025-09-01',
  wordCount: 700,
  relatedArticles: [],
  body: [],
  actions: [],
  faq: [],
  exercises: [],
  sources: [],
  books: [],
};

it('tells what an article rests on, and nothing that the source does not tell', () => {
  const [article] = articleThings(site, {
    ...plain,
    sources: [
      {
        authors: ['Anna Bos', 'Bram Dal'],
        title: 'Listening',
        year: 2019,
        where: 'Proef 3',
        url: 'https://voorbeeld.test/',
        language: 'en',
      },
      { authors: ['Instituut'], title: 'Luisteren', where: 'instituut.test' },
    ],
  });
  expect(article?.citation).toEqual([
    {
      '@type': 'CreativeWork',
      name: 'Listening',
      author: ['Anna Bos', 'Bram Dal'],
      datePublished: '2019',
      inLanguage: 'en',
      url: 'https://voorbeeld.test/',
    },
    { '@type': 'CreativeWork', name: 'Luisteren', author: ['Instituut'] },
  ]);
});

it('tells which books it mentions, and who made what of them', () => {
  const about = { kind: 'op rijm', why: 'Het rijmt.', say: 'Waar?' };
  const [article] = articleThings(site, {
    ...plain,
    books: [
      {
        title: 'De muis',
        makers: [
          { name: 'Anna Bos', role: 'tekst' },
          { name: 'Bram Dal', role: 'tekst' },
          { name: 'Cor Es', role: 'tekeningen' },
          { name: 'Dora Fik', role: 'vertaling' },
        ],
        year: 1989,
        publisher: 'Proef',
        ...about,
      },
      { title: 'De bal', makers: [{ name: 'Eef Gol' }], ...about },
    ],
  });
  const person = (name: string) => ({ '@type': 'Person', name });
  expect(article?.mentions).toEqual([
    {
      '@type': 'Book',
      name: 'De muis',
      author: [person('Anna Bos'), person('Bram Dal')],
      illustrator: [person('Cor Es')],
      translator: [person('Dora Fik')],
      datePublished: '1989',
      publisher: { '@type': 'Organization', name: 'Proef' },
    },
    { '@type': 'Book', name: 'De bal', author: [person('Eef Gol')] },
  ]);
});

it('says nothing of sources and books where an article has none', () => {
  const [article] = articleThings(site, plain);
  expect(article).not.toHaveProperty('citation');
  expect(article).not.toHaveProperty('mentions');
});
