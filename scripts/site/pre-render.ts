import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addresses } from '../../src/model/addresses.ts';
import { fingerprint } from '../keep/fingerprint.ts';
import { onceEach } from '../keep/once-each.ts';
import { labelOf, openShelf } from '../keep/shelf.ts';
import { shelves } from '../keep/shelves.ts';
import type { BuiltFiles } from '../outputs/bundle.ts';
import { pageFile } from '../outputs/kept-pages.ts';
import { generatedFolder } from './generated-folder.ts';
import type { Surroundings } from './render-pages.ts';
import { takeBundle } from './take-bundle.ts';

interface Order extends Surroundings {
  /** Of the articles. */
  slugs: readonly string[];
}

const rendererFolder = '.cache/renderer';

/**
 * Puts every page into a folder, with all that pages fetch; gives the styles that stand in them. Only those are rendered
 * that were not rendered before of the same; where there are none, the renderer isn't even loaded.
 */
export async function preRender(folder: string, { slugs, ...surroundings }: Order): Promise<string[]> {
  const { bundle, label } = await takeBundle(surroundings.base);
  const shelf = openShelf(shelves.pages);
  const labels = labelPages(slugs, label, JSON.stringify(surroundings));
  const isKept = (route: string) => shelf.find(labels.ofPage(route)) !== undefined;
  const fresh = new Set<string>();
  const render = async () => {
    const { renderPages } = await import('./render-pages.ts');
    writeFiles(rendererFolder, bundle.renderer);
    const routes = await renderPages(folder, {
      ...surroundings,
      kinds: bundle.kinds,
      renderer: rendererFolder,
      isWanted: (route) => !isKept(route),
      onPage: (route, html) => {
        shelf.keep(labels.ofPage(route), html);
        fresh.add(route);
      },
    });
    shelf.keep(labels.ofRoutes, JSON.stringify(routes));
    return routes;
  };
  writeFiles(folder, bundle.files);
  const known = readRoutes(shelf.find(labels.ofRoutes));
  const routes = known?.every(isKept) ? known : await render();
  // What was rendered just now stands there.
  const kept = routes.filter((route) => !fresh.has(route));
  const write = fileWriter(folder);
  for (const route of kept) write(pageFile(route), shelf.find(labels.ofPage(route)) ?? missing(route));
  shelf.clear();
  return [...bundle.kinds.values()].map(({ styles }) => styles);
}

/** An article's page is made of its own text, and of what all pages share. Any other page may show any article. */
function labelPages(slugs: readonly string[], code: string, surroundings: string) {
  const shared = labelOf(
    fingerprint('scripts/site/render-pages.ts', 'src/entry-server.ts', 'index.html'),
    code,
    surroundings,
    ...readGenerated('texts'),
  );
  const all = labelOf(shared, ...readGenerated('lists'));
  const slugOf = new Map(slugs.map((slug) => [addresses.article(slug), slug]));
  const labelPage = (route: string): string => {
    const slug = slugOf.get(route);
    return slug === undefined
      ? labelOf(all, route)
      : labelOf(shared, readFileSync(path.join(generatedFolder, 'articles', `${slug}.json`)));
  };
  const known = new Map<string, string>();
  return {
    ofRoutes: all,
    ofPage: (route: string): string => {
      const label = known.get(route) ?? labelPage(route);
      known.set(route, label);
      return label;
    },
  };
}

function readGenerated(name: string): (string | Buffer)[] {
  const folder = path.join(generatedFolder, name);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => [file, readFileSync(path.join(folder, file))]);
}

function readRoutes(bytes: Buffer | undefined): string[] | undefined {
  return bytes && JSON.parse(bytes.toString());
}

/** The folder holds nothing else then. */
function writeFiles(folder: string, files: BuiltFiles): void {
  rmSync(folder, { recursive: true, force: true });
  const write = fileWriter(folder);
  for (const [name, bytes] of files) write(name, bytes);
}

function fileWriter(folder: string): (name: string, bytes: string | Uint8Array) => void {
  const makeFolder = onceEach((name) => mkdirSync(name, { recursive: true }));
  return (name, bytes) => {
    const file = path.join(folder, name);
    makeFolder(path.dirname(file));
    writeFileSync(file, bytes);
  };
}

function missing(route: string): never {
  throw new Error(`No page came out for ${route}`);
}
