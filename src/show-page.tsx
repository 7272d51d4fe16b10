import type { ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { Frame } from './components/frame/frame.tsx';
import { addresses } from './model/addresses.ts';
import { routes } from './routes.tsx';

interface ShownPage {
  page: ReactNode;
  /** The name of its file in pages/. */
  kind: string;
}

/** Every address of the site. */
export const paths: ReadonlySet<string> = new Set(
  routes.flatMap(({ path, listPaths }) => listPaths?.() ?? path),
);

/** The page at an address of the site, in its frame. */
export function showPage(path: string): ShownPage {
  if (!paths.has(path)) return showPage(addresses.notFound);
  for (const { path: pattern, show } of routes) {
    const match = matchPath({ path: pattern, caseSensitive: true }, path);
    if (!match) continue;
    const { page, kind } = show(match.params);
    return { page: <Frame path={path}>{page}</Frame>, kind };
  }
  throw new Error(`No route shows ${path}`);
}
