import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

const partsFile = (folder: string) => path.join(folder, viteNotes, 'page-parts.json');

export function readPageParts(folder: string): PageParts {
  return JSON.parse(readFileSync(partsFile(folder), 'utf8'));
}

/**
 * Beside the bundle that renders: what the bundle names is put into the site, and for each file of src/pages its styles
 * and its script are made, of what it imports.
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
      const drawn = path.join(dir, folders.assets);
      cpSync(drawn, path.join(folder, folders.assets), {
        recursive: true,
        filter: (file) => !file.endsWith('.css'),
      });
      const { styles, files } = await buildStyles(imports, base);
      for (const [name, bytes] of files) write(folder, name, bytes);
      write(folder, workerFile, await bundleScript(workerSource, base));
      const scripts = await Promise.all(
        Object.entries(ownScripts).map(async ([page, source]) => {
          const code = await bundleScript(source, base);
          const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
          const name = `${folders.assets}/${page}-${hash}.js`;
          write(folder, name, code);
          return [page, name] as const;
        }),
      );
      const parts: PageParts = { styles: Object.fromEntries(styles), scripts: Object.fromEntries(scripts) };
      write(folder, path.relative(folder, partsFile(folder)), JSON.stringify(parts));
    },
  };
}

function write(folder: string, name: string, bytes: string | Uint8Array): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
