import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const icons = '@iconify-json/fluent-emoji-flat/icons.json';

/** The pictures a tip can show: those of the set, and the drawings in `content/plaatjes`. */
export async function readPictureNames(content: string): Promise<Set<string>> {
  const set: { icons: object } = JSON.parse(
    await readFile(createRequire(import.meta.url).resolve(icons), 'utf8'),
  );
  const own = await readdir(join(content, 'plaatjes')).catch(() => []);
  return new Set([
    ...Object.keys(set.icons),
    ...own.filter((name) => name.endsWith('.svg')).map((name) => name.slice(0, -'.svg'.length)),
  ]);
}
