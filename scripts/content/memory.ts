import { readdirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import { type Limits, readSource } from './files/read-source.ts';
import type { Problem } from './problems/problem.ts';

/** What was read before, so that only what changed is read again. */
export interface Memory {
  /** A file as it stands on disk: the same one as before while nobody saved it. */
  read: (path: string, name: string, limits: Limits) => Promise<VFile>;
  /**
   * What a step makes of a file, or of several of which the first stands for all, and on them what is wrong: done again
   * only where that file or one of the inputs is another.
   */
  recall: <Value>(
    files: VFile | readonly VFile[],
    step: string,
    inputs: readonly unknown[],
    take: () => Value,
  ) => Value;
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
  /** For each of the files. */
  messages: readonly (readonly Problem[])[];
}

/** For who reads once: of what was read, nothing is held. */
export const noMemory: Memory = { read: readSource, recall: (_files, _step, _inputs, take) => take() };

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
    recall<Value>(
      of: VFile | readonly VFile[],
      step: string,
      inputs: readonly unknown[],
      take: () => Value,
    ): Value {
      const [first, ...others] = [of].flat();
      if (!first) return take();
      const heard = [first, ...others];
      const ofFile = steps.get(first) ?? new Map<string, KnownStep>();
      steps.set(first, ofFile);
      const known = ofFile.get(step);
      if (known && isSame(known.inputs, inputs)) {
        for (const [place, file] of heard.entries()) file.messages.push(...(known.messages[place] ?? []));
        // biome-ignore lint/plugin: what this step gave before, and a step gives one kind of value
        return known.value as Value;
      }
      const before = heard.map(({ messages }) => messages.length);
      const value = take();
      const remember = () => {
        const messages = heard.map((file, place) => file.messages.slice(before[place]));
        ofFile.set(step, { inputs, value, messages });
      };
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
export function stampOf(path: string): string {
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
