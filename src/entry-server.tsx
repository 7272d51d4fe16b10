import { Outlet, useLoaderData } from 'react-router-dom';
import { type RouteRecord, ViteReactSSG } from 'vite-react-ssg';
import { base } from './base.ts';
import { Frame } from './components/frame.tsx';
import { type Page, type Route, routes } from './routes.tsx';

/** The page stands on a leaf, as those do that come after it; see page-leaves.tsx. */
const FramedPage = () => (
  <Frame>
    <div>
      <Outlet />
    </div>
  </Frame>
);

function toRecord({ path, loadPage, loadData, getPaths }: Route): RouteRecord {
  return {
    path,
    loader: loadData && (({ params }) => loadData(params)),
    getStaticPaths: getPaths,
    lazy: async () => ({ Component: withLoadedData(await loadPage()) }),
  };
}

function withLoadedData(LoadedPage: Page) {
  return () => <LoadedPage data={useLoaderData()} />;
}

export const createRoot = ViteReactSSG({
  routes: [{ Component: FramedPage, children: routes.map(toRecord) }],
  basename: base,
  future: { v7_relativeSplatPath: true },
});
