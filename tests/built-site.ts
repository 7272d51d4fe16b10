import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export const distFolder = path.resolve('dist');

export function readBuilt(file: string): Promise<string> {
  return readFile(path.join(distFolder, file), 'utf8');
}

export async function listBuiltFiles(folder = distFolder): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** The routes as the sitemap names them, without the host. */
export async function listRoutes(folder = distFolder): Promise<string[]> {
  const sitemap = await readFile(path.join(folder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

export function fileOfRoute(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}
