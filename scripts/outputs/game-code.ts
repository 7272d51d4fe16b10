import { hasBoard } from '../../src/packs/loaders.ts';
import type { BuiltAssets } from './built-assets.ts';

/** What runs wherever a set is made, by name: in the page, and in the worker that makes it. */
const form = 'own-set.island';
const codeOfSets = [
  'open-island',
  'wake-island',
  form,
  'maker-set-worker',
  'maker-answer',
  'maker-write-pdf',
  'maker-square-code',
];
const codeOfBoards = ['board.island', 'maker-set-out-board'];
/** And in the worker too, what loads the code of each pack. */
const loader = 'maker-loaders';

const imported = /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g;
const importedLater = /import\(\s*["'`]\.\/([^"'`]+)["'`]/g;

/** What runs everywhere, and of this pack how a set and a board of it are made; with all that these import. */
export async function listCode({ named, read }: BuiltAssets, pack: string): Promise<readonly string[]> {
  const find = (name: string): string => {
    const [file] = named(`${name}.js`);
    if (!file)
      throw new Error(`${name} was not built: what keeps games for offline knows it by another name`);
    return file;
  };
  const loaders =
    new RegExp(`["'\`]?\\b${pack}["'\`]?:\\{[^}]*\\}`).exec(await read(find(loader)))?.[0] ?? '';
  const ofPack = [...loaders.matchAll(/import\(.\.\/([\w.-]+)/g)].flatMap(([, file]) => file ?? []);
  const code = [...codeOfSets, ...(hasBoard(pack) ? codeOfBoards : []), loader];
  if (ofPack.length < (hasBoard(pack) ? 2 : 1))
    throw new Error(`What loads the games of ${pack} was not found in what was built`);
  // What stands in folds of the form.
  const later = [...(await read(find(form))).matchAll(importedLater)].flatMap(([, file]) => file ?? []);
  const found = new Set([...code.map(find), ...ofPack, ...later]);
  for (const file of found)
    for (const [, name = ''] of (await read(file)).matchAll(imported)) found.add(name);
  return [...found];
}
