import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The pages are rendered, not run, in a browser: the pictures that they name come from the renderer's bundle. */
export function keepPageFiles(folder: string): Plugin {
  return {
    name: 'keep-page-files',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    async generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? [file] : []));
      for (const { fileName, source } of files.filter(({ fileName }) => !fileName.endsWith('.css'))) {
        const target = path.join(folder, fileName);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, source);
      }
    },
  };
}
