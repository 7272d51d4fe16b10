import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { madeIn, toEntry } from './entry.ts';
import { type Place, placesReader, readBytes } from './entry-places.ts';

/** The one file of a folder, to which entries are added. */
interface KeptFile {
  find: (label: string) => Buffer | undefined;
  add: (label: string, made: Uint8Array) => void;
  /** Leaves out all but these, once the rest is more than they are: nothing is copied often, or grows for ever. */
  keepOnly: (labels: Iterable<string>) => void;
}

/**
 * It is open no longer than it takes to read or add one entry: another process may do the same meanwhile, or put a fresh
 * file in its place. Nothing waits for the disk: for ten thousand small entries that costs more than it saves.
 */
export function keptFile(folder: string): KeptFile {
  const file = path.join(folder, 'kept');
  const findPlaces = placesReader();
  return {
    find: (label) =>
      whileOpen(file, (handle) => {
        const place = findPlaces(handle).get(label);
        return place && madeIn(readBytes(handle, place), label);
      }),
    add(label, made) {
      mkdirSync(folder, { recursive: true });
      // In one go: what two processes add comes to stand one behind the other.
      appendFileSync(file, toEntry(label, made));
    },
    keepOnly(labels) {
      ifPossible(() => removeOthers(file));
      const fresh = path.join(folder, randomUUID());
      const isCopied = whileOpen(file, (handle) => {
        const places = findPlaces(handle);
        const wanted = [...labels].flatMap((label) => places.get(label) ?? []);
        const size = wanted.reduce((sum, { length }) => sum + length, 0);
        if (fstatSync(handle).size <= 2 * size) return false;
        copyPlaces(handle, wanted, fresh);
        return true;
      });
      if (isCopied) ifPossible(() => renameSync(fresh, file));
    },
  };
}

function whileOpen<Result>(file: string, act: (handle: number) => Result): Result | undefined {
  return ifPossible(() => {
    const handle = openSync(file, 'r');
    try {
      return act(handle);
    } finally {
      closeSync(handle);
    }
  });
}

function copyPlaces(handle: number, places: readonly Place[], file: string): void {
  const copy = openSync(file, 'wx');
  try {
    for (const place of places) writeFileSync(copy, readBytes(handle, place));
  } finally {
    closeSync(copy);
  }
}

/** Copies that didn't come in its place. */
function removeOthers(file: string): void {
  const folder = path.dirname(file);
  for (const name of readdirSync(folder))
    if (name !== path.basename(file)) rmSync(path.join(folder, name), { recursive: true });
}

/** What the disk refuses to read isn't there; what it refuses to tidy, as when another build does so, is left as it is. */
function ifPossible<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return undefined;
    throw error;
  }
}
