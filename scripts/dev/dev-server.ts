import type { Plugin } from 'vite';
export function contentServer(): Plugin {
  return { name: 'x', apply: 'serve' };
}
