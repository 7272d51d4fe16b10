import { expect, it } from 'vitest';
import { pageTexts as texts } from '../../tests/fixtures/page-texts.ts';
import type { Article } from './article.ts';
import type { ExerciseOfPage } from './exercise-page.ts';
import type { Site } from './site.ts';
import {
  articleListThings,
  articleThings,
  exercisesThings,
  exerciseThings,
  homeThings,
  laterListThings,
  organization,
  soundThings,
  type Thing,
  tipsThings,
  website,
} from './structured-data.ts';

const site: Site = {
  name: 'Proefsite',
  url: 'https://proef.test',
  email: 'post@proef.test',
  tagline: 'Om te proberen',
  description: 'Een site',
  pictureBook: { url: 'https://boeken.test', credit: '' },
  copyrightYear: 2025,
};

const plain: Article = {
  slug: 'proef',
  title: 'Proef',
  category: 'rijm',
  summary: '',
  metaTitle: '',
  metaDescription: 'Over een proef',
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

const noWords = { first: [], inside: [], last: [] };

const exercise: ExerciseOfPage = {
  slug: 'spel',
  title: 'Spel',
  description: 'Een spel',
  trains: 'horen',
  term: '',
  group: '1/2',
  colour: 'rijm',
  filename: 'spel.pdf',
  path: '/oefeningen/spel.pdf',
  lineArtPath: '/oefeningen/spel-zwart-wit.pdf',
  pages: 3,
  preview: 3,
  banner: [],
  plan: {
    goal: '',
    players: '2',
    minutes: 10,
    preparing: 20,
    where: ['kring'],
    observe: [],
    further: '',
  },
  adultPage: {
    needs: [],
    steps: [],
    easier: [],
    harder: [],
    withoutPrinter: [],
    ownLanguage: [],
    answers: [],
  },
  sheetPages: [],
  parts: [],
  hasOwnSet: false,
  hasBoard: false,
};

it('tells what an article rests on, and nothing that the source does not tell', () => {
  const [article] = articleThings(site, texts, {
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
      { authors: ['Instituut (organisatie)'], title: 'Luisteren', where: 'instituut.test' },
    ],
  });
  expect(article?.citation).toEqual([
    {
      '@type': 'CreativeWork',
      name: 'Listening',
      author: [
        { '@type': 'Person', name: 'Anna Bos' },
        { '@type': 'Person', name: 'Bram Dal' },
      ],
      datePublished: '2019',
      inLanguage: 'en',
      url: 'https://voorbeeld.test/',
    },
    { '@type': 'CreativeWork', name: 'Luisteren', author: [{ '@type': 'Organization', name: 'Instituut' }] },
  ]);
});

it('tells which books it mentions, and who made what of them', () => {
  const about = { kind: 'op rijm', why: 'Het rijmt.', say: 'Waar?' };
  const [article] = articleThings(site, texts, {
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
  const [article] = articleThings(site, texts, plain);
  expect(article).not.toHaveProperty('citation');
  expect(article).not.toHaveProperty('mentions');
});

const trail = (...steps: [name: string, path: string][]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...steps].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `https://proef.test${path}`,
  })),
});

interface Head {
  metaTitle: string;
  metaDescription: string;
}

const page = (path: string, { metaTitle, metaDescription }: Head, facts: object = {}): object => ({
  '@type': 'WebPage',
  '@id': `https://proef.test${path}#pagina`,
  url: `https://proef.test${path}`,
  name: metaTitle,
  description: metaDescription,
  inLanguage: 'nl-NL',
  isPartOf: { '@id': 'https://proef.test/#website' },
  ...facts,
});

const listed = (slug: string, position: number) => ({
  '@type': 'ListItem',
  position,
  url: `https://proef.test/artikelen/${slug}`,
  name: 'Proef',
});

it('tells who makes the site, and how to search it', () => {
  expect(organization(site)).toEqual({
    '@type': 'Organization',
    '@id': 'https://proef.test/#organization',
    name: 'Proefsite',
    url: 'https://proef.test/',
    email: 'post@proef.test',
    description: 'Een site',
    logo: 'https://proef.test/logo.png',
  });
  expect(website(site)).toEqual({
    '@type': 'WebSite',
    '@id': 'https://proef.test/#website',
    name: 'Proefsite',
    url: 'https://proef.test/',
    description: 'Om te proberen',
    inLanguage: 'nl-NL',
    publisher: { '@id': 'https://proef.test/#organization' },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: 'https://proef.test/artikelen?search={search_term_string}',
      },
      'query-input': 'required name=search_term_string',
    },
  });
});

it('tells of each page what it is, what it lists, and where it stands', () => {
  expect(homeThings(site, texts, [plain, { ...plain, slug: 'ander' }])).toEqual([
    page('/', texts.home, {
      mainEntity: { '@type': 'ItemList', itemListElement: [listed('proef', 1), listed('ander', 2)] },
    }),
    trail(),
  ]);
  expect(tipsThings(site, texts)).toEqual([page('/tips', texts.tips), trail(['Tips', '/tips'])]);
  expect(laterListThings(site, texts, { page: 2, title: 'Verder', description: 'Wat er staat' })).toEqual([
    page(
      '/artikelen/pagina/2',
      { metaTitle: 'Verder', metaDescription: 'Wat er staat' },
      { '@type': 'CollectionPage' },
    ),
    trail(['Artikelen', '/artikelen'], ['Pagina 2', '/artikelen/pagina/2']),
  ]);
  expect(
    soundThings(
      site,
      texts,
      { sound: 'm', example: 'maan', say: '', feel: '', words: noWords, games: [], gamesAt: noWords },
      'Zoem',
    ),
  ).toEqual([
    page(
      '/oefeningen/klank/m',
      { metaTitle: 'De m van maan', metaDescription: 'Zoem' },
      {
        '@type': 'LearningResource',
        teaches: 'de klank m horen',
        isAccessibleForFree: true,
      },
    ),
    trail(['Oefeningen', '/oefeningen'], ['De m van maan', '/oefeningen/klank/m']),
  ]);
});

it('lists the newest articles, and no more than fill one screen', () => {
  const many = Array.from({ length: 11 }, (_, place) => ({ ...plain, slug: `proef-${place}` }));
  expect(articleListThings(site, texts, many)).toEqual([
    page('/artikelen', texts.articles, {
      '@type': 'CollectionPage',
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: many.slice(0, 10).map(({ slug }, place) => listed(slug, place + 1)),
      },
    }),
    trail(['Artikelen', '/artikelen']),
  ]);
});

it('tells of an article who wrote it, when it changed, and what is asked in it', () => {
  const things = articleThings(site, texts, { ...plain, faq: [{ question: 'Mag dit?', answer: 'Ja.' }] });
  expect(things).toEqual([
    {
      '@type': 'Article',
      '@id': 'https://proef.test/artikelen/proef#artikel',
      headline: 'Proef',
      description: 'Over een proef',
      articleSection: 'Rijm',
      wordCount: 700,
      inLanguage: 'nl-NL',
      datePublished: '2025-09-01',
      dateModified: '2025-09-01',
      image: ['https://proef.test/covers/artikelen/proef.png', 'https://proef.test/covers/rijm.png'],
      mainEntityOfPage: 'https://proef.test/artikelen/proef',
      author: { '@id': 'https://proef.test/#organization' },
      publisher: { '@id': 'https://proef.test/#organization' },
      isPartOf: { '@id': 'https://proef.test/#website' },
    },
    trail(['Artikelen', '/artikelen'], ['Proef', '/artikelen/proef']),
    {
      '@type': 'FAQPage',
      '@id': 'https://proef.test/artikelen/proef#vragen',
      inLanguage: 'nl-NL',
      mainEntity: [
        { '@type': 'Question', name: 'Mag dit?', acceptedAnswer: { '@type': 'Answer', text: 'Ja.' } },
      ],
    },
  ]);
  expect(articleThings(site, texts, { ...plain, dateModified: '2025-10-01' })).toMatchObject([
    { dateModified: '2025-10-01' },
    { '@type': 'BreadcrumbList' },
  ]);
});

it('tells of an exercise what it teaches, whom it is for, and which files it has', () => {
  const pdf = (name: string) => ({
    '@type': 'MediaObject',
    contentUrl: `https://proef.test/oefeningen/${name}.pdf`,
    encodingFormat: 'application/pdf',
  });
  const resource = {
    '@type': 'LearningResource',
    name: 'Spel',
    description: 'Een spel',
    url: 'https://proef.test/oefeningen/spel',
    teaches: 'horen',
    learningResourceType: 'Spel',
    educationalLevel: 'Groep 1 en 2',
    inLanguage: 'nl-NL',
    isAccessibleForFree: true,
    encoding: pdf('spel'),
  };
  expect(exercisesThings(site, texts, [exercise])).toEqual([
    page('/oefeningen', texts.exercises, {
      '@type': 'CollectionPage',
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', position: 1, item: resource }],
      },
    }),
    trail(['Oefeningen', '/oefeningen']),
  ]);
  expect(exerciseThings(site, texts, exercise, [plain])).toEqual([
    {
      ...resource,
      '@id': 'https://proef.test/oefeningen/spel#oefening',
      image: 'https://proef.test/covers/oefeningen/spel.png',
      timeRequired: 'PT10M',
      audience: { '@type': 'EducationalAudience', educationalRole: ['parent', 'teacher'] },
      encoding: [pdf('spel'), pdf('spel-zwart-wit')],
      subjectOf: [
        {
          '@type': 'Article',
          '@id': 'https://proef.test/artikelen/proef#artikel',
          headline: plain.title,
          name: plain.title,
          url: 'https://proef.test/artikelen/proef',
        },
      ],
      mainEntityOfPage: 'https://proef.test/oefeningen/spel',
      publisher: { '@id': 'https://proef.test/#organization' },
      isPartOf: { '@id': 'https://proef.test/#website' },
    },
    trail(['Oefeningen', '/oefeningen'], ['Spel', '/oefeningen/spel']),
  ]);
});
