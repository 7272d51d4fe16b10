import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onceEach } from './once-each.ts';

const sealLength = 32;

/** A folder with what earlier builds made, each under the label of what it is made of. It can be thrown away at any time. */
export interface Shelf {
  /** What was made before; a damaged copy counts as none. */
  find: (label: string) => Buffer | undefined;
  keep: (label: string, made: Uint8Array | string) => void;
  /** Found, or made now and kept. */
  take: (label: string, make: () => Promise<Buffer> | Buffer) => Promise<Buffer>;
  /** Takes away what this build didn't ask for. */
  clear: () => void;
}

type Ingredient = string | Uint8Array;

/** The length of each stands before it: `ab` and `c` are not `a` and `bc`. */
export function labelOf(...ingredients: readonly Ingredient[]): string {
  const hash = createHash('sha256');
  for (const part of ingredients) hash.update(`${part.length} `).update(part);
  return hash.digest('hex');
}

/** Nothing in it waits for the disk: for ten thousand small files that costs more than it saves. */
export function openShelf(folder: string): Shelf {
  const asked = new Set<string>();
  const makeBoard = onceEach((board) => mkdirSync(board, { recursive: true }));
  const fileOf = (label: string) => path.join(folder, label.slice(0, 2), label);
  const find = (label: string) => {
    asked.add(label);
    return unseal(readIfThere(fileOf(label)));
  };
  const keep = (label: string, made: Uint8Array | string) => {
    asked.add(label);
    makeBoard(path.join(folder, label.slice(0, 2)));
    writeWhole(fileOf(label), Buffer.concat([sealOf(made), Buffer.from(made)]));
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
    clear: () => removeOthers(folder, asked),
  };
}

function sealOf(made: Uint8Array | string): Buffer {
  return createHash('sha256').update(made).digest();
}

function unseal(sealed: Buffer | undefined): Buffer | undefined {
  const made = sealed?.subarray(sealLength);
  return made && sealed?.subarray(0, sealLength).equals(sealOf(made)) ? made : undefined;
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Moved to its place when it is whole: a build that is broken off leaves no half file for the next. */
function writeWhole(file: string, bytes: Uint8Array): void {
  const part = `${file}.${randomUUID()}`;
  writeFileSync(part, bytes);
  renameSync(part, file);
}

function removeOthers(folder: string, asked: ReadonlySet<string>): void {
  for (const board of namesIn(folder)) {
    const names = namesIn(path.join(folder, board)).filter((name) => !asked.has(name));
    for (const name of names) rmSync(path.join(folder, board, name));
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
