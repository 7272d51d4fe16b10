import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ViteReactSSGContext } from 'vite-react-ssg';
import { fileOfPage } from './file-of-page.ts';
import { finishPage } from './finish-page.ts';
import { type PageParts, readPageParts } from './page-parts.ts';
import { speculationRules } from './speculation-rules.ts';

/** What the renderer does with a page before it writes it. */
export function pageFinisher(folder: string, base: string) {
  const rules = speculationRules(base);
  let parts: PageParts | undefined;
  return (address: string, html: string, { routes }: ViteReactSSGContext): string => {
    parts ??= readPageParts(folder);
    const file = fileOfPage(routes, address);
    const styles = parts.styles[file];
    if (styles === undefined) throw new Error(`There are no styles for src/pages/${file}.tsx`);
    const script = parts.scripts[file];
    const pathname = base + address.replace(/^\//, '');
    return finishPage(html, { pathname, styles, rules, ...(script && { script: base + script }) });
  };
}

/** vite-react-ssg writes the data of each page for an app that this site doesn't have, under random names. */
export function removeLoaderData(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith('static-loader-data')) rmSync(path.join(folder, name), { recursive: true });
}
