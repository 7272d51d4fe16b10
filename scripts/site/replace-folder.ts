import { lstat, rename, rm } from 'node:fs/promises';

/** The new folder takes the old one's place only when it is whole; until then the old one stands as it was. */
export async function replaceFolder(fresh: string, current: string): Promise<void> {
  await recoverFolder(current);
  await rename(current, asideOf(current)).catch(ignoreMissing);
  await rename(fresh, current);
  await rm(asideOf(current), { recursive: true, force: true });
}

/**
 * Who was broken off between the two steps has left no folder: the old one comes back. After the second step only what
 * was put aside is left, and goes.
 */
export async function recoverFolder(current: string): Promise<void> {
  const isThere = await lstat(current).catch(ignoreMissing);
  if (isThere) await rm(asideOf(current), { recursive: true, force: true });
  else await rename(asideOf(current), current).catch(ignoreMissing);
}

/** Another address of the same folder would be replaced by the folder itself, and what it leads to would stay old. */
export async function isLink(folder: string): Promise<boolean> {
  return (await lstat(folder).catch(ignoreMissing))?.isSymbolicLink() ?? false;
}

/** On the disk of the folder itself, where it can be put back in one step. */
const asideOf = (folder: string): string => `${folder}-old`;

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
