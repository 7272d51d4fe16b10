import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { files, folders } from '../../src/model/addresses.ts';
import { hasBoard, loadSetKind } from '../../src/packs/loaders.ts';
import { dealBoard, picturesOnPlates, playersOf } from '../../src/workshop/set-out-board.ts';
import { boundsOf } from '../../src/workshop/workshop.ts';
import type { Material } from '../content/exercises/printables.ts';

/** Any: all games of a board show the same pictures. */
const game = 1;

/** What runs wherever a board does, by name: in the page, and in the worker that sets it out. */
const code = [
  'open-island',
  'wake-island',
  'board.island',
  'maker-set-worker',
  'maker-answer',
  'maker-set-out-board',
];
/** And in it too, what loads the code of each pack. */
const loader = 'maker-loaders';

/** For each board of the built site in a folder, a list of the files that play it: a browser keeps them for offline. */
export async function writeBoardLists(folder: string, material: Material): Promise<void> {
  const built = await readAssets(path.join(folder, folders.assets));
  const boards = material.games.filter(({ pack }) => hasBoard(pack));
  await Promise.all(
    boards.map(async (board) => {
      const { slug } = board.exercise;
      const names = [
        ...(await listCode(built, board.pack)),
        ...['andika-regular.ttf', 'andika-bold.ttf', 'words.json', `${slug}.json`].flatMap(built.named),
        ...(await listPictures(board, material)).flatMap((name) => built.named(`${name}.svg`)),
      ];
      const list = [...new Set(names)].map((name) => files.picture(name).slice(1));
      await writeFile(path.join(folder, files.boardList(slug)), JSON.stringify(list));
    }),
  );
}

interface Assets {
  /** The files of this name, which each have a hash behind it. */
  named(name: string): readonly string[];
  read(file: string): Promise<string>;
}

async function readAssets(folder: string): Promise<Assets> {
  const byName = new Map<string, string[]>();
  for (const file of await readdir(folder)) {
    const name = file.replace(/-[\w-]{6}(?:[\w-]{2}(?=\.js$))?(?=\.\w+$)/, '');
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  return {
    named: (name) => byName.get(name) ?? [],
    read: (file) => readFile(path.join(folder, file), 'utf8'),
  };
}

async function listPictures({ pack, exercise }: Material['games'][number], { words, imprint }: Material) {
  const kind = await loadSetKind(pack);
  const materials = { exercise, words, imprint };
  const shop = { pack, kind, materials, bounds: boundsOf({ kind, materials }, []) };
  const { exercise: dealt, pictures, plates } = await dealBoard(shop, { set: '', game });
  return [...pictures, ...picturesOnPlates([...plates, ...playersOf(dealt)])];
}

const imported = /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g;

/** What runs everywhere, and of this pack how a set and a board of it are made; with all that these import. */
async function listCode({ named, read }: Assets, pack: string): Promise<readonly string[]> {
  const find = (name: string): string => {
    const [file] = named(`${name}.js`);
    if (!file)
      throw new Error(`${name} was not built: what keeps boards for offline knows it by another name`);
    return file;
  };
  const loaders = new RegExp(`"${pack}":\\{[^}]*\\}`).exec(await read(find(loader)))?.[0] ?? '';
  const ofPack = [...loaders.matchAll(/import\(.\.\/([\w.-]+)/g)].flatMap(([, file]) => file ?? []);
  if (ofPack.length < 2) throw new Error(`What loads the board of ${pack} was not found in what was built`);
  const found = new Set([...code, loader].map(find).concat(ofPack));
  for (const file of found)
    for (const [, name = ''] of (await read(file)).matchAll(imported)) found.add(name);
  return [...found];
}
