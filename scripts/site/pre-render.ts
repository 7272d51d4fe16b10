import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { addresses } from '../../src/model/addresses.ts';
import { fingerprint } from '../keep/fingerprint.ts';
import { onceEach } from '../keep/once-each.ts';
import { labelOf, openShelf } from '../keep/shelf.ts';
import { pageFile } from '../outputs/kept-pages.ts';
import { generatedFolder } from './generated-folder.ts';
import type { Rendered, Surroundings } from './render-pages.ts';

/** All that a rendering gives but the pages: what it tells, and the files that pages fetch, by name. */
interface Frame extends Rendered {
  files: Map<string, Buffer>;
}

interface Order extends Surroundings {
  slugs: readonly string[];
  /** Where what was rendered is kept. */
  shelfFolder: string;
}

/**
 * Puts every page into a folder, with all that pages fetch. Only those are rendered that were not rendered before of
 * the same; where there are none, the renderer isn't even loaded.
 */
export async function preRender(
  folder: string,
  { slugs, shelfFolder, ...surroundings }: Order,
): Promise<string[]> {
  const shelf = openShelf(shelfFolder);
  const labels = labelPages(slugs, JSON.stringify(surroundings));
  const isKept = (route: string) => shelf.find(labels.ofPage(route)) !== undefined;
  const fresh = new Set<string>();
  const render = async (): Promise<Frame> => {
    const { renderPages } = await import('./render-pages.ts');
    const rendered = await renderPages(folder, {
      ...surroundings,
      isWanted: (route) => !isKept(route),
      onPage: (route, html) => {
        shelf.keep(labels.ofPage(route), html);
        fresh.add(route);
      },
    });
    const frame = { ...rendered, files: readFilesBeside(rendered.routes, folder) };
    shelf.keep(labels.ofFrame, serialize(frame));
    return frame;
  };
  rmSync(folder, { recursive: true, force: true });
  const found = shelf.find(labels.ofFrame);
  const before: Frame | undefined = found && deserialize(found);
  const kept = before?.routes.every(isKept) ? before : undefined;
  const { routes, styles } = kept ?? (await render());
  const makeFolder = onceEach((name) => mkdirSync(name, { recursive: true }));
  const write = (name: string, bytes: Uint8Array) => {
    const file = path.join(folder, name);
    makeFolder(path.dirname(file));
    writeFileSync(file, bytes);
  };
  // What was rendered just now stands there.
  for (const [name, bytes] of kept?.files ?? []) write(name, bytes);
  for (const route of routes) {
    if (!fresh.has(route)) write(pageFile(route), shelf.find(labels.ofPage(route)) ?? missing(route));
  }
  shelf.clear();
  return styles;
}

/**
 * An article's page is made of the article's own file, and of what all pages share. Any other page may show any
 * article.
 */
function labelPages(slugs: readonly string[], surroundings: string) {
  const sources = listSources();
  const code = fingerprint('scripts/site/render-pages.ts', 'vite.config.ts', 'index.html', ...sources);
  const articles = readFileSync(path.join(generatedFolder, 'articles.json'));
  const all = labelOf(code, surroundings, articles);
  const slugOf = new Map(slugs.map((slug) => [addresses.article(slug), slug]));
  return {
    ofFrame: all,
    ofPage: (route: string) => {
      const slug = slugOf.get(route);
      if (slug === undefined) return labelOf(all, route);
      return labelOf(
        code,
        surroundings,
        readFileSync(path.join(generatedFolder, 'articles', `${slug}.json`)),
      );
    },
  };
}

/** All that a page can be made of but articles: styles, pictures and faces too. */
function listSources(): string[] {
  return listFiles('src')
    .map((name) => path.join('src', name))
    .filter((file) => !/\.test\.tsx?$|__snapshots__/.test(file))
    .filter((file) => !file.startsWith(path.join(generatedFolder, 'articles')));
}

function readFilesBeside(routes: readonly string[], folder: string): Map<string, Buffer> {
  const pages = new Set(routes.map(pageFile));
  const names = listFiles(folder).filter((name) => !pages.has(name));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();
}

function missing(route: string): never {
  throw new Error(`No page came out for ${route}`);
}
