import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keepOnly } from './keep-only.ts';

const sealLength = 32;

/** A folder with what an earlier build made of the same. It can be thrown away at any time. */
export interface Shelf {
  /** What was made of this before; a damaged copy counts as none, and is made again. */
  take: (
    ingredients: readonly (string | Uint8Array)[],
    make: () => Promise<Buffer> | Buffer,
  ) => Promise<Buffer>;
  /** Takes away what this build didn't ask for. */
  clear: () => Promise<void>;
}

export async function openShelf(folder: string): Promise<Shelf> {
  await mkdir(folder, { recursive: true });
  const asked = new Set<string>();
  return {
    async take(ingredients, make) {
      const name = seal(...ingredients).toString('hex');
      asked.add(name);
      const file = path.join(folder, name);
      const kept = await readFile(file).catch(() => undefined);
      if (kept && isWhole(kept)) return kept.subarray(sealLength);
      const made = await make();
      await writeWhole(file, Buffer.concat([seal(made), made]));
      return made;
    },
    clear: () => keepOnly(folder, asked),
  };
}

function isWhole(kept: Buffer): boolean {
  return kept.subarray(0, sealLength).equals(seal(kept.subarray(sealLength)));
}

/** The length of each stands before it: `ab` and `c` are not `a` and `bc`. */
function seal(...parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest();
}

/** Moved to its place when it is whole: a build that is broken off leaves no half file for the next. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, bytes);
  await rename(part, file);
}
