import type { ReactNode } from 'react';
import { articles, exercises, readArticle, soundPages } from './content.ts';
import { addresses } from './model/addresses.ts';
import { laterPages } from './model/list-pages.ts';
import { AboutPage } from './pages/about.tsx';
import { ArticlePage } from './pages/article.tsx';
import { ArticleListPage, LaterListPage } from './pages/article-list.tsx';
import { ExercisePage } from './pages/exercise.tsx';
import { ExercisesPage } from './pages/exercises.tsx';
import { HomePage } from './pages/home.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { OfflinePage } from './pages/offline.tsx';
import { SoundPage } from './pages/sound.tsx';
import { TipsPage } from './pages/tips.tsx';

interface Route {
  path: string;
  show: (parameters: Readonly<Record<string, string | undefined>>) => Shown;
  /** The addresses to render ahead of a path with a parameter. */
  listPaths?: () => string[];
}

interface Shown {
  page: ReactNode;
  /** The name of its file in pages/: pages of one kind share a style sheet. */
  kind: string;
}

/** Every address of the site. */
export const routes: readonly Route[] = [
  { path: addresses.home, show: () => ({ kind: 'home', page: <HomePage /> }) },
  { path: addresses.articles, show: () => ({ kind: 'article-list', page: <ArticleListPage /> }) },
  {
    path: addresses.articlesPage(':page'),
    show: ({ page }) => ({ kind: 'article-list', page: <LaterListPage page={Number(page)} /> }),
    listPaths: () => laterPages(articles.length).map(addresses.articlesPage),
  },
  {
    path: addresses.article(':slug'),
    show: ({ slug = '' }) => ({ kind: 'article', page: <ArticlePage article={readArticle(slug)} /> }),
    listPaths: () => articles.map(({ slug }) => addresses.article(slug)),
  },
  { path: addresses.tips, show: () => ({ kind: 'tips', page: <TipsPage /> }) },
  { path: addresses.exercises, show: () => ({ kind: 'exercises', page: <ExercisesPage /> }) },
  ...exercises.map((exercise) => ({
    path: addresses.exercise(exercise.slug),
    show: () => ({ kind: 'exercise', page: <ExercisePage exercise={exercise} /> }),
  })),
  ...soundPages.sounds.map((sound) => ({
    path: addresses.sound(sound.sound),
    show: () => ({ kind: 'sound', page: <SoundPage sound={sound} /> }),
  })),
  { path: addresses.about, show: () => ({ kind: 'about', page: <AboutPage /> }) },
  { path: addresses.offline, show: () => ({ kind: 'offline', page: <OfflinePage /> }) },
  { path: addresses.notFound, show: () => ({ kind: 'not-found', page: <NotFoundPage /> }) },
];
