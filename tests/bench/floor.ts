import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fileOfRoute } from '../site/built-site.ts';

/**
 * Puts a page beside another with the same text and no style, script or picture: faster than that no page comes.
 * Gives its route.
 */
export async function addFloor(folder: string, route: string): Promise<string> {
  const html = await readFile(path.join(folder, fileOfRoute(route)), 'utf8');
  const bare = html
    .replace(/<(script|style|svg|picture|noscript)\b.*?<\/\1>/gs, '')
    .replace(/<(?:link|img|meta (?!charset|name="viewport"))[^>]*>/g, '')
    .replace(/ (?:class|style|data-[\w-]+)="[^"]*"/g, '');
  const floor = `${route}-kaal`;
  const file = path.join(folder, fileOfRoute(floor));
  await Promise.all([writeFile(file, bare), writeFile(`${file}.br`, brotliCompressSync(bare))]);
  return floor;
}
