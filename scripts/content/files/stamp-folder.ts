import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Another text whenever a file in the folder comes, goes or is saved. */
export function stampFolder(folder: string): string {
  try {
    return readdirSync(folder)
      .map((name) => [name, statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs].join(' '))
      .join();
  } catch {
    return '';
  }
}
