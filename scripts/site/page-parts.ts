import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { folders } from '../../src/model/addresses.ts';
import { workerFile } from '../../src/model/worker-file.ts';
import { bundleScript } from './bundle.ts';
import { ownScripts, workerSource } from './own-scripts.ts';
import { buildStyles, type Imports } from './page-styles.ts';

/** Where Vite, and we, write down what pages are made of until they are rendered. */
export const viteNotes = '.vite';

/** What all pages that one file of src/pages shows have in common. */
export interface PageParts {
  /** By the name of that file. */
  styles: Record<string, string>;
  /** Of those that run another script than the starter, its name in the site. */
  scripts: Record<string, string>;
}

const partsFile = `${viteNotes}/page-parts.json`;

export function readPageParts(folder: string): PageParts {
  return JSON.parse(readFileSync(path.join(folder, partsFile), 'utf8'));
}

/**
 * After Vite has bundled what renders: moves the pictures that it names into the site, and builds the styles of each file
 * of src/pages, the scripts of the two pages that run one of their own, and the service worker.
 */
export function pageParts(folder: string): Plugin {
  const imports: Imports = new Map();
  let base = '/';
  return {
    name: 'page-parts',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    configResolved(config) {
      base = config.base;
    },
    buildEnd() {
      for (const id of this.getModuleIds()) imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
    },
    async writeBundle({ dir = '' }) {
      moveAssets(dir, folder);
      const [{ styles, files }, scripts, worker] = await Promise.all([
        buildStyles(imports, base),
        bundleOwnScripts(base),
        bundleScript(workerSource, base),
      ]);
      const parts: PageParts = {
        styles: Object.fromEntries(styles),
        scripts: Object.fromEntries(scripts.map(({ page, name }) => [page, name])),
      };
      for (const [name, bytes] of files) write(folder, name, bytes);
      for (const { name, code } of scripts) write(folder, name, code);
      write(folder, workerFile, worker);
      write(folder, partsFile, JSON.stringify(parts));
    },
  };
}

/** The pictures that pages name; their styles are made apart. */
function moveAssets(from: string, to: string): void {
  mkdirSync(path.join(to, folders.assets), { recursive: true });
  for (const name of readdirSync(path.join(from, folders.assets)))
    if (!name.endsWith('.css'))
      renameSync(path.join(from, folders.assets, name), path.join(to, folders.assets, name));
}

function bundleOwnScripts(base: string): Promise<{ page: string; name: string; code: string }[]> {
  const bundled = Object.entries(ownScripts).map(async ([page, source]) => {
    const code = await bundleScript(source, base);
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    return { page, name: `${folders.assets}/${page}-${hash}.js`, code };
  });
  return Promise.all(bundled);
}

function write(folder: string, name: string, bytes: string | Uint8Array): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
