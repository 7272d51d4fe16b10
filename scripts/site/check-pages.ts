import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../content/problems/problem.ts';
import { fingerprint } from '../keep/fingerprint.ts';
import { labelOf, openShelf } from '../keep/shelf.ts';

/**
 * What is wrong with a site that is about to be published, page by page. One that was found good
 * before, as it is, is good: of all of those together one list is kept.
 */
export async function checkPages(folder: string, shelfFolder: string): Promise<Problem[]> {
  const shelf = openShelf(shelfFolder);
  const label = fingerprint('scripts/site/check-page.ts');
  const goodBefore = new Set(shelf.find(label)?.toString().split(' '));
  const good: string[] = [];
  const problems: Problem[] = [];
  for (const name of listFiles(folder)) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const sign = labelOf(path.extname(name), text);
    const found = goodBefore.has(sign) ? [] : await check(name, text);
    if (found.length === 0) good.push(sign);
    problems.push(...found);
  }
  shelf.keep(label, good.join(' '));
  shelf.clear();
  return problems;
}

/** Pages before drawings. */
function listFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return ['.html', '.svg'].flatMap((kind) => names.filter((name) => name.endsWith(kind)));
}

async function check(name: string, text: string): Promise<Problem[]> {
  const { checkDrawing, checkPage } = await import('./check-page.ts');
  return name.endsWith('.svg') ? checkDrawing(name, text) : checkPage(name, text);
}
