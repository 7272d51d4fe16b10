import { assetFileNames } from '../outputs/asset-file-names.ts';
import { type BuiltFiles, bundle, filesOf } from '../outputs/bundle.ts';
import { type Imports, noteImports } from './page-styles.ts';

/** In the renderer's modules, the one that shows a page. */
export const pageModule = 'show-page.mjs';

interface RendererBundle {
  modules: BuiltFiles;
  /** The pictures that pages name. */
  pictures: BuiltFiles;
  /** Which module imports what: that tells the styles of a page. */
  imports: Imports;
}

/** What shows the pages, in Node. What writers wrote isn't in it: `src/read-texts.ts` reads that when it runs. */
export async function bundleForRenderer(base: string): Promise<RendererBundle> {
  const imports: Imports = new Map();
  const { output } = await bundle({
    base,
    plugins: [noteImports(imports)],
    build: {
      ssr: 'src/show-page.tsx',
      ssrEmitAssets: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: pageModule, chunkFileNames: '[name]-[hash].mjs', assetFileNames },
      },
    },
  });
  const isModule = (name: string) => name.endsWith('.mjs');
  return {
    modules: filesOf(output.filter(({ fileName }) => isModule(fileName))),
    pictures: filesOf(output.filter(({ fileName }) => !isModule(fileName) && !fileName.endsWith('.css'))),
    imports,
  };
}
