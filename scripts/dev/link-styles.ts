import path from 'node:path';
import { type HtmlTagDescriptor, normalizePath, type ViteDevServer } from 'vite';
import type { RouteRecord } from 'vite-react-ssg';
import { fileOfPage } from '../site/file-of-page.ts';
import { stylesOf } from '../site/page-styles.ts';
import { load } from './load.ts';

/** vite-react-ssg links to all styles there are; finish-dev-page.ts takes those away and leaves what has this attribute. */
const ownStyles = 'data-page-styles';

/** Links to the styles that the built page would have. */
export async function linkStyles(server: ViteDevServer, address: string): Promise<HtmlTagDescriptor[]> {
  const { routes } = await load<{ routes: RouteRecord[] }>(server, 'src/routes.tsx');
  const { pathname } = new URL(address, 'http://localhost');
  const { moduleGraph } = server.environments.ssr;
  const importsOf = (id: string) =>
    [...(moduleGraph.getModuleById(id)?.importedModules ?? [])].flatMap((module) => module.id ?? []);
  const root = normalizePath(server.config.root);
  return stylesOf(fileOfPage(routes, pathname), importsOf).map((file) => ({
    tag: 'link',
    attrs: { rel: 'stylesheet', [ownStyles]: true, href: `/${path.posix.relative(root, file)}` },
    injectTo: 'head',
  }));
}
