import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentServer } from './scripts/dev/dev-server.ts';
import { leaveStylesToPages } from './scripts/site/page-styles.ts';

/** While the site is edited; how it is built: scripts/site/bundle-pages.ts. */
export default defineConfig({
  cacheDir: '.cache/vite',
  server: { watch: { ignored: ['**/.cache/**'] } },
  plugins: [react(), contentServer(), leaveStylesToPages()],
  build: { assetsInlineLimit: 0 },
});
