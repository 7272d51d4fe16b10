import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What npm noted of the packages that are really there. */
const packages = 'node_modules/.package-lock.json';

/**
 * The code that makes something, as one hash: these files and folders, every package, and Node. Whoever keeps a thing
 * declares them; `tests/architecture.test.ts` follows the imports to see that none is missing.
 */
export function codeOf(...places: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of [packages, ...places.flatMap(listFiles)])
    hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function listFiles(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
