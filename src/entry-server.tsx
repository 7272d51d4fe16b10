import type { ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { ViteReactSSG } from 'vite-react-ssg/single-page';
import { Frame } from './components/frame.tsx';
import { addresses } from './model/addresses.ts';
import { routes } from './routes.tsx';

/** What the renderer is told of a page beside its HTML. */
interface RenderedPage {
  kind: string;
}

/** Rendered ahead, each page stands by itself: the renderer is handed one page, not an app with a router. */
export const createRoot = ViteReactSSG(null, async (context) => {
  if (context.routePath === undefined) {
    // Of these it asks back which to render.
    Object.assign(context, { routes: [...paths].map((path) => ({ path })) });
    return;
  }
  const { page, kind } = await showPage(context.routePath);
  context.app = page;
  context.initialState = { kind } satisfies RenderedPage;
});

const paths = new Set(routes.flatMap(({ path, listPaths }) => listPaths?.() ?? path));

/** The page at an address of the site, in its frame. */
export async function showPage(path: string): Promise<{ page: ReactNode } & RenderedPage> {
  if (!paths.has(path)) return showPage(addresses.notFound);
  for (const { path: pattern, show } of routes) {
    const match = matchPath({ path: pattern, caseSensitive: true }, path);
    if (!match) continue;
    const { page, kind } = await show(match.params);
    return { page: <Frame path={path}>{page}</Frame>, kind };
  }
  throw new Error(`No route shows ${path}`);
}
