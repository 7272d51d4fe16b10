import type { ReactNode } from 'react';
import { articles } from './content.ts';
import { addresses } from './model/addresses.ts';
import { AboutPage } from './pages/about.tsx';
import { ArticlePage } from './pages/article.tsx';
import { ArticleListPage } from './pages/article-list.tsx';
import { ExercisesPage } from './pages/exercises.tsx';
import { HomePage } from './pages/home.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { OfflinePage } from './pages/offline.tsx';
import { TipsPage } from './pages/tips.tsx';
import { readArticle } from './read-article.ts';

export interface Route {
  path: string;
  /** The name of its file in pages/: pages of one kind share a style sheet. */
  kind: string;
  show: (parameters: Readonly<Record<string, string | undefined>>) => Promise<ReactNode> | ReactNode;
  /** The addresses to render ahead of a path with a parameter. */
  listPaths?: () => string[];
}

/** Every address of the site. */
export const routes: readonly Route[] = [
  { path: addresses.home, kind: 'home', show: () => <HomePage /> },
  { path: addresses.articles, kind: 'article-list', show: () => <ArticleListPage /> },
  {
    path: addresses.article(':slug'),
    kind: 'article',
    show: async ({ slug = '' }) => <ArticlePage article={await readArticle(slug)} />,
    listPaths: () => articles.map(({ slug }) => addresses.article(slug)),
  },
  { path: addresses.tips, kind: 'tips', show: () => <TipsPage /> },
  { path: addresses.exercises, kind: 'exercises', show: () => <ExercisesPage /> },
  { path: addresses.about, kind: 'about', show: () => <AboutPage /> },
  { path: addresses.offline, kind: 'offline', show: () => <OfflinePage /> },
  { path: addresses.notFound, kind: 'not-found', show: () => <NotFoundPage /> },
];
