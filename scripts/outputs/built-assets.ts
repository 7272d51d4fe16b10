import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { folders } from '../../src/model/addresses.ts';

export interface BuiltAssets {
  /** The files of this name, which each have a hash behind it. */
  named(name: string): readonly string[];
  read(file: string): Promise<string>;
}

/** What was bundled of the site in a folder, by the names that it has in the code. */
export async function readAssets(folder: string): Promise<BuiltAssets> {
  const assets = path.join(folder, folders.assets);
  const byName = new Map<string, string[]>();
  for (const file of await readdir(assets)) {
    const name = file.replace(/-[\w-]{6}(?:[\w-]{2}(?=\.js$))?(?=\.\w+$)/, '');
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  const texts = new Map<string, Promise<string>>();
  return {
    named: (name) => byName.get(name) ?? [],
    read(file) {
      const text = texts.get(file) ?? readFile(path.join(assets, file), 'utf8');
      texts.set(file, text);
      return text;
    },
  };
}
