import './styles/index.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { type PageData, pageDataId } from './page-data.ts';
import { basename, routerFuture, routes } from './routes.tsx';

void startApp();

async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  await loadMatchedPages();
  const pageData = readPageData();
  const router = createBrowserRouter(routes, { basename, future: routerFuture, hydrationData: pageData });
  const app = <RouterProvider router={router} future={{ v7_startTransition: true }} />;
  if (pageData) {
    hydrateRoot(root, app);
  } else {
    removeStaticHead();
    createRoot(root).render(app);
  }
}

/** Hydration must find the page's component at hand, or it would first show nothing. */
async function loadMatchedPages(): Promise<void> {
  const matches = matchRoutes(routes, location, basename) ?? [];
  await Promise.all(matches.map(({ route }) => loadPage(route)));
}

async function loadPage(route: RouteObject): Promise<void> {
  if (!route.lazy) return;
  Object.assign(route, { ...(await route.lazy()), lazy: undefined });
}

function readPageData(): PageData | undefined {
  const element = document.getElementById(pageDataId);
  return element ? (JSON.parse(element.textContent) as PageData) : undefined;
}

/** The not-found page stands for any address: React writes the head anew, and would not know these. */
function removeStaticHead(): void {
  for (const element of document.head.querySelectorAll('[data-page], title')) element.remove();
}
