import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** What an earlier build wrote into a folder and this one didn't would otherwise be published with it. */
export async function keepOnly(folder: string, names: Iterable<string>): Promise<void> {
  const wanted = new Set(names);
  const stale = (await readdir(folder)).filter((name) => !wanted.has(name));
  await Promise.all(stale.map((name) => rm(path.join(folder, name))));
}
