import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fileOfRoute } from '../site/built-site.ts';

/** Puts the bare text of a page beside it, without style, script or picture, and gives its route: no page comes faster. */
export async function addPlainPage(folder: string, route: string): Promise<string> {
  const html = await readFile(path.join(folder, fileOfRoute(route)), 'utf8');
  const bare = html
    .replace(/<(script|style|svg|picture|noscript)\b.*?<\/\1>/gs, '')
    .replace(/<(?:link|img|meta (?!charset|name="viewport"))[^>]*>/g, '')
    .replace(/ (?:class|style|data-[\w-]+)="[^"]*"/g, '');
  const plain = `${route}-kaal`;
  const file = path.join(folder, fileOfRoute(plain));
  await Promise.all([writeFile(file, bare), writeFile(`${file}.br`, brotliCompressSync(bare))]);
  return plain;
}
