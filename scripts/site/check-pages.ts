import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../content/problems/problem.ts';
import { checkDrawing, checkPage } from './check-page.ts';

/** What is wrong with a site that is about to be published, page by page, then drawing by drawing. */
export function checkPages(folder: string): Problem[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const check = (kind: string, look: (name: string, text: string) => Problem[]) =>
    names
      .filter((name) => name.endsWith(kind))
      .flatMap((name) => look(name, readFileSync(path.join(folder, name), 'utf8')));
  return [...check('.html', checkPage), ...check('.svg', checkDrawing)];
}
