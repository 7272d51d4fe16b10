import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from './write-if-changed.ts';

/** Puts files into a folder that holds nothing else. */
export function fillFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) writeIfChanged(path.join(folder, name), bytes);
  for (const name of readdirSync(folder))
    if (!files.has(name)) rmSync(path.join(folder, name), { recursive: true });
}
