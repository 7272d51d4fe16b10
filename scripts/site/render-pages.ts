import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HtmlTagDescriptor } from 'vite';
import { build } from 'vite-react-ssg/node';
import { folders } from '../../src/model/addresses.ts';
import { bundleScript } from '../outputs/bundle-script.ts';
import { finishPage } from './finish-page.ts';
import { ownScripts } from './own-scripts.ts';
import { keepPageFiles } from './page-files.ts';
import { buildStyles, type Imports, noteImports } from './page-styles.ts';
import { speculationRules } from './speculation-rules.ts';

/**
 * The last thing that the renderer does is to set a timer, which ends the process fifteen seconds later with code 0,
 * whatever is still to be done: on a slow machine no site would be there, and nobody would know. It is left before.
 */
const finished = new Error('All pages are rendered');

/** What is rendered, and who gets it. */
interface Order extends Surroundings {
  isWanted: (route: string) => boolean;
  onPage: (route: string, html: string) => void;
}

export interface Surroundings {
  /** Where the site lives under its host, with a slash at both ends. */
  base: string;
  /** In the head of every page, whatever it shows. */
  headLinks: HtmlTagDescriptor[];
}

/** What pages come to stand in, and all the addresses that there are. */
export interface Rendered {
  styles: string[];
  routes: string[];
}

/** Renders the routes that are wanted into a folder, with all that any page fetches. */
export async function renderPages(
  folder: string,
  { base, headLinks, isWanted, onPage }: Order,
): Promise<Rendered> {
  const rules = speculationRules(base);
  const scripts = await bundleOwnScripts(base);
  const imports: Imports = new Map();
  let stylesOf = new Map<string, string>();
  let routes: string[] = [];
  await build(
    {
      entry: 'src/entry-server.tsx',
      dirStyle: 'flat',
      beastiesOptions: false,
      includedRoutes: async (paths) => {
        routes = paths;
        stylesOf = await buildStyles(imports, { folder, base });
        return routes.filter(isWanted);
      },
      onPageRendered: (route, html, { initialState }) => {
        const kind = String(initialState.kind);
        const styles = stylesOf.get(kind);
        if (!styles) throw new Error(`There are no styles for pages of the kind ${kind}`);
        const page = finishPage(html, { styles, rules, ownScript: scripts.get(kind)?.address });
        onPage(route, page);
        return page;
      },
      onFinished: async () => {
        await removeManifests(folder);
        throw finished;
      },
    },
    {
      base,
      logLevel: 'warn',
      plugins: [
        { name: 'head-links', transformIndexHtml: () => headLinks },
        noteImports(imports),
        keepPageFiles(folder),
      ],
      build: { outDir: folder, emptyOutDir: true, ssrEmitAssets: true },
    },
  ).catch((error: unknown) => {
    if (error !== finished) throw error;
  });
  for (const { file, code } of scripts.values()) await writeFile(path.join(folder, file), code);
  return { styles: [...stylesOf.values()], routes };
}

interface OwnScript {
  file: string;
  address: string;
  code: string;
}

async function bundleOwnScripts(base: string): Promise<Map<string, OwnScript>> {
  const bundled = Object.entries(ownScripts).map(async ([kind, source]) => {
    const code = await bundleScript(source, base);
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    const file = `${folders.assets}/${kind}-${hash}.js`;
    return [kind, { file, address: base + file, code }] as const;
  });
  return new Map(await Promise.all(bundled));
}

/** The renderer's own manifests serve an app that this site doesn't have. */
async function removeManifests(folder: string): Promise<void> {
  const leftovers = (await readdir(folder)).filter(
    (name) => name.startsWith('static-loader-data') || name === '.vite',
  );
  await Promise.all(leftovers.map((name) => rm(path.join(folder, name), { recursive: true })));
}
