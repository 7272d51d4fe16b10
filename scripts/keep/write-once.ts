import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Shelf } from './shelf.ts';
import { writeIfChanged } from './write-if-changed.ts';

/** Some files of a folder that are made together, and of the same. */
interface Step {
  label: string;
  folder: string;
  write: () => Promise<unknown>;
  /** The names of what was written. */
  list: () => readonly string[];
}

/** Has files written, or puts them there as they were written before; gives their names. */
export async function writeOnce(shelf: Shelf, { label, folder, write, list }: Step): Promise<string[]> {
  const kept = shelf.find(label);
  if (!kept) {
    await write();
    const written = list().map((name) => [name, readFileSync(path.join(folder, name))] as const);
    shelf.keep(label, serialize(new Map(written)));
    return written.map(([name]) => name);
  }
  const files: Map<string, Uint8Array> = deserialize(kept);
  for (const [name, bytes] of files) writeIfChanged(path.join(folder, name), bytes);
  return [...files.keys()];
}
