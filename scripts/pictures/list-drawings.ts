import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the pictures stand that were drawn by hand. */
export const drawingsFolder = fileURLToPath(new URL('../../content/plaatjes/', import.meta.url));

/** Whatever is made with pictures may be made with these; the others come of a package. */
export function listDrawings(): string[] {
  return readdirSync(drawingsFolder)
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((name) => path.relative('', path.join(drawingsFolder, name)));
}
