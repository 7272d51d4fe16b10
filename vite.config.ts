import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type {} from 'vite-react-ssg';
import { contentServer } from './scripts/dev/dev-server.ts';
import { finishDevPage } from './scripts/dev/finish-dev-page.ts';
import { assetFileNames } from './scripts/site/asset-file-names.ts';
import { generatedFolder } from './scripts/site/generated-folder.ts';
import { linkHead } from './scripts/site/head-links.ts';
import { leanPdfkit } from './scripts/site/lean-pdfkit.ts';
import { pageFinisher, removeLoaderData } from './scripts/site/page-finisher.ts';
import { pageParts } from './scripts/site/page-parts.ts';
import { leaveStylesToPages } from './scripts/site/page-styles.ts';
import { plainImports } from './scripts/site/plain-imports.ts';
import { renderOrder } from './scripts/site/render-order.ts';
import { folders } from './src/model/addresses.ts';
import { countSetKinds } from './src/packs/loaders.ts';

const { folder, base } = renderOrder();

/** Development and build, both by vite-react-ssg. */
export default defineConfig(({ command }) => ({
  base,
  publicDir: false,
  logLevel: command === 'build' ? 'warn' : 'info',
  cacheDir: '.cache/vite',
  // What pages read with fs is no module: Vite need not watch it, and would look through its folder at each file written.
  // What a build writes is no page of this server.
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: process.env.PORT !== undefined,
    watch: {
      // A file that is half written is not read yet.
      awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 },
      ignored: [
        '**/{.cache,dist,dist-old,.vite-react-ssg-temp}/**',
        `**/${generatedFolder}/{texts,lists,articles}/**`,
      ],
    },
  },
  plugins: [
    react(),
    linkHead(base),
    leaveStylesToPages(),
    plainImports(),
    pageParts(folder),
    contentServer(),
  ],
  build: {
    outDir: folder,
    emptyOutDir: false,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    ssrEmitAssets: true,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { entryFileNames: `${folders.assets}/starter-[hash:6].js`, assetFileNames },
    },
  },
  worker: {
    format: 'es' as const,
    plugins: () => [plainImports(), leanPdfkit()],
    rolldownOptions: {
      output: {
        entryFileNames: `${folders.assets}/maker-[name]-[hash].js`,
        chunkFileNames: `${folders.assets}/maker-[name]-[hash].js`,
        assetFileNames,
        // One chunk for what all kinds of sets share with what loads them.
        codeSplitting: { groups: [{ name: 'common', minShareCount: countSetKinds() + 1 }] },
      },
    },
  },
  ssgOptions: {
    entry: 'src/main.ts',
    dirStyle: 'flat' as const,
    beastiesOptions: false as const,
    onPageRendered: command === 'build' ? pageFinisher(folder, base) : finishDevPage,
    onFinished: removeLoaderData,
  },
}));
