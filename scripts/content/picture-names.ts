import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { castNames } from '../../src/sheets/cast/index.ts';
import { fingerprint } from '../keep/fingerprint.ts';
import type { Shelf } from '../keep/shelf.ts';

const icons = '@iconify-json/fluent-emoji-flat/icons.json';

/** The pictures a tip can show: those of the set, the drawings in `content/plaatjes`, and the cast. */
export async function readPictureNames(content: string, shelf?: Shelf): Promise<Set<string>> {
  const own = await readdir(join(content, 'plaatjes')).catch(() => []);
  const drawings = own.filter((name) => name.endsWith('.svg')).map((name) => name.slice(0, -'.svg'.length));
  iconNames ??= shelf ? takeIconNames(shelf) : readIconNames();
  return new Set([...(await iconNames), ...drawings, ...castNames]);
}

/** The set is large and never changes, so it is read once. */
let iconNames: Promise<string[]> | undefined;

async function takeIconNames(shelf: Shelf): Promise<string[]> {
  const label = fingerprint('scripts/content/picture-names.ts');
  const kept = await shelf.take(label, async () => Buffer.from(JSON.stringify(await readIconNames())));
  return JSON.parse(kept.toString());
}

async function readIconNames(): Promise<string[]> {
  const file = createRequire(import.meta.url).resolve(icons);
  const set: { icons: object } = JSON.parse(await readFile(file, 'utf8'));
  return Object.keys(set.icons);
}
