import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileAhead } from './scripts/site/compile-ahead.ts';
import { contentServer } from './scripts/site/dev-server.ts';
import { marksWithoutStack } from './scripts/site/marks-without-stack.ts';

export default defineConfig({
  plugins: [react(), contentServer(), marksWithoutStack(), compileAhead()],
  build: {
    target: 'baseline-widely-available',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
