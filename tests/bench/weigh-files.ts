import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listBuiltFiles } from '../site/built-site.ts';
import { listImported } from '../site/imported-scripts.ts';
import type { FileBudget, Row } from './budget.ts';

/** The bytes of built files as a host sends them; where the build saw no use in compressing one, as it is. */
export async function weigh(folder: string, names: readonly string[]): Promise<number> {
  const sizes = names.map(async (name) => {
    const file = path.join(folder, name);
    return (await stat(`${file}.br`).catch(() => stat(file))).size;
  });
  return sum(await Promise.all(sizes));
}

/** A page without what writers made it long with: their words, and a quarter as much again for the tags around these. */
export async function weighFrame(folder: string, name: string): Promise<number> {
  const html = await readFile(path.join(folder, name), 'utf8');
  const [main = ''] = html.match(/<main.*<\/main>/s) ?? [];
  const words = main.replace(/<script.*?<\/script>|<[^>]*>/gs, ' ');
  return Math.round((await weigh(folder, [name])) - 1.25 * brotliCompressSync(words).length);
}

/** The heaviest of some files, or all of them together. */
export async function weighFiles(
  folder: string,
  name: string,
  { match, except, beside = [], each, all }: FileBudget,
): Promise<Row[]> {
  const built = await listBuiltFiles(folder);
  const matching = built.filter((file) => isMatch(match, file) && !(except && isMatch(except, file)));
  const others = beside.map((pattern) => built.filter((file) => isMatch(pattern, file)));
  if (others.some(({ length }) => length === 0)) throw new Error(`What stands beside ${name} is not there`);
  if (matching.length === 0 || !(each ?? all)) throw new Error(`The budget of ${name} holds nothing`);
  const sizes = await Promise.all(
    matching.map(async (file) =>
      weigh(folder, beside.length > 0 ? await listImported(folder, [file, ...others.flat()]) : [file]),
    ),
  );
  return [
    ...(each === undefined ? [] : [{ name: `${name}, heaviest`, value: Math.max(...sizes), most: each }]),
    ...(all === undefined ? [] : [{ name: `${name}, together`, value: sum(sizes), most: all }]),
  ];
}

/** `*` in a pattern is any part of a name. */
function isMatch(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`).test(name);
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
