import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file that would stay the same is left alone, so that a page in development reloads no more than it must. */
export function writeIfChanged(file: string, content: string | Uint8Array): void {
  const fresh = Buffer.from(content);
  if (readIfThere(file)?.equals(fresh)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, fresh);
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
