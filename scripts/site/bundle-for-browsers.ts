import { folders } from '../../src/model/addresses.ts';
import { countSetKinds } from '../../src/packs/loaders.ts';
import { assetFileNames } from '../outputs/asset-file-names.ts';
import { type BuiltFiles, bundle, filesOf } from '../outputs/bundle.ts';
import { leanPdfkit } from './lean-pdfkit.ts';
import { leaveStylesToPages } from './page-styles.ts';
import { plainImports } from './plain-imports.ts';

/** The starter, and the islands that it wakes with all that they fetch. */
export async function bundleForBrowsers(base: string): Promise<{ starter: string; files: BuiltFiles }> {
  const { output } = await bundle({
    base,
    plugins: [leaveStylesToPages(), plainImports()],
    build: {
      modulePreload: false,
      rolldownOptions: {
        input: 'src/starter.ts',
        output: { entryFileNames: `${folders.assets}/[name]-[hash:6].js`, assetFileNames },
      },
    },
    worker: {
      format: 'es',
      plugins: () => [plainImports(), leanPdfkit()],
      rolldownOptions: {
        output: {
          entryFileNames: `${folders.assets}/maker-[name]-[hash].js`,
          chunkFileNames: `${folders.assets}/maker-[name]-[hash].js`,
          assetFileNames,
          // What each kind of set needs, and who asks for the kind, is one file.
          codeSplitting: { groups: [{ name: 'common', minShareCount: countSetKinds() + 1 }] },
        },
      },
    },
  });
  return { starter: output[0].fileName, files: filesOf(output) };
}
