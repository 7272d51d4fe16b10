import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentServer } from './scripts/dev/dev-server.ts';
import { liveData } from './scripts/dev/live-data.ts';
import { assetFileNames } from './scripts/outputs/asset-file-names.ts';
import { generatedFolder } from './scripts/site/generated-folder.ts';
import { leanPdfkit } from './scripts/site/lean-pdfkit.ts';
import { leaveStylesToPages } from './scripts/site/page-styles.ts';
import { plainImports } from './scripts/site/plain-imports.ts';
import { folders } from './src/model/addresses.ts';

export default defineConfig({
  cacheDir: '.cache/vite',
  // Of the articles no module is made; at each that is written the watcher would look at all of them.
  server: { watch: { ignored: ['**/.cache/**', `**/${generatedFolder}/articles/**`] } },
  worker: {
    format: 'es',
    plugins: () => [plainImports(), leanPdfkit()],
    rolldownOptions: {
      output: {
        entryFileNames: `${folders.assets}/maker-[name]-[hash].js`,
        chunkFileNames: `${folders.assets}/maker-[name]-[hash].js`,
        assetFileNames,
        // What nearly all kinds of sets need is one file.
        codeSplitting: { groups: [{ name: 'common', minShareCount: 11 }] },
      },
    },
  },
  plugins: [react(), contentServer(), liveData(), leaveStylesToPages(), plainImports()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { entryFileNames: `${folders.assets}/starter-[hash:6].js`, assetFileNames } },
    modulePreload: false,
  },
});
