import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fileOfRoute } from '../built-site.ts';

/** Puts a twin beside a page that asks for no script, to see what the script costs a reader; gives its route. */
export async function addTwinWithoutScript(folder: string, route: string): Promise<string> {
  const twin = `${route}-zonder-script`;
  const html = await readFile(path.join(folder, fileOfRoute(route)), 'utf8');
  const bare = html.replace(/<script type="module"[^>]*><\/script>/, '');
  if (bare === html) throw new Error(`${route} asks for no script`);
  const file = path.join(folder, fileOfRoute(twin));
  await Promise.all([writeFile(file, bare), writeFile(`${file}.br`, brotliCompressSync(bare))]);
  return twin;
}
