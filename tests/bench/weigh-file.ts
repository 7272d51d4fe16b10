import { stat } from 'node:fs/promises';
import path from 'node:path';

/** The bytes of a built file as a host sends it; where the build saw no use in compressing it, as it is. */
export async function weighFile(folder: string, name: string): Promise<number> {
  const file = path.join(folder, name);
  return (await stat(`${file}.br`).catch(() => stat(file))).size;
}

export async function weighAll(folder: string, names: readonly string[]): Promise<number> {
  return sum(await Promise.all(names.map((name) => weighFile(folder, name))));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
