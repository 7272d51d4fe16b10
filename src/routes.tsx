import type { ReactNode } from 'react';
import { Outlet, type Params, useLocation, useParams } from 'react-router-dom';
import type { RouteRecord } from 'vite-react-ssg';
import { Frame } from './components/frame/frame.tsx';
import { articles, exercises, lessons, readArticle, soundPages, themePages } from './content.ts';
import { type PageName, pagesThat, sitePages } from './model/site-pages.ts';
import { AboutPage } from './pages/about.tsx';
import { ArticlePage } from './pages/article.tsx';
import { ArticleListPage, LaterListPage } from './pages/article-list.tsx';
import { ExercisePage } from './pages/exercise.tsx';
import { ExercisesPage } from './pages/exercises.tsx';
import { HomePage } from './pages/home.tsx';
import { LessonPage } from './pages/lesson.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { OfflinePage } from './pages/offline.tsx';
import { SoundPage } from './pages/sound.tsx';
import { ThemePage } from './pages/theme.tsx';
import { ThemesPage } from './pages/themes.tsx';
import { TipsPage } from './pages/tips.tsx';

/** What each page of the table shows: a page with its data. Its head is in the page. */
const shown: Readonly<Record<PageName, ReactNode>> = {
  home: <HomePage />,
  articles: <ArticleListPage />,
  laterArticles: <OfAddress show={({ page }) => <LaterListPage page={Number(page)} />} />,
  article: <OfAddress show={({ slug = '' }) => <ArticlePage article={readArticle(slug)} />} />,
  tips: <TipsPage />,
  exercises: <ExercisesPage />,
  exercise: (
    <OfAddress show={({ slug }) => <ExercisePage exercise={find(exercises, (one) => one.slug === slug)} />} />
  ),
  sound: (
    <OfAddress
      show={({ sound }) => <SoundPage sound={find(soundPages.sounds, (one) => one.sound === sound)} />}
    />
  ),
  lesson: (
    <OfAddress show={({ slug }) => <LessonPage lesson={find(lessons, (one) => one.slug === slug)} />} />
  ),
  themes: <ThemesPage />,
  theme: (
    <OfAddress
      show={({ slug }) => <ThemePage theme={find(themePages.themes, (one) => one.slug === slug)} />}
    />
  ),
  about: <AboutPage />,
  offline: <OfflinePage />,
  notFound: <NotFoundPage />,
};

const subjects = { articles, exercises, sounds: soundPages.sounds, lessons, themes: themePages.themes };

/** Every address of the site. */
export const routes: RouteRecord[] = [
  {
    Component: FramedPage,
    children: [
      ...pagesThat(() => true).map(({ name, path, list, file }) => ({
        path,
        ...(list && { getStaticPaths: () => list(subjects) }),
        element: shown[name],
        handle: { file },
      })),
      { path: '*', element: shown.notFound, handle: { file: sitePages.notFound.file } },
    ],
  },
];

function FramedPage() {
  const { pathname } = useLocation();
  return (
    <Frame path={pathname}>
      <Outlet />
    </Frame>
  );
}

/** A page that shows what its address names. */
function OfAddress({ show }: { show: (parameters: Readonly<Params>) => ReactNode }) {
  return show(useParams());
}

function find<Item>(items: readonly Item[], isIt: (item: Item) => boolean): Item {
  const found = items.find(isIt);
  if (!found) throw new Error('A page was asked for that the site does not have');
  return found;
}
