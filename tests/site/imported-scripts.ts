import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** These built scripts, and those without which they do not start. */
export async function listImported(folder: string, scripts: readonly string[]): Promise<string[]> {
  const found = new Set(scripts);
  for (const script of found) {
    const code = await readFile(path.join(folder, script), 'utf8');
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      found.add(path.posix.join(path.dirname(script), name));
  }
  return [...found];
}
