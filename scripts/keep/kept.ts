import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Can be thrown away at any time. */
const keptFolder = '.cache/kept';

type Ingredient = string | Uint8Array;

/**
 * What is dear to make is kept from build to build: each thing in a file of its own, named by the hash of all that it is
 * made of. A file begins with the hash of what it holds: one that is damaged or cut off counts as none.
 */
export async function kept(
  ingredients: readonly Ingredient[],
  make: () => Promise<Uint8Array> | Uint8Array,
  folder = keptFolder,
): Promise<Buffer> {
  const file = path.join(folder, hashOf(ingredients));
  const found = read(file);
  if (found) return found;
  const made = Buffer.from(await make());
  write(file, made);
  return made;
}

/** The length of each stands before it: `ab` and `c` are not `a` and `bc`. */
function hashOf(ingredients: readonly Ingredient[]): string {
  const hash = createHash('sha256');
  for (const one of ingredients) hash.update(`${one.length} `).update(one);
  return hash.digest('hex');
}

const sealLength = 32;
const seal = (made: Uint8Array): Buffer => createHash('sha256').update(made).digest();

function read(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    const made = bytes.subarray(sealLength);
    if (!seal(made).equals(bytes.subarray(0, sealLength))) return undefined;
    const now = new Date();
    utimesSync(file, now, now);
    return made;
  } catch {
    return undefined;
  }
}

/** Beside it first: another build sees the whole file or none. What can't be kept is made again. */
function write(file: string, made: Uint8Array): void {
  const fresh = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    makeRoom(fresh);
    makeRoom(file);
    writeFileSync(fresh, Buffer.concat([seal(made), made]));
    renameSync(fresh, file);
  } catch {
    if (existsSync(fresh)) rmSync(fresh, { recursive: true });
  }
}

/** For a file, where something else stands. */
function makeRoom(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) rmSync(file, { recursive: true });
}

const fortnight = 14 * 24 * 60 * 60 * 1000;

/** What no build asked for in two weeks is in the way. */
export function forgetUnused(folder = keptFolder): void {
  const now = Date.now();
  for (const name of namesIn(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: now };
    if (now - mtimeMs > fortnight) rmSync(file, { recursive: true, force: true });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
