import { readFile } from 'node:fs/promises';
import { files } from '../src/model/addresses.ts';
import { serveFolder } from './serve.ts';

const preferredPort = 4173;
const base = await findBase('dist');

const host = await serveFolder('dist', { port: preferredPort, base }).catch(
  (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return serveFolder('dist', { base });
  },
);
console.log(`\nDe site staat op ${host.address}${base} (stoppen met Ctrl+C)`);

/** Where the pages think that they live: a site for a project page works only there. Home is first in the sitemap. */
async function findBase(folder: string): Promise<string> {
  const sitemap = await readFile(`${folder}${files.sitemap}`, 'utf8');
  return new URL(sitemap.match(/<loc>([^<]*)/)?.[1] ?? '').pathname;
}
