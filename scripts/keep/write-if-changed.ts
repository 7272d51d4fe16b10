import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file that would stay the same is left alone, so that a page in development reloads no more than it must. */
export function writeIfChanged(file: string, content: string | Uint8Array): void {
  const fresh = Buffer.from(content);
  if (readIfThere(file)?.equals(fresh)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  // Who reads it meanwhile sees the whole file or the one before.
  writeFileSync(`${file}.${process.pid}`, fresh);
  renameSync(`${file}.${process.pid}`, file);
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
