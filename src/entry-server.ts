/** What vite-react-ssg runs: the pages that it asks for, from a bundle that stands ready. */
import { ViteReactSSG } from 'vite-react-ssg/single-page';
import { paths, showPage } from './show-page.tsx';

/** What is told of a page beside its HTML. */
interface RenderedPage {
  kind: string;
}

/** Rendered ahead, each page stands by itself: the renderer is handed one page, not an app with a router. */
export const createRoot = ViteReactSSG(null, (context) => {
  if (context.routePath === undefined) {
    // Of these it asks back which to render.
    Object.assign(context, { routes: [...paths].map((path) => ({ path })) });
    return;
  }
  const { page, kind } = showPage(context.routePath);
  context.app = page;
  context.initialState = { kind } satisfies RenderedPage;
});
