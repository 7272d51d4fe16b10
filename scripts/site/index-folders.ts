import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * `artikelen.html` stands beside the folder `artikelen/`. A host that looks for a folder before a file would send
 * visitors there, so that the page must also be the index of its folder.
 */
export async function indexFolders(folder: string): Promise<void> {
  const names = new Set(await readdir(folder));
  const listPages = [...names].filter((name) => name.endsWith('.html') && names.has(path.parse(name).name));
  await Promise.all(
    listPages.map((page) =>
      copyFile(path.join(folder, page), path.join(folder, path.parse(page).name, 'index.html')),
    ),
  );
}
