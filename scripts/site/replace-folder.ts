import { rename, rm } from 'node:fs/promises';

/** The new folder takes the old one's place only when it is whole; until then the old one stands as it was. */
export async function replaceFolder(fresh: string, current: string): Promise<void> {
  const old = `${fresh}-old`;
  await rename(current, old).catch(ignoreMissing);
  await rename(fresh, current);
  await rm(old, { recursive: true, force: true });
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
