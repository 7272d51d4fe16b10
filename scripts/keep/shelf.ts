import { createHash } from 'node:crypto';
import { keptFile } from './kept-file.ts';

/** A folder with what earlier builds made, each under the label of what it is made of. It can be thrown away at any time. */
export interface Shelf {
  /** What was made before; a damaged copy counts as none. */
  find: (label: string) => Buffer | undefined;
  keep: (label: string, made: Uint8Array | string) => void;
  /** Found, or made now and kept. */
  take: (label: string, make: () => Promise<Buffer> | Buffer) => Promise<Buffer>;
  /** Takes away what this build didn't ask for, once that is more than what it did ask for. */
  clear: () => void;
}

type Ingredient = string | Uint8Array;

/** The length of each stands before it: `ab` and `c` are not `a` and `bc`. */
export function labelOf(...ingredients: readonly Ingredient[]): string {
  const hash = createHash('sha256');
  for (const part of ingredients) hash.update(`${part.length} `).update(part);
  return hash.digest('hex');
}

/** All in one file: to make a file for each takes longer than to make many a thing. */
export function openShelf(folder: string): Shelf {
  const file = keptFile(folder);
  const asked = new Set<string>();
  const find = (label: string) => {
    asked.add(label);
    return file.find(label);
  };
  const keep = (label: string, made: Uint8Array | string) => {
    const bytes = typeof made === 'string' ? Buffer.from(made) : made;
    if (!find(label)?.equals(bytes)) file.add(label, bytes);
  };
  return {
    find,
    keep,
    async take(label, make) {
      const found = find(label);
      if (found) return found;
      const made = await make();
      keep(label, made);
      return made;
    },
    clear: () => file.keepOnly(asked),
  };
}
