import { readdirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import type { Problem } from './problem.ts';
import { type Limits, readSource } from './read-source.ts';

/** What was read before, so that only what changed is read again. */
export interface Memory {
  /** A file as it stands on disk: the same one as before while nobody saved it. */
  read: (path: string, name: string, limits: Limits) => Promise<VFile>;
  /** What a step makes of a file, and on the file what is wrong: done again only where one of its inputs is another. */
  recall: <Value>(file: VFile, step: string, inputs: readonly unknown[], take: () => Value) => Value;
}

interface KnownFile {
  stamp: string;
  file: VFile;
  text: VFile['value'];
  messages: readonly Problem[];
}

interface KnownStep {
  inputs: readonly unknown[];
  value: unknown;
  messages: readonly Problem[];
}

/** For who reads once: of what was read, nothing is held. */
export const noMemory: Memory = { read: readSource, recall: (_file, _step, _inputs, take) => take() };

export function openMemory(): Memory {
  const files = new Map<string, KnownFile>();
  const steps = new WeakMap<VFile, Map<string, KnownStep>>();
  return {
    async read(path, name, limits) {
      const stamp = stampOf(path);
      const known = files.get(path);
      if (known && known.stamp === stamp) return asItWasRead(known);
      const file = await readSource(path, name, limits);
      files.set(path, { stamp, file, text: file.value, messages: [...file.messages] });
      return file;
    },
    recall<Value>(file: VFile, step: string, inputs: readonly unknown[], take: () => Value): Value {
      const ofFile = steps.get(file) ?? new Map<string, KnownStep>();
      steps.set(file, ofFile);
      const known = ofFile.get(step);
      if (known && isSame(known.inputs, inputs)) {
        file.messages.push(...known.messages);
        // biome-ignore lint/plugin: what this step gave before, and a step gives one kind of value
        return known.value as Value;
      }
      const before = file.messages.length;
      const value = take();
      const remember = () => ofFile.set(step, { inputs, value, messages: file.messages.slice(before) });
      if (value instanceof Promise) void value.then(remember, remember);
      else remember();
      return value;
    },
  };
}

/** Without what later steps did to it. */
function asItWasRead({ file, text, messages }: KnownFile): VFile {
  file.value = text;
  file.messages = [...messages];
  return file;
}

/** Another one whenever the file was saved; thousands of them take a few milliseconds. */
function stampOf(path: string): string {
  const found = statIfThere(path);
  return found ? [found.mtimeMs, found.ctimeMs, found.size, found.ino].join(' ') : '';
}

/** A link that leads round in a circle leads nowhere. */
function statIfThere(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Another one whenever a file in the folder comes, goes or is saved, however deep. */
export function stampsIn(folder: string): string {
  const names = statIfThere(folder)?.isDirectory()
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  return names.map((name) => `${name} ${stampOf(path.join(folder, name))}`).join();
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
