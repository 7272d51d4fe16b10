import { addresses } from './addresses.ts';
import { keysOf } from './keys-of.ts';
import { laterPages } from './list-pages.ts';

/** What of the content has pages of its own. */
export interface Subjects {
  articles: readonly { slug: string }[];
  exercises: readonly { slug: string }[];
  sounds: readonly { sound: string }[];
}

interface SitePage {
  /** As a router writes it: what differs between pages begins with a colon. */
  path: string;
  /** Where they stand, when there is more than one. */
  list?: (subjects: Subjects) => string[];
  /** The file in src/pages that shows it: pages of one file share their styles. */
  file: string;
  inNavigation: boolean;
  /** Search engines are told of it. */
  inSitemap: boolean;
  /** Every browser that comes by keeps it for when there is no network. */
  keptOffline: boolean;
  /** What it may weigh, by its name in tests/budget.yaml. */
  budget: string;
}

/** Every page of the site, once. Routes, header, sitemap, links, hosts, offline, budgets and tests follow this table. */
export const sitePages = {
  home: {
    path: addresses.home,
    file: 'home',
    inNavigation: true,
    inSitemap: true,
    keptOffline: true,
    budget: 'home',
  },
  articles: {
    path: addresses.articles,
    file: 'article-list',
    inNavigation: true,
    inSitemap: true,
    keptOffline: true,
    budget: 'article list',
  },
  laterArticles: {
    path: addresses.articlesPage(':page'),
    list: ({ articles }) => laterPages(articles.length).map(addresses.articlesPage),
    file: 'article-list',
    inNavigation: false,
    inSitemap: true,
    keptOffline: false,
    budget: 'later list',
  },
  article: {
    path: addresses.article(':slug'),
    list: ({ articles }) => articles.map(({ slug }) => addresses.article(slug)),
    file: 'article',
    inNavigation: false,
    inSitemap: true,
    keptOffline: false,
    budget: 'article',
  },
  tips: {
    path: addresses.tips,
    file: 'tips',
    inNavigation: true,
    inSitemap: true,
    keptOffline: true,
    budget: 'tips',
  },
  exercises: {
    path: addresses.exercises,
    file: 'exercises',
    inNavigation: true,
    inSitemap: true,
    keptOffline: true,
    budget: 'exercises',
  },
  exercise: {
    path: addresses.exercise(':slug'),
    list: ({ exercises }) => exercises.map(({ slug }) => addresses.exercise(slug)),
    file: 'exercise',
    inNavigation: false,
    inSitemap: true,
    keptOffline: false,
    budget: 'exercise',
  },
  sound: {
    path: addresses.sound(':sound'),
    list: ({ sounds }) => sounds.map(({ sound }) => addresses.sound(sound)),
    file: 'sound',
    inNavigation: false,
    inSitemap: true,
    keptOffline: false,
    budget: 'sound',
  },
  about: {
    path: addresses.about,
    file: 'about',
    inNavigation: true,
    inSitemap: true,
    keptOffline: true,
    budget: 'about',
  },
  offline: {
    path: addresses.offline,
    file: 'offline',
    inNavigation: false,
    inSitemap: false,
    keptOffline: true,
    budget: 'about',
  },
  notFound: {
    path: addresses.notFound,
    file: 'not-found',
    inNavigation: false,
    inSitemap: false,
    keptOffline: false,
    budget: 'about',
  },
} as const satisfies Readonly<Record<string, SitePage>>;

type SitePages = typeof sitePages;
export type PageName = keyof SitePages;

export type NavigationName = {
  [Name in PageName]: SitePages[Name]['inNavigation'] extends true ? Name : never;
}[PageName];

/** The pages that the header leads to. */
export const navigation: readonly NavigationName[] = keysOf(sitePages).filter(isInNavigation);

function isInNavigation(name: PageName): name is NavigationName {
  return sitePages[name].inNavigation;
}

/** Those of which something is so, in the order of the table. */
export function pagesThat(are: (page: SitePage) => boolean): (SitePage & { name: PageName })[] {
  return keysOf(sitePages).flatMap((name) => (are(sitePages[name]) ? [{ name, ...sitePages[name] }] : []));
}

/** Where the pages of one row of the table stand. */
export function addressesOf({ path, list }: Pick<SitePage, 'path' | 'list'>, subjects: Subjects): string[] {
  return list ? list(subjects) : [path];
}
