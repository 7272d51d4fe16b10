import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentServer } from './scripts/dev/dev-server.ts';
import { generatedFolder } from './scripts/site/generated-folder.ts';
import { leaveStylesToPages } from './scripts/site/page-styles.ts';

/** While the site is edited; how it is built: scripts/site/bundle-pages.ts. */
export default defineConfig({
  cacheDir: '.cache/vite',
  // What pages read is no module; at each file that is written the watcher would look at all of its folder.
  server: { watch: { ignored: ['**/.cache/**', `**/${generatedFolder}/{texts,lists,articles}/**`] } },
  plugins: [react(), contentServer(), leaveStylesToPages()],
  build: { assetsInlineLimit: 0 },
});
