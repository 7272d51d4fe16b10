import type { HtmlTagDescriptor, Plugin } from 'vite';
import { files } from '../../src/model/addresses.ts';
import { favicon, icons } from '../outputs/icons.ts';
import { readTokens, type Tokens } from '../outputs/tokens.ts';

/** What every page tells the browser about the site as a whole. No page changes it, so no page's own head has it. */
export function linkHead(base: string): Plugin {
  return { name: 'head-links', transformIndexHtml: async () => headLinks(base, await readTokens()) };
}

export function headLinks(base: string, { paper }: Tokens): HtmlTagDescriptor[] {
  const { apple } = icons;
  return [
    link('icon', base, favicon.file, { sizes: `${favicon.size}x${favicon.size}` }),
    link('icon', base, files.icon, { type: 'image/svg+xml', sizes: 'any' }),
    link('apple-touch-icon', base, apple.file, { sizes: `${apple.size}x${apple.size}` }),
    link('manifest', base, files.manifest),
    themeColour('light', paper.light),
    themeColour('dark', paper.dark),
  ];
}

function link(rel: string, base: string, file: string, attributes = {}): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, href: base + file.slice(1), ...attributes }, injectTo: 'head' };
}

function themeColour(scheme: 'light' | 'dark', content: string): HtmlTagDescriptor {
  const media = `(prefers-color-scheme: ${scheme})`;
  return { tag: 'meta', attrs: { name: 'theme-color', media, content }, injectTo: 'head' };
}
