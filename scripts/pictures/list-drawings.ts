import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The pictures that were drawn by hand. */
export const drawingsFolder = fileURLToPath(new URL('../../content/plaatjes/', import.meta.url));

/** The files of them: other pictures come from a package, and don't change. */
export function listDrawings(): string[] {
  return readdirSync(drawingsFolder)
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((name) => path.relative('', path.join(drawingsFolder, name)));
}
