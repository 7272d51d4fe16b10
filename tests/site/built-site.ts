import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type StaticHost, serveFolder } from '../../scripts/serve.ts';
import { readRealContent } from './real-content.ts';

export const distFolder = path.resolve('dist');

const { site } = await readRealContent();

/** Where the site lives under its host, without the slash at the end: nothing, or `/kleuters`. */
const room = new URL(site.url).pathname.replace(/\/$/, '');

/** With a slash at both ends. */
export const base = `${room}/`;

/** The address of a page or a file, below the path that the site lives under. */
export function pathTo(route: string): string {
  return room + route;
}

/** What a page or a file is called in the routes and in the folder, wherever the site lives. */
export function routeOf(address: string): string {
  const { pathname, search, hash } = new URL(address, site.url);
  if (!pathname.startsWith(base)) throw new Error(`${address} lies outside the site`);
  return pathname.slice(room.length) + search + hash;
}

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

/** The routes as the sitemap names them, without the host and the path that the site lives under. */
export async function listRoutes(folder = distFolder): Promise<string[]> {
  const sitemap = await readFile(path.join(folder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => routeOf(address));
}

export function fileOfRoute(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** The site on a static host; the address of a page is that of the host and the route. */
export async function serveSite(folder = distFolder, port = 0): Promise<StaticHost> {
  const host = await serveFolder(folder, { base, port });
  return { ...host, address: host.address + room };
}
