import type { ViteReactSSGContext } from 'vite-react-ssg';
import { fileOfPage } from '../site/file-of-page.ts';
import { withoutRendererScripts } from '../site/finish-page.ts';
import { ownScripts } from '../site/own-scripts.ts';

/** A page that is edited has its styles by the links of link-styles.ts, and its script as a module. */
export function finishDevPage(address: string, html: string, { routes }: ViteReactSSGContext): string {
  const { pathname } = new URL(address, 'http://localhost');
  const script = ownScripts[fileOfPage(routes, pathname)] ?? starter;
  return withoutRendererScripts(html)
    .replace(/<link rel="stylesheet" href="[^"]*">/g, '')
    .replace(`src="/${starter}"`, `src="/${script}"`);
}

const starter = 'src/starter.ts';
