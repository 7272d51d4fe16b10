import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentServer } from './scripts/site/dev-server.ts';
import { leaveStylesToPages } from './scripts/site/page-styles.ts';
import { plainImports } from './scripts/site/plain-imports.ts';
import { folders } from './src/model/addresses.ts';

export default defineConfig({
  plugins: [react(), contentServer(), leaveStylesToPages(), plainImports()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { entryFileNames: `${folders.assets}/starter-[hash].js` } },
    modulePreload: false,
  },
});
