import type { Plugin } from 'vite';

/**
 * The bundler wraps each import of a chunk in a kilobyte of code that fetches the styles and the chunks which that
 * one needs. There are no such styles here, and the starter asks for an island's chunks side by side.
 */
export function plainImports(): Plugin {
  const wrapper = '\0vite/preload-helper.js';
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === wrapper ? 'export const __vitePreload = (load) => load();' : undefined),
    renderChunk: (code) => ({
      code: code.replace(wrapped, '$1').replace(globbed, '$1'),
      map: null,
    }),
  };
}

const wrapped = /\b__vitePreload\(\(\)\s*=>\s*(import\([^()]+\)),\s*__VITE_PRELOAD__\)/g;
const globbed = /Object\.assign\((\{(?:\s*"[^"]+": \(\) => import\([^()]+\),?)+\s*\})\)/g;
