import { matchPath } from 'react-router-dom';
import { toPath } from './base.ts';
import { type Page, type Route, routes } from './routes.tsx';

/** A page that can be shown at once. */
export interface FetchedPage {
  Page: Page;
  data: unknown;
}

const pages = new Map<string, FetchedPage | Promise<FetchedPage>>();

/** The page at a path, or the promise of it; asked for once, so that a link can fetch ahead of its click. */
export function fetchPage(pathname: string): FetchedPage | Promise<FetchedPage> {
  const known = pages.get(pathname);
  if (known) return known;
  const fetching = fetchOrReload(pathname);
  pages.set(pathname, fetching);
  return fetching;
}

/** The router goes to a page only when it is here. */
export function pageAtHand(pathname: string): FetchedPage {
  const page = pages.get(pathname);
  if (!page || page instanceof Promise) throw new Error(`The page at ${pathname} is not at hand`);
  return page;
}

/** The first page of a visit may bring its data along. */
export async function fetchFirstPage(pathname: string, data?: unknown): Promise<void> {
  const { route, parameters } = findRoute(pathname);
  const [Page, ownData] = await Promise.all([route.loadPage(), data ?? route.loadData?.(parameters)]);
  pages.set(pathname, { Page, data: ownData });
}

/** After a new deploy the files that an old tab knows are gone; the page itself, asked for whole, is there. */
async function fetchOrReload(pathname: string): Promise<FetchedPage> {
  try {
    await fetchFirstPage(pathname);
    return pages.get(pathname) as FetchedPage;
  } catch (error) {
    pages.delete(pathname);
    if (currentPath() !== pathname) throw error;
    location.reload();
    return new Promise(() => {});
  }
}

/** Where the visitor is, as the routes know it. */
export function currentPath(): string {
  return toPath(location.pathname);
}

function findRoute(pathname: string): {
  route: Route;
  parameters: Readonly<Record<string, string | undefined>>;
} {
  for (const route of routes) {
    const match = matchPath({ path: route.path, caseSensitive: true }, pathname);
    if (match) return { route, parameters: match.params };
  }
  throw new Error(`No route for ${pathname}`);
}
