import type { ComponentType } from 'react';
import { articles, loadArticle } from './content.ts';
import { addresses } from './model/addresses.ts';

/** A page gets the data that its own route fetches; most have theirs in their code. */
export type Page = ComponentType<{ data: unknown }>;

export interface Route {
  path: string;
  loadPage: () => Promise<Page>;
  loadData?: (parameters: Readonly<Record<string, string | undefined>>) => Promise<unknown>;
  /** The addresses to render ahead of a path with a parameter. */
  getPaths?: () => string[];
}

/** Every address of the site. */
export const routes: Route[] = [
  {
    path: addresses.home,
    loadPage: async () => (await import('./pages/home.tsx')).HomePage,
  },
  {
    path: addresses.articles,
    loadPage: async () => (await import('./pages/article-list.tsx')).ArticleListPage,
  },
  {
    path: addresses.article(':slug'),
    loadPage: async () => (await import('./pages/article.tsx')).ArticlePage as Page,
    loadData: ({ slug = '' }) => loadArticle(slug),
    getPaths: () => articles.map(({ slug }) => addresses.article(slug)),
  },
  {
    path: addresses.tips,
    loadPage: async () => (await import('./pages/tips.tsx')).TipsPage,
  },
  {
    path: addresses.exercises,
    loadPage: async () => (await import('./pages/exercises.tsx')).ExercisesPage,
  },
  {
    path: addresses.about,
    loadPage: async () => (await import('./pages/about.tsx')).AboutPage,
  },
  {
    path: addresses.offline,
    loadPage: async () => (await import('./pages/offline.tsx')).OfflinePage,
  },
  {
    path: '*',
    loadPage: async () => (await import('./pages/not-found.tsx')).NotFoundPage,
  },
];
