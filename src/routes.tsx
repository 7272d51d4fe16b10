import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { Frame } from './components/frame.tsx';
import { articles, loadArticle } from './content.ts';
import { addresses } from './model/addresses.ts';
import { ErrorScreen } from './pages/error.tsx';

type PreRenderedRoute = RouteObject & { getStaticPaths?: () => string[] };

/** Every address of the site. The error screen is not lazy: it must be there when nothing else is. */
const pages: PreRenderedRoute[] = [
  {
    path: addresses.home,
    lazy: async () => ({ Component: (await import('./pages/home.tsx')).HomePage }),
  },
  {
    path: addresses.articles,
    lazy: async () => ({ Component: (await import('./pages/article-list.tsx')).ArticleListPage }),
  },
  {
    path: addresses.article(':slug'),
    loader: ({ params }: LoaderFunctionArgs) => loadArticle(params.slug ?? ''),
    getStaticPaths: () => articles.map(({ slug }) => addresses.article(slug)),
    lazy: async () => ({ Component: (await import('./pages/article.tsx')).ArticlePage }),
  },
  {
    path: addresses.tips,
    lazy: async () => ({ Component: (await import('./pages/tips.tsx')).TipsPage }),
  },
  {
    path: addresses.exercises,
    lazy: async () => ({ Component: (await import('./pages/exercises.tsx')).ExercisesPage }),
  },
  {
    path: addresses.about,
    lazy: async () => ({ Component: (await import('./pages/about.tsx')).AboutPage }),
  },
  {
    path: '*',
    lazy: async () => ({ Component: (await import('./pages/not-found.tsx')).NotFoundPage }),
  },
];

export const routes: RouteObject[] = [
  { Component: Frame, errorElement: <ErrorScreen />, children: pages },
];

/** Where the site lives under its host: `/`, or `/kleutertaal` for a project page. */
export const basename = import.meta.env.BASE_URL.replace(/(.)\/$/, '$1');

export const routerFuture = {
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_relativeSplatPath: true,
  v7_skipActionErrorRevalidation: true,
} as const;
