import { readFile } from 'node:fs/promises';
import { renderToString } from 'react-dom/server';
import type { ViteDevServer } from 'vite';
import { ownScripts } from '../site/own-scripts.ts';
import { load } from './load.ts';

type Pages = typeof import('../../src/show-page.tsx');

export interface MadePage {
  html: string;
  status: number;
}

/** A page as it is at this moment, while its code and its texts are edited. Its styles are all there are. */
export async function renderPage(server: ViteDevServer, address: string): Promise<MadePage> {
  const { showPage } = await load<Pages>(server, 'src/show-page.tsx');
  const { page, kind } = showPage(address);
  const html = (await readFile('index.html', 'utf8'))
    .replace('</head>', '<link rel="stylesheet" href="/src/styles/index.css" /></head>')
    .replace('<div id="root" class="site">', (root) => root + renderToString(page))
    .replace(
      '</body>',
      `<script type="module" src="/${ownScripts[kind] ?? 'src/starter.ts'}"></script></body>`,
    );
  return { html, status: kind === 'not-found' ? 404 : 200 };
}
