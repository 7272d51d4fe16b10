import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A file that would stay the same is left alone, so that a page in development reloads no more than it must. */
export async function writeIfChanged(file: string, content: string | Uint8Array): Promise<void> {
  const fresh = Buffer.from(content);
  const current = await readFile(file).catch(() => undefined);
  if (current?.equals(fresh)) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, fresh);
}
