import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../content/problem.ts';
import { fingerprint } from '../keep/fingerprint.ts';
import { labelOf, openShelf, type Shelf } from '../keep/shelf.ts';

type Check = (name: string, text: string) => Problem[];

/**
 * What is wrong with a site that is about to be published, page by page. One that was found good
 * before, as it is, is good.
 */
export async function checkPages(folder: string, shelfFolder: string): Promise<Problem[]> {
  const shelf = openShelf(shelfFolder);
  const problems = [
    ...(await checkKept(listFiles(folder, /\.html$/), shelf, async () => (await loadChecks()).checkPage)),
    ...(await checkKept(listFiles(folder, /\.svg$/), shelf, async () => (await loadChecks()).checkDrawing)),
  ];
  shelf.clear();
  return problems;
}

const loadChecks = () => import('./check-page.ts');

interface Listed {
  name: string;
  file: string;
}

function listFiles(folder: string, kind: RegExp): Listed[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name))
    .sort()
    .map((name) => ({ name, file: path.join(folder, name) }));
}

async function checkKept(
  files: readonly Listed[],
  shelf: Shelf,
  loadCheck: () => Promise<Check>,
): Promise<Problem[]> {
  const checkedBy = fingerprint('scripts/site/check-page.ts');
  const all: Problem[] = [];
  for (const { name, file } of files) {
    const text = readText(file);
    const label = labelOf(checkedBy, text);
    if (shelf.find(label)) continue;
    const problems = (await loadCheck())(name, text);
    if (problems.length === 0) shelf.keep(label, '');
    all.push(...problems);
  }
  return all;
}

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}
