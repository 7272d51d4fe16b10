import { addresses, files, listParameters } from './addresses.ts';
import type { Article, ArticleSummary } from './article.ts';
import { categoryNames } from './category.ts';
import type { ExerciseCard } from './exercise-card.ts';
import type { ExerciseOfPage } from './exercise-page.ts';
import { fill } from './fill.ts';
import { groupNames } from './group-names.ts';
import { type Lesson, minutesOf } from './lesson.ts';
import { isOrganization, nameOf } from './name-authors.ts';
import type { PageTexts } from './page-texts.ts';
import type { Book, Maker, Source } from './reading-list.ts';
import type { Site } from './site.ts';
import { articleImage, coverImage, exerciseImage } from './social-image.ts';
import type { SoundOfPage } from './sound-page.ts';
import type { ThemeOfPage } from './theme-page.ts';

/** A thing of schema.org. The page's head joins all things of a page into one graph. */
export type Thing = { '@type': string; '@id'?: string } & Record<string, unknown>;

const language = 'nl-NL';
const articlesInList = 10;

export function organization(site: Site): Thing {
  return {
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    name: site.name,
    url: `${site.url}/`,
    email: site.email,
    description: site.description,
    logo: `${site.url}${files.logo}`,
  };
}

export function website(site: Site): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.name,
    url: `${site.url}/`,
    description: site.tagline,
    inLanguage: language,
    publisher: { '@id': `${site.url}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.url}${addresses.articles}?${listParameters.search}={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

export function homeThings(site: Site, texts: PageTexts, featured: ArticleSummary[]): Thing[] {
  const { metaTitle, metaDescription } = texts.home;
  return [
    {
      ...webPage(site, addresses.home, metaTitle, metaDescription),
      mainEntity: articleList(site, featured),
    },
    breadcrumb(site, texts, []),
  ];
}

export function articleListThings(site: Site, texts: PageTexts, newest: ArticleSummary[]): Thing[] {
  const { metaTitle, metaDescription } = texts.articles;
  return [
    {
      ...webPage(site, addresses.articles, metaTitle, metaDescription),
      '@type': 'CollectionPage',
      mainEntity: articleList(site, newest.slice(0, articlesInList)),
    },
    breadcrumb(site, texts, [articlesOf(texts)]),
  ];
}

interface LaterPage {
  page: number;
  title: string;
  description: string;
}

export function laterListThings(
  site: Site,
  texts: PageTexts,
  { page, title, description }: LaterPage,
): Thing[] {
  const path = addresses.articlesPage(page);
  const name = fill(texts.articles.later.name, { pagina: page });
  return [
    { ...webPage(site, path, title, description), '@type': 'CollectionPage' },
    breadcrumb(site, texts, [articlesOf(texts), { name, path }]),
  ];
}

export function articleThings(site: Site, texts: PageTexts, article: Article): Thing[] {
  const path = addresses.article(article.slug);
  const url = site.url + path;
  const things: Thing[] = [
    {
      '@type': 'Article',
      '@id': articleId(site, article.slug),
      headline: article.title,
      description: article.metaDescription,
      articleSection: categoryNames[article.category],
      wordCount: article.wordCount,
      inLanguage: language,
      datePublished: article.datePublished,
      dateModified: article.dateModified ?? article.datePublished,
      image: [articleImage(article), coverImage(article.category)].map(({ path }) => site.url + path),
      mainEntityOfPage: url,
      author: { '@id': `${site.url}/#organization` },
      publisher: { '@id': `${site.url}/#organization` },
      isPartOf: { '@id': `${site.url}/#website` },
      ...(article.sources.length > 0 && { citation: article.sources.map(citation) }),
      ...(article.books.length > 0 && { mentions: article.books.map(book) }),
    },
    breadcrumb(site, texts, [articlesOf(texts), { name: article.title, path }]),
  ];
  if (article.faq.length > 0) things.push(questions(url, article));
  return things;
}

export function tipsThings(site: Site, texts: PageTexts): Thing[] {
  const { metaTitle, metaDescription } = texts.tips;
  return [
    webPage(site, addresses.tips, metaTitle, metaDescription),
    breadcrumb(site, texts, [{ name: texts.frame.menu.tips, path: addresses.tips }]),
  ];
}

export function exercisesThings(site: Site, texts: PageTexts, cards: ExerciseCard[]): Thing[] {
  const { metaTitle, metaDescription } = texts.exercises;
  return [
    {
      ...webPage(site, addresses.exercises, metaTitle, metaDescription),
      '@type': 'CollectionPage',
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: cards.map((exercise, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: learningResource(site, texts, exercise),
        })),
      },
    },
    breadcrumb(site, texts, [exercisesOf(texts)]),
  ];
}

export function exerciseThings(
  site: Site,
  texts: PageTexts,
  exercise: ExerciseOfPage,
  leading: readonly ArticleSummary[],
): Thing[] {
  const path = addresses.exercise(exercise.slug);
  return [
    {
      ...learningResource(site, texts, exercise),
      '@id': `${site.url}${path}#oefening`,
      image: site.url + exerciseImage(exercise).path,
      timeRequired: `PT${exercise.plan.minutes}M`,
      audience: { '@type': 'EducationalAudience', educationalRole: ['parent', 'teacher'] },
      encoding: [exercise.path, exercise.lineArtPath].map((file) => pdf(site, file)),
      subjectOf: leading.map((article) => articleByReference(site, article)),
      mainEntityOfPage: site.url + path,
      publisher: { '@id': `${site.url}/#organization` },
      isPartOf: { '@id': `${site.url}/#website` },
    },
    breadcrumb(site, texts, [exercisesOf(texts), { name: exercise.title, path }]),
  ];
}

export function soundThings(
  site: Site,
  texts: PageTexts,
  { sound, example }: SoundOfPage,
  description: string,
): Thing[] {
  const path = addresses.sound(sound);
  const name = fill(texts.sounds.name, { klank: sound, woord: example });
  return [
    {
      ...webPage(site, path, name, description),
      '@type': 'LearningResource',
      teaches: fill(texts.sounds.teaches, { klank: sound }),
      isAccessibleForFree: true,
    },
    breadcrumb(site, texts, [exercisesOf(texts), { name, path }]),
  ];
}

export function themesThings(site: Site, texts: PageTexts, themes: readonly ThemeOfPage[]): Thing[] {
  const { heading, metaDescription } = texts.themes;
  const path = addresses.themes;
  return [
    {
      ...webPage(site, path, heading, metaDescription),
      '@type': 'CollectionPage',
      hasPart: themes.map(({ slug }) => ({ '@id': site.url + addresses.theme(slug) })),
    },
    breadcrumb(site, texts, [{ name: heading, path }]),
  ];
}

export function themeThings(
  site: Site,
  texts: PageTexts,
  { slug, name, metaDescription }: ThemeOfPage,
): Thing[] {
  const path = addresses.theme(slug);
  return [
    {
      ...webPage(site, path, name, metaDescription),
      '@type': 'LearningResource',
      teaches: fill(texts.themes.teaches, { thema: name }),
      isAccessibleForFree: true,
    },
    breadcrumb(site, texts, [
      { name: texts.themes.heading, path: addresses.themes },
      { name, path },
    ]),
  ];
}

export function lessonThings(site: Site, texts: PageTexts, lesson: Lesson, article: ArticleSummary): Thing[] {
  const { slug, title, metaDescription, learns } = lesson;
  const path = addresses.lesson(slug);
  return [
    {
      ...webPage(site, path, title, metaDescription),
      '@type': 'LearningResource',
      teaches: learns,
      learningResourceType: texts.lessons.kind,
      educationalLevel: texts.lessons.group,
      timeRequired: `PT${minutesOf(lesson)}M`,
      audience: { '@type': 'EducationalAudience', educationalRole: 'teacher' },
      isAccessibleForFree: true,
      isBasedOn: articleByReference(site, article),
      publisher: { '@id': `${site.url}/#organization` },
    },
    breadcrumb(site, texts, [exercisesOf(texts), { name: title, path }]),
  ];
}

function webPage(site: Site, path: string, name: string, description: string): Thing {
  return {
    '@type': 'WebPage',
    '@id': `${site.url}${path}#pagina`,
    url: site.url + path,
    name,
    description,
    inLanguage: language,
    isPartOf: { '@id': `${site.url}/#website` },
  };
}

function articleList(site: Site, summaries: ArticleSummary[]): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: summaries.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: site.url + addresses.article(slug),
      name: title,
    })),
  };
}

function learningResource(site: Site, texts: PageTexts, exercise: ExerciseCard): Thing {
  return {
    '@type': 'LearningResource',
    name: exercise.title,
    description: exercise.description,
    url: site.url + addresses.exercise(exercise.slug),
    teaches: exercise.trains,
    learningResourceType: texts.exercises.kind,
    educationalLevel: groupNames[exercise.group],
    inLanguage: language,
    isAccessibleForFree: true,
    encoding: pdf(site, exercise.path),
  };
}

function pdf(site: Site, path: string): Thing {
  return { '@type': 'MediaObject', contentUrl: site.url + path, encodingFormat: 'application/pdf' };
}

function articleByReference(site: Site, { slug, title }: ArticleSummary): Thing {
  return {
    '@type': 'Article',
    '@id': articleId(site, slug),
    headline: title,
    name: title,
    url: site.url + addresses.article(slug),
  };
}

function articleId(site: Site, slug: string): string {
  return `${site.url}${addresses.article(slug)}#artikel`;
}

function citation({ authors, title, year, url, language }: Source): Thing {
  return {
    '@type': 'CreativeWork',
    name: title,
    author: authors.map((author) => ({
      '@type': isOrganization(author) ? 'Organization' : 'Person',
      name: nameOf(author),
    })),
    ...(year !== undefined && { datePublished: String(year) }),
    ...(language !== undefined && { inLanguage: language }),
    ...(url !== undefined && { url }),
  };
}

const makerProperties: Record<NonNullable<Maker['role']>, string> = {
  tekst: 'author',
  tekeningen: 'illustrator',
  vertaling: 'translator',
};

function book({ title, makers, year, publisher }: Book): Thing {
  return {
    '@type': 'Book',
    name: title,
    ...peopleOf(makers),
    ...(year !== undefined && { datePublished: String(year) }),
    ...(publisher !== undefined && { publisher: { '@type': 'Organization', name: publisher } }),
  };
}

/** Who made all of a book wrote it too. */
function peopleOf(makers: readonly Maker[]): Record<string, Thing[]> {
  const people: Record<string, Thing[]> = {};
  for (const { name, role = 'tekst' } of makers) {
    const property = makerProperties[role];
    people[property] = [...(people[property] ?? []), { '@type': 'Person', name }];
  }
  return people;
}

function questions(url: string, article: Article): Thing {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#vragen`,
    inLanguage: language,
    mainEntity: article.faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A page on the way from Home, by the name that the menu or its own heading gives it. */
interface Crumb {
  name: string;
  path: string;
}

const articlesOf = ({ frame }: PageTexts): Crumb => ({ name: frame.menu.articles, path: addresses.articles });
const exercisesOf = ({ frame }: PageTexts): Crumb => ({
  name: frame.menu.exercises,
  path: addresses.exercises,
});

function breadcrumb(site: Site, texts: PageTexts, trail: Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: texts.frame.menu.home, path: addresses.home }, ...trail].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: site.url + path,
      }),
    ),
  };
}
