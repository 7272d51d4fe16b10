import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { build } from 'vite-react-ssg/node';
import { pageModule } from './bundle-for-renderer.ts';
import type { PageKind } from './bundle-pages.ts';
import { finishPage } from './finish-page.ts';
import { speculationRules } from './speculation-rules.ts';

/**
 * The last thing that the renderer does is to set a timer, which ends the process fifteen seconds later with code 0,
 * whatever is still to be done: on a slow machine no site would be there, and nobody would know. It is left before.
 */
const finished = new Error('All pages are rendered');

export interface Surroundings {
  /** Where the site lives under its host, with a slash at both ends. */
  base: string;
  /** In the head of every page, whatever it shows. */
  headLinks: HtmlTagDescriptor[];
}

/** What is rendered, with what, and who gets it. */
interface Order extends Surroundings {
  /** Where the modules are that show pages. */
  renderer: string;
  kinds: ReadonlyMap<string, PageKind>;
  isWanted: (route: string) => boolean;
  onPage: (route: string, html: string) => void;
}

/** Renders the routes that are wanted into a folder; gives all that there are. */
export async function renderPages(
  folder: string,
  { base, headLinks, renderer, kinds, isWanted, onPage }: Order,
): Promise<string[]> {
  const rules = speculationRules(base);
  let routes: string[] = [];
  await build(
    {
      entry: 'src/entry-server.ts',
      dirStyle: 'flat',
      beastiesOptions: false,
      includedRoutes: (paths) => {
        routes = paths;
        return routes.filter(isWanted);
      },
      onPageRendered: (route, html, { initialState }) => {
        const kind = kinds.get(String(initialState.kind));
        if (!kind) throw new Error(`Nothing was bundled for pages of the kind ${initialState.kind}`);
        const page = finishPage(html, { ...kind, rules });
        onPage(route, page);
        return page;
      },
      onFinished: async () => {
        await removeManifests(folder);
        throw finished;
      },
    },
    {
      configFile: false,
      base,
      logLevel: 'warn',
      plugins: [
        { name: 'head-links', transformIndexHtml: () => headLinks },
        leavePagesBundled(path.join(renderer, pageModule)),
      ],
      build: { outDir: folder, emptyOutDir: false },
    },
  ).catch((error: unknown) => {
    if (error !== finished) throw error;
  });
  return routes;
}

/** The renderer bundles what it runs; the pages in it are bundled already. */
function leavePagesBundled(module: string): Plugin {
  return {
    name: 'leave-pages-bundled',
    enforce: 'pre',
    resolveId: (source) =>
      source.endsWith('/show-page.tsx')
        ? { id: pathToFileURL(path.resolve(module)).href, external: 'absolute' }
        : undefined,
  };
}

/** The renderer's own manifests serve an app that this site doesn't have. */
async function removeManifests(folder: string): Promise<void> {
  const leftovers = (await readdir(folder)).filter(
    (name) => name.startsWith('static-loader-data') || name === '.vite',
  );
  await Promise.all(leftovers.map((name) => rm(path.join(folder, name), { recursive: true })));
}
