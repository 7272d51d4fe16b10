import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../content/problem.ts';
import { checkDrawing, checkPage } from './check-page.ts';

/** What is wrong with a site that is about to be published, page by page. */
export async function checkPages(folder: string): Promise<Problem[]> {
  return [
    ...(await checkAll(folder, /\.html$/, checkPage)),
    ...(await checkAll(folder, /\.svg$/, checkDrawing)),
  ];
}

type Check = (name: string, text: string) => Problem[];

async function checkAll(folder: string, kind: RegExp, check: Check): Promise<Problem[]> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => kind.test(name))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
  const problems = names.map(async (name) => check(name, await readFile(path.join(folder, name), 'utf8')));
  return (await Promise.all(problems)).flat();
}
