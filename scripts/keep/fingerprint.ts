import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What npm noted of the packages that are really there. */
const packages = 'node_modules/.package-lock.json';

/**
 * What makes something: these files of code with all that they import, every package, and Node. What other code made
 * before is not used again.
 */
export function fingerprint(...files: readonly string[]): string {
  const code = new Map<string, Buffer>();
  for (const file of files) addWithImports(file, code);
  const hash = createHash('sha256').update(process.version).update(readFileSync(packages));
  for (const [file, text] of code) hash.update(`${file} ${text.length} `).update(text);
  return hash.digest('hex');
}

function addWithImports(file: string, code: Map<string, Buffer>): void {
  if (code.has(file)) return;
  const text = readFileSync(file);
  code.set(file, text);
  for (const [, imported = ''] of text.toString().matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]+)/g)) {
    addWithImports(path.join(path.dirname(file), imported), code);
  }
}
