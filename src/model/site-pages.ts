import { addresses } from './addresses.ts';
import { keysOf } from './keys-of.ts';
import { laterPages } from './list-pages.ts';

/** What of the content has pages of its own. */
export interface Subjects {
  articles: readonly { slug: string }[];
  exercises: readonly { slug: string }[];
  sounds: readonly { sound: string }[];
  lessons: readonly { slug: string }[];
  /** Those with a week. */
  themes: readonly { slug: string }[];
}

interface SitePage {
  /** As a router writes it: what differs between pages begins with a colon. */
  path: string;
  /** Where they stand, when there is more than one. */
  list?: (subjects: Subjects) => string[];
  /** The file in src/pages that shows it: pages of one file share their styles. */
  file: string;
  /** The header leads to it. */
  menu: boolean;
  /** Search engines are told of it. */
  sitemap: boolean;
  /** Every browser that comes by keeps it for when there is no network. */
  offline: boolean;
  /** What it may weigh, by its name in tests/budget.yaml. */
  budget: string;
}

const {
  home,
  articles,
  articlesPage,
  article,
  tips,
  exercises,
  exercise,
  sound,
  lesson,
  themes,
  theme,
  about,
} = addresses;

const inMenu = { menu: true, sitemap: true, offline: true } as const;
const found = { menu: false, sitemap: true, offline: false } as const;

/** Every page of the site, once. Routes, header, sitemap, links, hosts, offline, budgets and tests follow this table. */
export const sitePages = {
  home: { path: home, file: 'home', ...inMenu, budget: 'home' },
  articles: { path: articles, file: 'article-list', ...inMenu, budget: 'article list' },
  laterArticles: {
    path: articlesPage(':page'),
    list: (all) => laterPages(all.articles.length).map(articlesPage),
    file: 'article-list',
    ...found,
    budget: 'later list',
  },
  article: {
    path: article(':slug'),
    list: (all) => all.articles.map(({ slug }) => article(slug)),
    file: 'article',
    ...found,
    budget: 'article',
  },
  tips: { path: tips, file: 'tips', ...inMenu, budget: 'tips' },
  exercises: { path: exercises, file: 'exercises', ...inMenu, budget: 'exercises' },
  exercise: {
    path: exercise(':slug'),
    list: (all) => all.exercises.map(({ slug }) => exercise(slug)),
    file: 'exercise',
    ...found,
    budget: 'exercise',
  },
  sound: {
    path: sound(':sound'),
    list: (all) => all.sounds.map((one) => sound(one.sound)),
    file: 'sound',
    ...found,
    budget: 'sound',
  },
  lesson: {
    path: lesson(':slug'),
    list: (all) => all.lessons.map(({ slug }) => lesson(slug)),
    file: 'lesson',
    ...found,
    budget: 'lesson',
  },
  themes: { path: themes, file: 'themes', ...found, budget: 'themes' },
  theme: {
    path: theme(':slug'),
    list: (all) => all.themes.map(({ slug }) => theme(slug)),
    file: 'theme',
    ...found,
    budget: 'theme',
  },
  about: { path: about, file: 'about', ...inMenu, budget: 'about' },
  offline: {
    path: addresses.offline,
    file: 'offline',
    ...found,
    sitemap: false,
    offline: true,
    budget: 'about',
  },
  notFound: { path: addresses.notFound, file: 'not-found', ...found, sitemap: false, budget: 'about' },
} as const satisfies Readonly<Record<string, SitePage>>;

type SitePages = typeof sitePages;
export type PageName = keyof SitePages;

export type NavigationName = {
  [Name in PageName]: SitePages[Name]['menu'] extends true ? Name : never;
}[PageName];

/** The pages that the header leads to. */
export const navigation: readonly NavigationName[] = keysOf(sitePages).filter(isInNavigation);

function isInNavigation(name: PageName): name is NavigationName {
  return sitePages[name].menu;
}

/** Those of which something is so, in the order of the table. */
export function pagesThat(are: (page: SitePage) => boolean): (SitePage & { name: PageName })[] {
  return keysOf(sitePages).flatMap((name) => (are(sitePages[name]) ? [{ name, ...sitePages[name] }] : []));
}

/** Where the pages of one row of the table stand. */
export function addressesOf({ path, list }: Pick<SitePage, 'path' | 'list'>, subjects: Subjects): string[] {
  return list ? list(subjects) : [path];
}
